import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { formatter } from '../http/messages.ts';
import type { Column } from '../http/types.ts';

/** A column of an export, as it is kept with the job. */
export interface ExportColumn {
  name: string;
  type: Column['type'];
  header: string;
}
export type Cell = string | number;

const answers: Record<Locale, readonly [yes: string, no: string]> = { ru: ['да', 'нет'], kk: ['иә', 'жоқ'], en: ['yes', 'no'], ky: ['ооба', 'жок'] };

/** Turns a value into what a person reads in a table: names in their language, times in the university's time zone. */
export function cellsOf(locale: Locale, timeZone: string): (value: unknown, type: Column['type']) => Cell {
  const show = formatter(timeZone);
  return (value, type) => {
    if (value === null || value === undefined) return '';
    if (type === 'number') return Number(value);
    if (type === 'boolean') return answers[locale][value ? 0 : 1];
    if (type === 'json') return JSON.stringify(value);
    return show(value instanceof Date ? value.toISOString() : value, locale);
  };
}

/** Excel runs what begins like a formula: such text gets an apostrophe in front. */
const looksLikeFormula = /^[=+\-@\t\r]/;

export function csvLine(cells: readonly Cell[]): string {
  const quoted = cells.map(cell => {
    if (typeof cell === 'number') return String(cell);
    const text = looksLikeFormula.test(cell) ? `'${cell}` : cell;
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}
/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
