import { isStorable } from '@portal/event-schemas/kernel/storable.ts';
import type { Column, ListCall } from '../http/types.ts';
import { invalidInput } from '../http/validation.ts';
import type { Filter } from './types.ts';

const valuesMax = 500;
const textMax = 1000;

/** Filters by name: `field`, `field_from`, `field_to`, and `id` for the list's key. Throws `platform.invalid_input` with the field at fault. */
export function parseFilters(call: ListCall, given: Record<string, unknown>): Filter[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const target = targetOf(call, name);
    if (!target) throw invalidInput({ [name]: 'unknown' });
    const column = call.columns[target.column]!;
    const values = listOf(value, column.type === 'text' && target.op === 'contains').map(one =>
      parseValue(one, column.type, name),
    );
    if (values.length > valuesMax) throw invalidInput({ [name]: 'too_long' });
    if (target.op !== 'any' && values.length !== 1) throw invalidInput({ [name]: 'wrong_type' });
    return [{ ...target, values }];
  });
}

function targetOf(call: ListCall, name: string): Pick<Filter, 'column' | 'op'> | null {
  const column = Object.hasOwn(call.columns, name) ? call.columns[name]! : undefined;
  const key = call.key ?? 'uid';
  if (name === key || (name === 'id' && !column)) return { column: key, op: 'any' };
  if (column?.filter) return { column: name, op: column.filter === 'contains' ? 'contains' : 'any' };
  const [, base, end] = /^(.+)_(from|to)$/.exec(name) ?? [];
  const ranged = base && Object.hasOwn(call.columns, base) ? call.columns[base]! : undefined;
  return ranged?.filter === 'range' ? { column: base!, op: end as 'from' | 'to' } : null;
}

const listOf = (value: unknown, whole: boolean): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' && !whole ? value.split(',') : [value];

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const date = /^\d{4}-\d\d-\d\d$/;

/** A value of the column's type as PostgreSQL takes it; throws with `name` at fault. */
export function parseValue(value: unknown, type: Column['type'], name: string): string | number | boolean | null {
  const wrong = () => invalidInput({ [name]: 'wrong_type' });
  if (value === null) return null;
  if (typeof value === 'object' || value === undefined) throw wrong();
  const text = String(value);
  if (text.length > textMax) throw invalidInput({ [name]: 'too_long' });
  if (!isStorable(text)) throw wrong();
  switch (type) {
    case 'number': {
      const number = text.trim() === '' ? Number.NaN : Number(text);
      if (!Number.isFinite(number)) throw wrong();
      return number;
    }
    case 'boolean':
      if (['true', '1'].includes(text)) return true;
      if (['false', '0'].includes(text)) return false;
      throw wrong();
    case 'uuid':
      if (!uuid.test(text)) throw wrong();
      return text;
    case 'date':
      if (!date.test(text) || Number.isNaN(Date.parse(text)) || new Date(text).toISOString().slice(0, 10) !== text)
        throw wrong();
      return text;
    case 'time': {
      const moment = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text.replace(' ', '+')) : new Date(Number.NaN);
      if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1) throw wrong();
      return moment.toISOString();
    }
    default:
      return text;
  }
}
