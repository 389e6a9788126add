import { emptyOf } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';

type Values = Record<string, unknown>;

/** A value as inputs of the page hold it: '' for what is empty, in rows too; a text in no language has its four inputs. */
export function inInput(field: Field, value: unknown): unknown {
  if (field.kind === 'rows') return ((value ?? []) as Values[]).map(row => rowInInput(field, row));
  if (field.kind === 'localized' && !value) return emptyOf({ kind: 'localized' });
  return value ?? '';
}
/** A row of rows; without `row` an empty one. */
export const rowInInput = ({ columns = {} }: Field, row?: Values): Values =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, inInput(column, row ? row[name] : emptyOf(column))]),
  );
