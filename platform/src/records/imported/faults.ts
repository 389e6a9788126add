import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import {
  importedColumns,
  type ImportedColumn,
  type ImportFault,
} from '@portal/event-schemas/kernel/entity/imported.ts';
import { inFour } from '@portal/event-schemas/kernel/localized.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { z } from 'zod';
import { limitTexts } from '../../http/errors.ts';
import { fillTemplate } from '../../http/messages.ts';
import type { CallContext } from '../../http/types.ts';
import { issueCode } from '../../http/validation.ts';
import type { RowFault } from './command.ts';

/** Something wrong with a line, or with the file (`line` 0 or that of the header). */
export interface PlannedFault {
  line: number;
  column: string | null;
  rejection: Rejection;
}
/** What a schema says against a value, at the column in which it stands; `at`: where the value is in the record, of which `values` are checked. */
export function faultOfIssue(
  issue: z.core.$ZodIssue,
  at: readonly string[],
  columns: readonly ImportedColumn[],
  values: unknown,
): { column: string | null; rejection: Rejection } {
  const { code, limit } = issueCode(issue, valueAt(values, issue.path));
  const text = limitTexts[code as keyof typeof limitTexts];
  const isMissing = code === 'required' || (code === 'too_short' && limit === 1);
  return {
    column: columnOf([...at, ...issue.path].join('.'), columns),
    rejection: isMissing
      ? reject('platform.cell_required')
      : text && limit !== undefined
        ? reject('platform.cell_beyond', { how: inFour(locale => fillTemplate(text[locale], () => String(limit))) })
        : reject('platform.cell_invalid'),
  };
}
const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], values);
/** The column for a place in the record (`name.ky`, `lines.3.discipline`). */
const columnOf = (place: string, columns: readonly ImportedColumn[]): string | null =>
  columns.find(({ column }) => column === place)?.column ??
  columns.find(({ name }) => name === place.split('.')[0])?.column ??
  null;

/** A refusal of a record's decision, as a fault of its line. */
export const faultOfRow = ({ line, rejection }: RowFault, entity: Entity): PlannedFault => ({
  line,
  column: columnOf(Object.keys(rejection.fields ?? {})[0] ?? '', importedColumns(entity)),
  rejection,
});

/** So many faults are told. */
export const told = 100;

/** Faults in the order of their lines, in words. */
export const inWords = (
  faults: readonly PlannedFault[],
  { locale, request_id, raw: { request } }: Pick<CallContext, 'locale' | 'request_id' | 'raw'>,
): ImportFault[] =>
  faults
    .toSorted((one, other) => one.line - other.line)
    .slice(0, told)
    .map(({ line, column, rejection }) => ({
      line,
      column,
      code: rejection.code,
      message: request.server.explain(rejection, locale, request_id).error.message,
    }));
