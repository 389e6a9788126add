import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext, type Column, type ListCall } from '../http/types.ts';
import type { Filter, ListRequest } from './types.ts';

/** The parts of a list's statement. `bind` adds a value and answers its placeholder. */
export interface ListSql {
  select: string;
  from: string;
  where: string;
  orderBy: string;
  values: unknown[];
}

/** ICU collation of the reader's language. */
const collation = (locale: Locale): string => `collate "${locale}-x-icu"`;
const inLanguage = (column: Column, locale: Locale): string => `((${column.sql})->>'${locale}')`;

/** `values`: those of the statement that it becomes a part of. */
export function listSql(
  call: ListCall,
  request: Pick<ListRequest, 'filters' | 'words' | 'sort' | 'own'>,
  input: CallContext,
  values: unknown[] = [],
): ListSql {
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const ownership = call.where?.({ ...input, query: request.own, bind });
  if (isRejection(ownership)) throw new Refused(ownership);
  const conditions = [
    ...(ownership ? [`(${ownership})`] : []),
    ...request.filters.map(filter => conditionOf(call.columns[filter.column]!, filter, input.locale, bind)),
    ...request.words.map(word => searchOf(call, word, input.locale, bind)),
  ];
  return {
    select: selectOf(call),
    from: typeof call.from === 'string' ? call.from : call.from({ ...input, query: request.own, bind }),
    where: conditions.length ? `where ${conditions.join(' and ')}` : '',
    orderBy: `order by ${orderOf(call, request.sort, input.locale)}`,
    values,
  };
}

/** Every column under its name, in the shape that JSON shall have, and `id` for react-admin. */
export function selectOf(call: ListCall): string {
  const columns = Object.entries(call.columns).map(([name, column]) => `${shown(column)} as "${name}"`);
  const key = call.key ?? 'uid';
  return [
    ...('id' in call.columns ? [] : [`${keyOf(call)} as "id"`]),
    ...(key in call.columns || key === 'id' ? [] : [`${keyOf(call)} as "${key}"`]),
    ...columns,
  ].join(', ');
}
export const keyOf = (call: ListCall): string => call.columns[call.key ?? 'uid']?.sql ?? call.key ?? 'uid';

function shown(column: Column): string {
  if (column.type === 'number') return `(${column.sql})::double precision`;
  return column.type === 'date' ? `(${column.sql})::text` : column.sql;
}

function orderOf(call: ListCall, [name, order, language]: ListRequest['sort'], reader: Locale): string {
  const locale = language ?? reader;
  const column = call.columns[name]!;
  const key = keyOf(call);
  const sorted = column.order
    ? `(${column.order})`
    : column.type === 'localized'
      ? `${inLanguage(column, locale)} ${collation(locale)}`
      : column.type === 'text' && column.sql !== key
        ? `(${column.sql}) ${collation(locale)}`
        : column.sql;
  return column.sql === key
    ? `${key} ${order}`
    : `${sorted} ${order}${column.required ? '' : ' nulls last'}, ${key} ${order}`;
}

/** Casts that the planner drops where the column has that type already, so that its index still serves. */
const comparable: Partial<Record<Column['type'], string>> = {
  number: 'double precision',
  time: 'timestamptz',
  date: 'date',
  boolean: 'boolean',
};

function conditionOf(column: Column, { op, values }: Filter, locale: Locale, bind: (value: unknown) => string): string {
  const cast = comparable[column.type];
  const sql =
    column.type === 'localized'
      ? inLanguage(column, locale)
      : column.type === 'json'
        ? `(${column.sql})::text`
        : cast
          ? `(${column.sql})::${cast}`
          : column.sql;
  if (op === 'contains') return `${sql} ilike ${bind(`%${escapeLike(String(values[0] ?? ''))}%`)}`;
  if (op !== 'any') return `${sql} ${op === 'from' ? '>=' : '<='} ${bind(values[0])}${cast ? `::${cast}` : ''}`;
  const some = values.filter(value => value !== null && value !== '');
  const none =
    values.length > some.length ? [column.type === 'text' ? `coalesce(${sql}, '') = ''` : `${sql} is null`] : [];
  const quicker = none.length ? undefined : column.among?.(some);
  return `(${[...none, `${quicker ?? sql} = any(${bind(some)}${cast ? `::${cast}[]` : ''})`].join(' or ')})`;
}

/** A word in any of the searched columns, whatever its case; names in the reader's language. */
function searchOf(call: ListCall, word: string, locale: Locale, bind: (value: unknown) => string): string {
  const searched = Object.values(call.columns).filter(column => column.search);
  if (searched.length === 0 && !call.search) return 'false';
  const pattern = bind(`%${escapeLike(word)}%`);
  if (call.search) return call.search(pattern);
  const words = (column: (typeof searched)[number]): string =>
    column.type === 'localized'
      ? inLanguage(column, locale)
      : column.type === 'text'
        ? column.sql
        : `(${column.sql})::text`;
  return `(${searched.map(column => `${words(column)} ilike ${pattern}`).join(' or ')})`;
}

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
