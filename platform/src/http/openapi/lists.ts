import { isExported, pageSizeDefault, rowsMax } from '../../lists/request.ts';
import type { Column, ListCall } from '../types.ts';
import { jsonSchema, parametersOf, queryParameters, type JsonSchema, type Parameter } from './schemas.ts';

const parameter = (name: string, schema: JsonSchema, description: string): Parameter => ({ name, in: 'query', required: false, description, schema });
const valueOf: Record<Column['type'], JsonSchema> = {
  text: { type: 'string' }, uuid: { type: 'string', format: 'uuid' }, number: { type: 'number' }, boolean: { type: 'boolean' },
  time: { type: 'string', format: 'date-time' }, date: { type: 'string', format: 'date' }, localized: { type: 'string' }, json: { type: 'string' },
};

/** Query parameters of a list: both dialects, its filters, its own. */
export function listParameters(call: ListCall): Parameter[] {
  const filters = Object.entries(call.columns).flatMap(([name, column]): Parameter[] => {
    if (column.filter === 'range') return [parameter(name, { type: 'string' }, 'One value or several, separated by commas'), parameter(`${name}_from`, valueOf[column.type], 'From, included'), parameter(`${name}_to`, valueOf[column.type], 'To, included')];
    if (column.filter === 'contains') return [parameter(name, { type: 'string' }, 'A part of the text, whatever its case')];
    return column.filter ? [parameter(name, { type: 'string' }, 'One value or several, separated by commas')] : [];
  });
  return [
    ...parametersOf(call.call, undefined, undefined),
    parameter('page', { type: 'integer', minimum: 0, default: 0 }, 'Page, from 0'),
    parameter('page_size', { type: 'integer', minimum: 1, maximum: rowsMax, default: pageSizeDefault }, 'Rows of a page'),
    parameter('q', { type: 'string', maxLength: 200 }, 'Words to search for (also as `search`)'),
    parameter('sort', { type: 'string' }, 'Column, `-column`, or `["column","ASC"]`'),
    parameter('range', { type: 'string' }, `react-admin's dialect: \`[first,last]\`, at most ${rowsMax} rows`),
    parameter('filter', { type: 'string' }, `react-admin's dialect: JSON object of filters; \`{"id":[…]}\` for given rows`),
    ...(isExported(call) ? [parameter('export', { type: 'string', enum: ['csv', 'xlsx'] }, 'Starts an export of all rows; see GET /exports/{job}/')] : []),
    ...filters, ...queryParameters(call.query),
  ];
}

const rowSchema = (call: ListCall): JsonSchema => {
  const row = jsonSchema(call.row, 'output');
  return { ...row, properties: { id: { type: ['string', 'number'] }, ...(row['properties'] as object) }, additionalProperties: true };
};
const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

export function listResponses(call: ListCall): Record<string, unknown> {
  const rows = { type: 'array', items: rowSchema(call) };
  const page = { type: 'object', required: ['results', 'count', 'next'], properties: { results: rows, count: { type: 'integer' }, next: { type: ['string', 'null'] } } };
  return {
    200: { description: 'A page; with `range` or `filter` an array and the header Content-Range', content: json({ oneOf: [page, rows] }), headers: { 'Content-Range': { schema: { type: 'string' } } } },
    ...(isExported(call) ? { 202: { description: 'The export has been started', content: json({ type: 'object', required: ['job'], properties: { job: { type: 'string' } } }) } } : {}),
  };
}

export const singleRow = (call: ListCall) => ({ description: 'The row', content: json(rowSchema(call)) });
