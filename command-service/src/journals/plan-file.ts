import { planColumns } from '@portal/event-schemas/journals/plan-columns.ts';
import { themeMax } from '@portal/event-schemas/journals/values.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import { readCsv } from '@portal/platform/imports/csv.ts';
import { dayIn } from '@portal/platform/records/imported/cells.ts';
import type { RowFault } from '@portal/platform/records/imported/command.ts';
import { inWords } from '@portal/platform/records/imported/faults.ts';
import type { PlannedTheme } from './themes.ts';

/** The lines of a calendar plan, and what is wrong with them by themselves. Throws `Refused` where the file is none. */
export function readPlan(csv: string): { themes: PlannedTheme[]; faults: RowFault[] } {
  const table = readCsv(csv);
  if ('rejection' in table) throw new Refused(table.rejection);
  const at = (name: string): number => table.header.indexOf(name);
  const missing = [planColumns.number, planColumns.theme].filter(name => at(name) < 0);
  if (missing.length > 0) throw new Refused(reject('platform.import_column_missing', { columns: missing.join(', ') }));
  const [themes, faults]: [PlannedTheme[], RowFault[]] = [[], []];
  for (const { line, cells } of table.rows) {
    const cell = (name: string): string => cells[at(name)] ?? '';
    const [number, written, theme] = [cell(planColumns.number), cell(planColumns.date), cell(planColumns.theme)];
    const date = written === '' ? null : dayIn(written);
    const rejection = !/^[1-9]\d{0,3}$/.test(number)
      ? reject('platform.cell_number', { text: number })
      : date === undefined
        ? reject('platform.cell_day', { text: written })
        : theme.length > themeMax
          ? reject('journals.theme_long', { most: themeMax })
          : null;
    if (rejection) faults.push({ line, rejection });
    else themes.push({ line, session: Number(number), date: date ?? null, theme });
  }
  return { themes, faults };
}

export const brokenPlan = (
  faults: readonly RowFault[],
  input: Pick<CallContext, 'locale' | 'request_id' | 'raw'>,
): Refused =>
  new Refused(
    reject('platform.import_broken', {
      count: faults.length,
      lines: inWords(
        faults.map(one => ({ ...one, column: null })),
        input,
      ),
    }),
  );
