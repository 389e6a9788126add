import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { formatter } from '../http/messages.ts';
import type { Column } from '../http/types.ts';

/** A column of an export, as it is kept with the job. */
export interface ExportColumn {
  name: string;
  type: Column['type'];
  header: string;
  /** What its codes are called. */
  names?: Readonly<Record<string, string>>;
}
export type Cell = string | number;

const answers: Record<Locale, readonly [yes: string, no: string]> = { ru: ['да', 'нет'], kk: ['иә', 'жоқ'], en: ['yes', 'no'], ky: ['ооба', 'жок'] };

/** Turns a value into what a person reads in a table: names in their language, times in the university's time zone. */
export function cellsOf(locale: Locale, timeZone: string): (value: unknown, column: Pick<ExportColumn, 'type' | 'names'>) => Cell {
  const show = formatter(timeZone);
  const words = (value: unknown, names: ExportColumn['names']): string => {
    if (typeof value === 'boolean') return answers[locale][value ? 0 : 1];
    if (Array.isArray(value)) return value.map(one => words(one, names)).join(', ');
    if (typeof value === 'object' && value !== null && !isLocalized(value)) return parts(value, names).join('; ');
    return names?.[String(value)] ?? show(value, locale);
  };
  /** Of a thing what it has, under the names of its parts where they have some; its keys are for programs. */
  const parts = (thing: object, names: ExportColumn['names']): string[] => Object.entries(thing).filter(([name]) => name !== 'uid' && name !== 'id').map(([name, one]) => [names?.[name], words(one, names)].filter(Boolean).join(': '));
  return (value, { type, names }) => {
    if (value === null || value === undefined) return '';
    if (type === 'number') return Math.round(Number(value) * 100) / 100;
    return words(value instanceof Date ? value.toISOString() : value, names);
  };
}
const isLocalized = (value: object): boolean => 'ru' in value;

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
