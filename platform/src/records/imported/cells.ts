import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import { listSigns, type ImportedColumn } from '@portal/event-schemas/kernel/entity/imported.ts';
import { locales, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { offset } from '../../clock/occurrences.ts';
import { yesAndNo } from '../../lists/cells.ts';
import type { Fields } from '../aggregate.ts';

/** The code of a record that a field names; without one, its uid. */
export type CodeOf = (field: Field, uid: string) => string;
/** The uid of a record by its code; undefined: there is none. */
export type UidOf = (field: Field, code: string) => string | undefined;
/** What the codes of a choice are called, in every language. */
export type NamesOf = (column: string, code: string) => readonly string[];

/** What the cell of a column says of these values: codes, ISO days and moments, `true` and `false`; empty is ''. */
export function writeCell({ name, field, locale }: ImportedColumn, values: Fields, codeOf: CodeOf): string {
  const value = values[name];
  if (locale) return (value as Localized | null)?.[locale] ?? '';
  return field.kind === 'rows' ? writeRows(field, value as Fields[] | null, codeOf) : written(field, value, codeOf);
}
function written(field: Field, value: unknown, codeOf: CodeOf, within = false): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value)) return field.kind === 'ref' ? codeOf(field, String(value)) : String(value);
  const sign = within ? listSigns.within : listSigns.entries;
  return value
    .map(one => escaped(field.kind === 'refs' ? codeOf(field, String(one)) : String(one), sign))
    .join(within ? sign : `${sign} `);
}
const writeRows = ({ columns = {} }: Field, rows: Fields[] | null, codeOf: CodeOf): string =>
  (rows ?? [])
    .map(row =>
      Object.entries(columns)
        .flatMap(([name, column]) =>
          column.kind === 'localized'
            ? locales.map(locale => (row[name] as Localized | null)?.[locale] ?? '')
            : [written(column, row[name], codeOf, true)],
        )
        .map(text => escaped(text, listSigns.entries + listSigns.parts))
        .join(listSigns.parts),
    )
    .join(`${listSigns.entries} `);

/** A sign within an entry that would part it has a backslash before it, as has a backslash. */
const escaped = (text: string, signs: string): string =>
  [...text].map(one => (one === '\\' || signs.includes(one) ? `\\${one}` : one)).join('');
/** The entries between the signs, with their backslashes. */
function split(text: string, sign: string): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\[^]|[^]/gu)) {
    if (piece === sign) parts.push('');
    else parts.push(parts.pop()! + piece);
  }
  return parts;
}
/** The same without their backslashes. */
const parted = (text: string, sign: string): string[] =>
  split(text, sign).map(part => part.replaceAll(/\\([^])/gu, '$1').trim());

interface Reading {
  uidOf: UidOf;
  namesOf: NamesOf;
  timeZone: string;
}

/** What a cell says: a value that the field's schema checks further, or why it is none. */
export function readCell(column: ImportedColumn, text: string, reading: Reading): unknown {
  const { field, name } = column;
  if (field.kind === 'rows') return readRows(name, field, text, reading);
  return read(name, field, text, reading, listSigns.entries);
}

function read(name: string, field: Field, text: string, reading: Reading, sign: string): unknown {
  if (text === '' && !['refs', 'choices', 'localized'].includes(field.kind))
    return field.kind === 'yes' ? (field.default ?? false) : field.blank ? '' : null;
  switch (field.kind) {
    case 'number':
      return numberIn(text) ?? reject('platform.cell_number', { text });
    case 'yes':
      return yesOrNo(text) ?? reject('platform.cell_yes', { text });
    case 'day':
      return dayIn(text) ?? reject('platform.cell_day', { text });
    case 'moment':
      return momentIn(text, reading.timeZone) ?? reject('platform.cell_moment', { text });
    case 'choice':
      return choice(name, field, text, reading.namesOf);
    case 'ref':
      return reading.uidOf(field, text) ?? reject('platform.cell_unknown', { text });
    case 'choices':
      return each(parted(text, sign), one => choice(name, field, one, reading.namesOf));
    case 'refs':
      return each(
        parted(text, sign),
        one => reading.uidOf(field, one) ?? reject('platform.cell_unknown', { text: one }),
      );
    default:
      return text;
  }
}
const each = (texts: readonly string[], readOne: (text: string) => unknown): unknown => {
  const values = texts.filter(Boolean).map(readOne);
  return values.find(isRejection) ?? values;
};

/** Entries of rows: parts in the order of the columns; a text in four languages has four parts. */
function readRows(name: string, { columns = {} }: Field, text: string, reading: Reading): unknown {
  const all = Object.entries(columns);
  const wanted = all.reduce((sum, [, { kind }]) => sum + (kind === 'localized' ? locales.length : 1), 0);
  const entries = split(text, listSigns.entries).filter(entry => entry.trim() !== '');
  const rows = entries.map(entry => {
    const parts = parted(entry, listSigns.parts);
    if (parts.length > wanted) return reject('platform.cell_parts', { text: entry, count: wanted });
    const row: Fields = {};
    for (const [part, column] of all) {
      if (column.kind === 'localized')
        row[part] = Object.fromEntries(locales.map(locale => [locale, parts.shift() ?? '']));
      else row[part] = read(`${name}.${part}`, column, parts.shift() ?? '', reading, listSigns.within);
      if (isRejection(row[part])) return row[part];
    }
    return row;
  });
  return rows.find(isRejection) ?? rows;
}
/** `1 500,50` as people write it. */
function numberIn(text: string): number | undefined {
  const digits = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(digits) ? Number(digits) : undefined;
}
const yes = new Set(['true', '1', '+', ...yesAndNo.map(([word]) => word)]);
const no = new Set(['false', '0', '-', ...yesAndNo.map(([, word]) => word)]);
const yesOrNo = (text: string): boolean | undefined =>
  yes.has(text.toLowerCase()) ? true : no.has(text.toLowerCase()) ? false : undefined;

const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/;
/** 2026-09-01, or 01.09.2026 as Excel writes it back. */
export const dayIn = (text: string): string | undefined => {
  const day = text.replace(
    dotted,
    (_, d: string, m: string, y: string) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
  );
  return isDay(day) ? day : undefined;
};
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
/** A moment with its offset, or by the clock of the university. */
function momentIn(text: string, timeZone: string): string | undefined {
  const [, day = '', time = '', zone = ''] =
    /^(\S+?)(?:T|\s+)(\d\d?:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  const date = dayIn(day);
  const at = date ? Date.parse(`${date}T${time.padStart(5, '0')}${zone || 'Z'}`) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  return new Date(zone ? at : at - offset(timeZone, at) * 60_000).toISOString();
}
function choice(name: string, { of = [], open }: Field, text: string, namesOf: NamesOf): string | Rejection {
  const asked = text.toLowerCase();
  return (
    of.find(code => code.toLowerCase() === asked) ??
    of.find(code => namesOf(name, code).some(called => called.toLowerCase() === asked)) ??
    (open ? text : undefined) ??
    reject('platform.cell_choice', { text, codes: of })
  );
}
