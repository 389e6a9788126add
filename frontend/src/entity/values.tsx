import {
  joinedName,
  joinedText,
  type Entity,
  type Fields,
  type Named,
} from '@portal/event-schemas/kernel/entity/entity.ts';
import type { Field } from '@portal/event-schemas/kernel/entity/fields.ts';
import type { AnyEntityWords } from '@portal/event-schemas/kernel/entity/words.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { useFormat, type Format } from '../i18n/format.ts';
import { useEntityWords, useKitText } from './words.ts';

export type AnyRow = { uid: string } & Record<string, unknown>;

/** A text that was written in some of the languages, for a reader of any. */
function inAny(format: Format, text: Localized | string | null): string {
  if (text === null || typeof text === 'string') return text ?? '';
  return format.name(text) || text.ru || text.kk || text.en || text.ky;
}

/** How the values of an entity's fields stand in tables, titles and histories. */
export function useShown(entity: Entity<any>): {
  show: (name: string, row: Record<string, unknown>) => string;
  titleOf: (row: Record<string, unknown>) => string;
} {
  const words = useEntityWords(entity);
  const t = useKitText();
  const format = useFormat();
  const fields = entity.fields as Fields;
  const show = (name: string, row: Record<string, unknown>): string =>
    name === joinedName
      ? joinedText(entity, row) || '–'
      : row[name] === null || row[name] === undefined || row[name] === ''
        ? '–'
        : shownAs(fields[name]!, name, row, { words, format, yes: t('yes'), no: t('no') });
  return { show, titleOf: row => show(entity.title, row) };
}

/** What the codes of a field are called. */
export const codeNames = (
  { of = [], names }: Field,
  name: string,
  words: AnyEntityWords,
  format: Format,
): Record<string, string> =>
  Object.fromEntries(
    of.map(code => [
      code,
      names ? format.name(names[code]) : (words.codes?.[name]?.[code] ?? words.states?.[code] ?? code),
    ]),
  );

/** "12 500,50 ₸": fractions with both digits. */
function numberWith({ digits, unit }: Field, value: number, format: Format): string {
  const text = format.number(value, digits && !Number.isInteger(value) ? digits : undefined);
  return unit ? `${text}\u00a0${unit}` : text;
}

/** So many rows are said in a cell. */
const shownRows = 3;
/** «Лекция · 30, Практика · 15, …»: what is empty, or no, is left out. */
function rowsShown({ columns = {} }: Field, row: Record<string, unknown>, name: string, saying: Saying): string {
  const rows = row[name] as Record<string, unknown>[];
  const named = (row[`${name}_names`] ?? []) as Named[];
  const nameOf = (uid: unknown) => named.find(one => one.uid === uid)?.name ?? null;
  const said = rows.slice(0, shownRows).map(one => {
    const withNames = Object.entries(columns).reduce<Record<string, unknown>>(
      (known, [column, { kind }]) =>
        kind === 'ref'
          ? { ...known, [`${column}_name`]: nameOf(one[column]) }
          : kind === 'refs'
            ? { ...known, [`${column}_names`]: named.filter(({ uid }) => (one[column] as string[]).includes(uid)) }
            : known,
      one,
    );
    return Object.entries(columns)
      .filter(([column]) => one[column] !== null && one[column] !== '' && one[column] !== false)
      .map(([column, field]) =>
        field.kind === 'yes'
          ? (saying.words.columns?.[name]?.[column] ?? column)
          : shownAs(field, column, withNames, saying),
      )
      .filter(text => text !== '–')
      .join(' · ');
  });
  return [...said, ...(rows.length > shownRows ? [`+${rows.length - shownRows}`] : [])].join(', ');
}

interface Saying {
  words: AnyEntityWords;
  format: Format;
  yes: string;
  no: string;
}
function shownAs(field: Field, name: string, row: Record<string, unknown>, { words, format, yes, no }: Saying): string {
  const value = row[name];
  const codes = codeNames(field, name, words, format);
  const code = (one: unknown): string => codes[String(one)] ?? String(one);
  switch (field.kind) {
    case 'localized':
      return inAny(format, value as Localized);
    case 'number':
      return field.year ? String(value) : numberWith(field, Number(value), format);
    case 'yes':
      return value ? yes : no;
    case 'day':
      return format.shortDate(String(value));
    case 'moment':
      return format.shortDateTime(String(value));
    case 'choice':
      return code(value);
    case 'choices':
      return (value as unknown[]).map(code).join(', ') || '–';
    case 'ref':
      return inAny(format, (row[`${name}_name`] ?? null) as Localized | string | null) || '–';
    case 'refs':
      return ((row[`${name}_names`] ?? []) as Named[]).map(one => inAny(format, one.name)).join(', ') || '–';
    case 'rows':
      return rowsShown(field, row, name, { words, format, yes, no }) || '–';
    case 'files':
      return format.number((value as unknown[]).length);
    default:
      return String(value);
  }
}
