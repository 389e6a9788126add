import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { offset } from '../clock/occurrences.ts';
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
/** What a clock of the university shows: `2026-09-01T09:00:00` with its offset `+06:00`, or a day alone (`2026-09-01`, no offset). */
export interface WallTime {
  wall: string;
  offset?: string;
}
export type Cell = string | number | WallTime;

const answers: Record<Locale, readonly [yes: string, no: string]> = {
  ru: ['да', 'нет'],
  kk: ['иә', 'жоқ'],
  en: ['yes', 'no'],
  ky: ['ооба', 'жок'],
};
/** Yes and no in every language. */
export const yesAndNo = Object.values(answers);

/**
 * Turns a value into what a table holds: names in the reader's language, numbers, moments by the university's clock,
 * days. What is empty, or says nothing in that language, is ''.
 */
export function cellsOf(
  locale: Locale,
  timeZone: string,
): (value: unknown, column: Pick<ExportColumn, 'type' | 'names'>) => Cell {
  const show = formatter(timeZone);
  const words = (value: unknown, names: ExportColumn['names']): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return answers[locale][value ? 0 : 1];
    if (Array.isArray(value)) return value.map(one => words(one, names)).join(', ');
    if (typeof value === 'object' && !isLocalized(value)) return parts(value, names).join('; ');
    return (
      nameOf(names, value) ??
      (typeof value === 'object' ? show((value as Record<string, unknown>)[locale], locale) : show(value, locale))
    ).trim();
  };
  /** Of a thing what it has, under the names of its parts where they have some; its keys are for programs. */
  const parts = (thing: object, names: ExportColumn['names']): string[] =>
    Object.entries(thing)
      .filter(([name]) => name !== 'uid' && name !== 'id')
      .map(([name, one]) => [nameOf(names, name), words(one, names)].filter(Boolean).join(': '));
  return (value, { type, names }) => {
    if (value === null || value === undefined) return '';
    if (type === 'number' && nameOf(names, value) === undefined)
      return typeof value !== 'object' && Number.isFinite(Number(value)) ? Math.round(Number(value) * 100) / 100 : '';
    return wallTimeOf(value, type, timeZone) ?? words(value instanceof Date ? momentOf(value) : value, names);
  };
}

const isoDay = /^\d{4}-\d\d-\d\d$/;
const isoMoment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/;

/** Years beyond have five digits, which neither ISO's short form nor Excel has. */
const year9999 = Date.UTC(9999, 11, 31);

/** A day or a moment, whether the column says so or its text is one; undefined for all else. */
function wallTimeOf(value: unknown, type: ExportColumn['type'], timeZone: string): WallTime | undefined {
  if (typeof value === 'string' && isoDay.test(value)) return { wall: value };
  const isMoment = value instanceof Date || (typeof value === 'string' && (type === 'time' || isoMoment.test(value)));
  const moment = isMoment ? new Date(value) : undefined;
  if (!moment || !(Math.abs(moment.getTime()) < year9999)) return undefined;
  const minutes = offset(timeZone, moment.getTime());
  const two = (number: number): string => String(number).padStart(2, '0');
  const ahead = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return { wall: new Date(moment.getTime() + minutes * 60_000).toISOString().slice(0, 19), offset: ahead };
}
/** Beyond the year 275760 PostgreSQL goes on and JavaScript does not. */
const momentOf = (value: Date): string => (Number.isNaN(value.getTime()) ? '' : value.toISOString());
/** What a code is called; not what every object has (`constructor`). */
const nameOf = (names: ExportColumn['names'], value: unknown): string | undefined =>
  names && typeof value !== 'object' && Object.hasOwn(names, String(value)) ? names[String(value)] : undefined;
const isLocalized = (value: object): boolean => 'ru' in value;

/**
 * Spreadsheets run what begins like a formula, also with fullwidth or small signs and after spaces: such text gets an
 * apostrophe in front. So does what begins with apostrophes and goes on so: who reads the file takes one away.
 */
export const looksLikeFormula = /^'*(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b])/;

export function csvLine(cells: readonly Cell[]): string {
  const quoted = cells.map(cell => {
    if (typeof cell === 'number') return String(cell);
    if (typeof cell === 'object') return cell.wall + (cell.offset ?? '');
    const text = looksLikeFormula.test(cell) ? `'${cell}` : cell;
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}
/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
