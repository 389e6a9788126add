import { locales, type Locale } from '@portal/event-schemas/kernel/locales.ts';
import { invalidInput, parseInput } from '../http/validation.ts';
import type { ListCall } from '../http/types.ts';
import type { ListRequest } from './types.ts';
import { parseFilters } from './filters.ts';

export const pageSizeDefault = 5;
/** Rows of a page at most. */
export const pageSizeMax = 100;
/** Rows of an array at most: react-admin's own export asks for as many at once. */
export const rowsMax = 1000;
/** How an answer in react-admin's dialect names itself, and how a client may ask for it. */
export const rowsMediaType = 'application/vnd.portal.rows+json';
const lastPage = 1_000_000;
const searchMax = 200;
const reserved = new Set([
  'page',
  'page_size',
  'sort',
  'order',
  'range',
  'filter',
  'q',
  'search',
  'export',
  'against',
  'change',
]);
type Values = Record<string, unknown>;

/**
 * Reads `?page=0&page_size=5&field=a,b&field_from=…&q=…&sort=-name` or `?sort=["name","ASC"]&range=[0,24]&filter={…}`; with `range` or `filter`,
 * or where the header `Accept` asks for rows, it is react-admin's dialect. Throws `platform.invalid_input` that names the parameter or field.
 */
export function parseListRequest(call: ListCall, query: Values, accept = ''): ListRequest {
  const dialect = 'range' in query || 'filter' in query || accept.includes(rowsMediaType) ? 'rest' : 'page';
  const inFilter = query['filter'] === undefined ? {} : json(query['filter'], 'filter');
  if (typeof inFilter !== 'object' || inFilter === null || Array.isArray(inFilter))
    throw invalidInput({ filter: 'wrong_type' });
  const given: Values = {
    ...Object.fromEntries(Object.entries(query).filter(([name]) => !reserved.has(name))),
    ...inFilter,
  };
  const ownNames = Object.keys(call.query?.shape ?? {});
  const own =
    parseInput(
      call.query,
      Object.fromEntries(ownNames.filter(name => name in given).map(name => [name, given[name]])),
    ) ?? {};
  const filters = Object.fromEntries(
    Object.entries(given).filter(([name]) => !ownNames.includes(name) && name !== 'q' && name !== 'search'),
  );
  const window = dialect === 'rest' ? parseRange(query['range']) : parsePage(query);
  return {
    dialect,
    own,
    ...window,
    filters: parseFilters(call, filters),
    words: parseSearch(query['q'] ?? query['search'] ?? given['q'] ?? given['search']),
    sort: parseSort(call, query),
    export: parseExport(call, query['export']),
  };
}

function json(text: unknown, name: string): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw invalidInput({ [name]: 'wrong_format' });
  }
}

function parsePage(query: Values): { offset: number; limit: number } {
  const page = wholeNumber(query['page'] ?? '0', 'page', 0, lastPage);
  const limit = wholeNumber(query['page_size'] ?? String(pageSizeDefault), 'page_size', 1, pageSizeMax);
  return { offset: page * limit, limit };
}

function wholeNumber(text: unknown, name: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(String(text)) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) throw invalidInput({ [name]: 'wrong_type' });
  if (value < min) throw invalidInput({ [name]: 'too_small' });
  if (value > max) throw invalidInput({ [name]: 'too_big' });
  return value;
}

/** `[first, last]`, both included; without it as many as one answer holds. */
function parseRange(text: unknown): { offset: number; limit: number } {
  if (text === undefined) return { offset: 0, limit: rowsMax };
  const range = json(text, 'range');
  if (!Array.isArray(range) || range.length !== 2 || !range.every(Number.isSafeInteger))
    throw invalidInput({ range: 'wrong_format' });
  const [first, last] = range as [number, number];
  if (first < 0 || first > lastPage * rowsMax || last < first) throw invalidInput({ range: 'not_allowed' });
  if (last - first >= rowsMax) throw invalidInput({ range: 'too_big' });
  return { offset: first, limit: last - first + 1 };
}

/** `["name","ASC"]`, `name`, `-name`, or `sort=name&order=DESC`; `name.en` sorts a name in four languages by one of them. */
function parseSort(call: ListCall, query: Values): ListRequest['sort'] {
  const text = query['sort'];
  if (text === undefined) return call.defaultSort;
  const pair = String(text).startsWith('[')
    ? json(text, 'sort')
    : [String(text).replace(/^-/, ''), String(text).startsWith('-') ? 'DESC' : String(query['order'] ?? 'ASC')];
  if (!Array.isArray(pair) || pair.length !== 2 || typeof pair[0] !== 'string' || typeof pair[1] !== 'string')
    throw invalidInput({ sort: 'wrong_format' });
  const [given, order] = [pair[0], pair[1].toUpperCase()];
  const [head, language] = languageOf(call, given);
  const name = head === 'id' && !Object.hasOwn(call.columns, 'id') ? (call.key ?? 'uid') : head;
  const sortable =
    Object.hasOwn(call.columns, name) &&
    (call.columns[name]!.sort || name === call.defaultSort[0] || name === (call.key ?? 'uid'));
  if (!sortable) throw invalidInput({ sort: 'unknown' });
  if (order !== 'ASC' && order !== 'DESC') throw invalidInput({ order: 'not_allowed' });
  return language ? [name, order, language] : [name, order];
}

function languageOf(call: ListCall, given: string): [column: string, language?: Locale] {
  const [column = '', language] = given.split('.');
  const known = locales.find(locale => locale === language);
  return known && Object.hasOwn(call.columns, column) && call.columns[column]!.type === 'localized'
    ? [column, known]
    : [given];
}

/** Every word must stand in one of the columns that are searched. */
function parseSearch(text: unknown): string[] {
  if (text === undefined || text === null || text === '') return [];
  if (typeof text !== 'string') throw invalidInput({ q: 'wrong_type' });
  if (text.length > searchMax) throw invalidInput({ q: 'too_long' });
  return text.trim().split(/\s+/).filter(Boolean).slice(0, 6);
}

/** A file has the columns that are called something; without any there is nothing that a person could read. */
export const isExported = (call: ListCall): boolean => Object.values(call.columns).some(({ header }) => header);

function parseExport(call: ListCall, text: unknown): ListRequest['export'] {
  if (text === undefined) return null;
  if (text === 'codes' && call.coded) return text;
  if ((text !== 'csv' && text !== 'xlsx') || !isExported(call)) throw invalidInput({ export: 'not_allowed' });
  return text;
}
