import type { Call } from '@portal/event-schemas/kernel/access.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { CallInput } from '../http/client.ts';

export interface FilterChoice {
  value: string | number | boolean;
  label: string;
}
/** A filter of a list, spelt as the server's column. `range` writes `<source>_from` and `<source>_to`. */
export type TableFilter = {
  source: string;
  label: string;
  /** Stands behind "+ Filter" until it is asked for or set. */
  rare?: boolean;
} & (
  | { kind: 'choice'; choices: readonly FilterChoice[]; several?: boolean }
  /** Choices that come from a call; `choice` makes one of a row (default: uid and name). */
  | {
      kind: 'lookup';
      call: Call;
      input?: CallInput;
      choice?: (row: never) => { value: string; label: Localized | string };
      several?: boolean;
      /** Whether rows without any can be asked for. */
      orNone?: boolean;
      /** For lists too long to be read whole: the server searches (`q`), and finds what is chosen by this parameter. */
      chosenBy?: string;
      /** Other filters whose values narrow the choices, under their own names. */
      narrowedBy?: readonly string[];
    }
  | { kind: 'text' }
  | { kind: 'boolean' }
  /** `moment`: exact to the second, in the university's time zone; the server gets ISO 8601. */
  | { kind: 'range'; type: 'number' | 'date' | 'moment' }
);
export type FilterValues = Record<string, unknown>;

/** The fields of react-admin's filter that a filter writes. */
export const fieldsOf = (filter: TableFilter): string[] =>
  filter.kind === 'range' ? [`${filter.source}_from`, `${filter.source}_to`] : [filter.source];

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
export const isActive = (filter: TableFilter, values: FilterValues): boolean =>
  fieldsOf(filter).some(field => isSet(values[field]));

/**
 * Whether a filter says already what stands in every row of a column: one term, one department. `study_period_name` is said by the filter
 * `study_period`, unless the column names another (`saidBy`).
 */
export function isRepeated(
  { columns, filters = [] }: { columns: readonly { source: string }[]; filters?: readonly TableFilter[] | undefined },
  column: { source: string; saidBy?: string | undefined },
  values: FilterValues,
): boolean {
  const by = column.saidBy ?? /^(.+)_name$/.exec(column.source)?.[1];
  if (by === undefined) return false;
  // The first column is the link of the row; a filter that nobody sees says nothing.
  if (column.source === columns[0]?.source || !filters.some(({ source, kind }) => source === by && kind !== 'text'))
    return false;
  const value = values[by];
  const one = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;
  return (typeof one === 'string' && one !== '') || typeof one === 'number';
}

/** The values without what a filter wrote, and with what it writes now. */
export function withFilter(values: FilterValues, filter: TableFilter, next: FilterValues): FilterValues {
  const rest = Object.entries(values).filter(([field]) => !fieldsOf(filter).includes(field));
  return Object.fromEntries([...rest, ...Object.entries(next).filter(([, value]) => isSet(value))]);
}
