import type { Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import {
  importedColumns,
  type ImportedColumn,
  type ImportFault,
} from '@portal/event-schemas/kernel/entity/imported.ts';
import { inFour, type Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { reject, type ErrorCatalogue, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { z } from 'zod';
import { limitTexts } from '../../http/errors.ts';
import { explainer, fillTemplate } from '../../http/messages.ts';
import { issueCode } from '../../http/validation.ts';
import type { RowFault } from './command.ts';

/** Something wrong with a line, or with the file (`line` 0 or that of the header). */
export interface PlannedFault {
  line: number;
  column: string | null;
  rejection: Rejection;
}
/** What a schema says against a value, at the column in which it stands; `at`: where the value is in the record. */
export function faultOfIssue(
  issue: z.core.$ZodIssue,
  at: readonly string[],
  columns: readonly ImportedColumn[],
): { column: string | null; rejection: Rejection } {
  const { code, limit } = issueCode(issue, issue.input ?? null);
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
export function inWords(
  faults: readonly PlannedFault[],
  { declared }: RecordDefinition,
  { locale, timeZone, requestId }: { locale: Locale; timeZone: string; requestId: string },
): ImportFault[] {
  const { words } = declared!;
  const rules: ErrorCatalogue = Object.fromEntries(
    Object.keys(words.ru.rules ?? {}).map(code => [code, inFour(one => words[one].rules?.[code] ?? code)]),
  );
  const explain = explainer([rules], timeZone);
  return faults
    .toSorted((one, other) => one.line - other.line)
    .slice(0, told)
    .map(({ line, column, rejection }) => ({
      line,
      column,
      code: rejection.code,
      message: explain(rejection, locale, requestId).error.message,
    }));
}
