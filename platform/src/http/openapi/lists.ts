import { isExported, pageSizeDefault, pageSizeMax, rowsMax, rowsMediaType } from '../../lists/request.ts';
import type { Column, ListCall } from '../types.ts';
import { parametersOf, queryParameters, type JsonSchema, type Parameter, type SchemaBook } from './schemas.ts';

type Referred = { $ref: string };

const parameter = (name: string, schema: JsonSchema, description?: string): Parameter => ({
  name,
  in: 'query',
  ...(description ? { description } : {}),
  schema,
});
const valueOf: Record<Column['type'], JsonSchema> = {
  text: { type: 'string' },
  uuid: { type: 'string', format: 'uuid' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  time: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  localized: { type: 'string' },
  json: { type: 'string' },
};

/** Parameters that all lists share, by the names under which the document's components have them. */
export const sharedListParameters: Record<string, Parameter> = {
  PageNumber: parameter('page', { type: 'integer', minimum: 0, default: 0 }, 'Page, from 0'),
  PageSize: parameter(
    'page_size',
    { type: 'integer', minimum: 1, maximum: pageSizeMax, default: pageSizeDefault },
    'Rows of a page',
  ),
  Search: parameter('q', { type: 'string', maxLength: 200 }, 'Words to search for (also as `search`)'),
  Range: parameter(
    'range',
    { type: 'string' },
    `Rows \`[first,last]\`, at most ${rowsMax}; the answer is of the type ${rowsMediaType}`,
  ),
  Filter: parameter(
    'filter',
    { type: 'string' },
    `JSON object of filters, \`{"id":[…]}\` for given rows; the answer is of the type ${rowsMediaType}`,
  ),
  Export: parameter(
    'export',
    { type: 'string', enum: ['csv', 'xlsx'] },
    'Starts an export of all rows; see GET /exports/{job}/',
  ),
};
const shared = (name: string): Referred => ({ $ref: `#/components/parameters/${name}` });

/** One value or several of a column, separated by commas; an empty one finds rows without any. */
const several = (name: string, column: Column): Parameter => ({
  ...parameter(name, {
    type: 'array',
    items: column.names ? { type: 'string', enum: Object.keys(column.names) } : valueOf[column.type],
  }),
  explode: false,
});

function filtersOf(name: string, column: Column): Parameter[] {
  if (column.filter === 'contains') return [parameter(name, { type: 'string' }, 'A part of it')];
  if (column.filter !== 'range') return column.filter ? [several(name, column)] : [];
  return [
    several(name, column),
    parameter(`${name}_from`, valueOf[column.type]),
    parameter(`${name}_to`, valueOf[column.type]),
  ];
}

/** Query parameters of a list: both dialects, its filters, its own, which stand before a filter of the same name. */
export function listParameters(book: SchemaBook, call: ListCall): (Parameter | Referred)[] {
  const own = queryParameters(book, call.query);
  const filters = Object.entries(call.columns)
    .flatMap(([name, column]) => filtersOf(name, column))
    .filter(({ name }) => !own.some(one => one.name === name));
  const sortable = Object.entries(call.columns).flatMap(([name, { sort }]) => (sort ? [name] : []));
  return [
    ...parametersOf(book, call.call, undefined, undefined),
    shared('PageNumber'),
    shared('PageSize'),
    shared('Search'),
    parameter('sort', { type: 'string' }, sortable.join(', ') || call.defaultSort[0]),
    shared('Range'),
    shared('Filter'),
    ...(isExported(call) && !call.coded ? [shared('Export')] : []),
    ...(call.coded
      ? [
          parameter(
            'export',
            { type: 'string', enum: ['csv', 'xlsx', 'codes'] },
            '`codes`: a CSV file that the import reads again',
          ),
        ]
      : []),
    ...filters,
    ...own,
  ];
}

/** A row with its `id`, and with the columns that its schema does not name: those it is filtered and sorted by. */
function rowSchema(book: SchemaBook, call: ListCall): JsonSchema {
  const row = book.schema(call.row, 'output');
  const columns = Object.entries(call.columns).filter(([name]) => !(name in call.row.shape));
  const more = Object.fromEntries(columns.map(([name, { type }]) => [name, answered[type]]));
  const parts: JsonSchema[] = [
    ...('id' in call.row.shape ? [] : [{ $ref: '#/components/schemas/Row' }]),
    row,
    ...(columns.length > 0 ? [{ type: 'object', properties: more }] : []),
  ];
  return parts.length === 1 ? row : { allOf: parts };
}
const orNull = (type: string): JsonSchema => ({ type: [type, 'null'] });
const answered: Record<Column['type'], JsonSchema> = {
  text: orNull('string'),
  uuid: orNull('string'),
  number: orNull('number'),
  boolean: orNull('boolean'),
  time: orNull('string'),
  date: orNull('string'),
  localized: {},
  json: {},
};

export function listResponses(book: SchemaBook, call: ListCall): Record<string, unknown> {
  const rows = { type: 'array', items: rowSchema(book, call) };
  const page = { allOf: [{ $ref: '#/components/schemas/Page' }, { type: 'object', properties: { results: rows } }] };
  return {
    200: {
      description: 'A page, or rows',
      content: { 'application/json': { schema: page }, [rowsMediaType]: { schema: rows } },
      headers: { 'Content-Range': { $ref: '#/components/headers/ContentRange' } },
    },
    ...(isExported(call) ? { 202: { $ref: '#/components/responses/ExportStarted' } } : {}),
  };
}

export const singleRow = (book: SchemaBook, call: ListCall) => ({
  description: 'The row',
  content: { 'application/json': { schema: rowSchema(book, call) } },
});
