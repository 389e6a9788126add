import { onlyRecords, otherTitleParts, titleParts } from './record-titles.ts';
import { aggregateOf, idOf } from '@portal/event-schemas/audit/subjects.ts';
import { uuid, type Names, type FormatValue } from '@portal/event-schemas/audit/words/language.ts';
import { createValueFormatter } from '@portal/event-schemas/audit/words/format-value.ts';
import { locales, type Locale, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { valueAt } from '@portal/event-schemas/kernel/sentences.ts';
import { languageIn } from './language.ts';
import { idsIn, namesIn, namesOf } from './names.ts';
import type { ReadingContext } from './reading-context.ts';
type Data = Record<string, unknown>;
/** What a record is called in a language; '' where nothing but its kind tells it. */
export type TitleOf = (stream: string, locale: Locale) => string;

/** A stream named by ids has them parted by points; another name (a log-in, an address) may have points of its own. */
const partsOf = (stream: string): string[] => {
  const parts = idOf(stream).split('.');
  return uuid.test(parts[0]!) ? parts : [idOf(stream)];
};
const idsOf = (streams: readonly string[]): string[] => streams.flatMap(partsOf).filter(part => uuid.test(part));
/** A name with a stray percent sign is itself. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
/** A stream that keeps a code unique: `role+screen=student&board`. */
export const keysOf = (id: string): string[] => {
  const [, values] = /^[\w+]+=(.*)$/.exec(id) ?? [];
  return values === undefined || /^[0-9a-f]{64}$/.test(values)
    ? []
    : values
        .split('&')
        .filter(value => value !== '%')
        .map(decoded);
};
const titlePartsOf = (stream: string): readonly string[] => titleParts[aggregateOf(stream)] ?? otherTitleParts;

/** Events of a record that are read for its title: the first, and the last ones. */
const lastRead = 40;

/** What the events of records said last, by stream: later changes over earlier ones. */
async function saidBy(
  { host, db }: Pick<ReadingContext, 'host' | 'db'>,
  streams: readonly string[],
): Promise<Map<string, Data>> {
  const said = new Map<string, Data>();
  if (streams.length === 0) return said;
  const { rows } = await db.query<{ position: number }>(
    `SELECT e.position::float8 AS position FROM audit.streams s CROSS JOIN LATERAL (
       (SELECT position FROM audit.events WHERE stream = s.id ORDER BY position DESC LIMIT ${lastRead})
       UNION (SELECT s.id)) AS e
       WHERE s.stream = ANY($1) ORDER BY 1`,
    [streams],
  );
  for (const { stream, data } of await host.log.readAt(rows.map(row => row.position))) {
    const { changes, ...own } = data as Data & { changes?: Data };
    said.set(stream, { ...said.get(stream), ...own, ...changes });
  }
  return said;
}

/**
 * What records are called: by the people and things that their streams are named by, else by what their events say.
 * Names are looked up for all of them in one go.
 */
export async function titlesOf(
  telling: Pick<ReadingContext, 'host' | 'db'>,
  streams: readonly string[],
): Promise<TitleOf> {
  const byId = await namesOf(telling.db, idsOf(streams));
  const nameless = streams.filter(
    stream =>
      !onlyRecords.includes(aggregateOf(stream)) &&
      idsOf([stream]).length > 0 &&
      !idsOf([stream]).some(id => byId.has(id)),
  );
  const said = await saidBy(telling, nameless);
  const shown = new Map(
    [...said].map(([stream, data]) => [
      stream,
      titlePartsOf(stream)
        .map(path => [path.split('.').at(-1)!, valueAt(data, path)] as const)
        .filter(([, value]) => value !== undefined && value !== null && value !== ''),
    ]),
  );
  const all = new Map([...byId, ...(await namesOf(telling.db, idsIn([...shown.values()])))]);
  const spoken = new Map<Locale, { names: Names; say: FormatValue }>();
  const speak = (locale: Locale): { names: Names; say: FormatValue } => {
    const names = namesIn(all, locale);
    return { names, say: createValueFormatter(languageIn(locale, telling.host.config.timeZone), names) };
  };
  return (stream, locale) => {
    if (onlyRecords.includes(aggregateOf(stream))) return '';
    const { names, say } = spoken.get(locale) ?? speak(locale);
    spoken.set(locale, { names, say });
    const ofName = idOf(stream).includes('=') ? keysOf(idOf(stream)) : partsOf(stream);
    const parts =
      shown.get(stream)?.map(([part, value]) => say(value, part)) ??
      ofName.map(part => (uuid.test(part) ? (names.get(part) ?? '') : say(part)));
    return parts.filter(part => part.trim() !== '').join(' · ');
  };
}

/** Kinds whose records others mention by id, and which no published view names. */
const mentioned = ['application_type', 'student_application'];

/** Names of people and things by id, and of records whose events alone say what they are called; an id of which nobody knows a name is missing. */
export async function namesWithTitles(
  telling: Pick<ReadingContext, 'host' | 'db'>,
  ids: readonly string[],
): Promise<Map<string, Localized | string>> {
  const names = await namesOf(telling.db, ids);
  const unknown = [...new Set(ids)].filter(id => !names.has(id));
  if (unknown.length === 0) return names;
  const { rows } = await telling.db.query<{ stream: string }>(
    'SELECT stream FROM audit.streams WHERE stream = ANY($1)',
    [unknown.flatMap(id => mentioned.map(kind => `${kind}-${id}`))],
  );
  const titleOf = await titlesOf(
    telling,
    rows.map(row => row.stream),
  );
  for (const { stream } of rows)
    names.set(idOf(stream), Object.fromEntries(locales.map(locale => [locale, titleOf(stream, locale)])) as Localized);
  return names;
}
