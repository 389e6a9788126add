import type { SubjectFound } from '@portal/event-schemas/audit/history.ts';
import { aggregateOf } from '@portal/event-schemas/audit/subjects.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { sentenceOf } from '@portal/event-schemas/kernel/sentences.ts';
import { query, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { findCourses, findPeople, wordsOf } from './find-subjects.ts';
import { recordNameIn } from './language.ts';
import { namedBy } from './names.ts';
import { seesAllStreams } from './ownership.ts';
import { allSentences } from './sentences.ts';
import { titlesOf } from './titles.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

const ofEach = 6;

type Kind = 'type' | 'command' | 'aggregate';
/** Of which kind of record the events of each type are. */
async function recordsOf(db: Sql, types?: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ type: string; aggregate: string }>(
    `SELECT type, min(aggregate) AS aggregate FROM audit.kinds WHERE $1::text[] IS NULL OR type = ANY($1) GROUP BY 1`,
    [types ?? null],
  );
  return new Map(rows.map(row => [row.type, row.aggregate]));
}

/** What a kind is called: of events their record and their sentence with its places left open, of records their name; commands have no other name. */
function titleOf(kind: Kind, value: string, locale: Locale, records: ReadonlyMap<string, string>): string {
  if (kind === 'command') return value;
  if (kind === 'aggregate') return recordNameIn(locale)(value);
  const said = sentenceOf(allSentences, { type: value, data: {} }, '…', locale, () => '…')
    .replace(/^…[:\s]*/, '')
    .replace(/(?:[\s:;,.(«“"]*…[)»”".]*)+$/, '');
  const record = records.get(value);
  return record === undefined ? said : `${recordNameIn(locale)(record)} · ${said}`;
}
/** Whether a kind has all the words in its name or title; the words may be those of the name as it is written together. */
function says({ value, title }: SubjectFound, search: string): boolean {
  const text = `${value} ${title}`.toLowerCase();
  return (
    wordsOf(search.toLowerCase()).every(word => text.includes(word)) ||
    value.toLowerCase().includes(search.toLowerCase().replaceAll(/\s+/g, ''))
  );
}

/** Ids and names that the log itself has: a request, a record, an event's number, types and commands that say so. */
async function inTheLog(
  { db, host, locale }: Pick<CallContext, 'host' | 'locale'> & { db: Sql },
  text: string,
): Promise<SubjectFound[]> {
  const [requests, streams, types, commands] = await Promise.all([
    db.query<{ events: number }>('SELECT events FROM audit.requests WHERE correlation_id = $1', [text]),
    db.query<{ stream: string; events: number }>('SELECT stream, events FROM audit.streams WHERE stream = $1', [text]),
    kindsOf(db, 'type', text, locale),
    kindsOf(db, 'command', text, locale),
  ]);
  const number = /^#?(\d{1,15})$/.exec(text)?.[1];
  const event = number ? await db.query('SELECT 1 FROM audit.events WHERE position = $1', [number]) : { rows: [] };
  const inWords = await titlesOf(
    { host, db },
    streams.rows.map(row => row.stream),
  );
  const found = (kind: SubjectFound['kind'], value: string, detail: string, title = value): SubjectFound => ({
    kind,
    value,
    title,
    detail,
  });
  return [
    ...event.rows.map(() => found('event', number!, '')),
    ...requests.rows.map(row => found('correlation_id', text, String(row.events))),
    ...streams.rows.map(({ stream, events }) =>
      found(
        'stream',
        stream,
        String(events),
        [recordNameIn(locale)(aggregateOf(stream)), inWords(stream, locale)].filter(Boolean).join(' · '),
      ),
    ),
    ...types.slice(0, ofEach),
    ...commands.slice(0, ofEach),
  ];
}

/** Kinds of events, records and commands that are in the log and have these words in their name or title, most frequent first. */
async function kindsOf(db: Sql, kind: Kind, search: string, locale: Locale): Promise<SubjectFound[]> {
  const { rows } = await db.query<{ value: string; events: number }>(
    `SELECT ${kind} AS value, sum(events)::float8 AS events FROM audit.kinds GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 500`,
  );
  const records = kind === 'type' ? await recordsOf(db) : new Map<string, string>();
  const found = rows.map(({ value, events }) => ({
    kind,
    value,
    title: titleOf(kind, value, locale, records),
    detail: String(events),
  }));
  return found.filter(one => says(one, search));
}

/** What chosen values are called. */
async function named(db: Sql, kind: SubjectFound['kind'], value: string, locale: Locale): Promise<SubjectFound[]> {
  const values = value.split(',').filter(Boolean);
  if (kind === 'type' || kind === 'command' || kind === 'aggregate') {
    const records = kind === 'type' ? await recordsOf(db, values) : new Map<string, string>();
    return values.map(one => ({ kind, value: one, title: titleOf(kind, one, locale, records), detail: '' }));
  }
  const name = await namedBy(db, values, locale);
  return values.map(one => ({ kind, value: one, title: name(one)!.name, detail: '' }));
}

export const subjectCalls = [
  query(contracts['GET /audit/subjects/'], {
    reads: 'unhurried',
    summary:
      'What a typed text may mean: people, courses, event types, commands, records, a request, an event; what chosen values are called',
    async run({ db, host, actor, roles, locale, query: { q, kind, value } }) {
      if (kind && value !== undefined) return named(db, kind, value, locale);
      const all = seesAllStreams(roles);
      if (kind === 'type' || kind === 'command' || kind === 'aggregate') return all ? kindsOf(db, kind, q, locale) : [];
      if (q.length < 2) return [];
      const words = wordsOf(q);
      const wanted = (one: SubjectFound['kind']) => kind === undefined || kind === one;
      const [people, courses, logged] = await Promise.all([
        wanted('person')
          ? findPeople(db, words, { limit: kind ? 50 : ofEach, ...(all ? {} : { advisor: actor.id }) })
          : [],
        all && wanted('course') ? findCourses(db, words, kind ? 50 : ofEach) : [],
        all && !kind ? inTheLog({ db, host, locale }, q) : [],
      ]);
      return [
        ...people.map(({ uid, name, code }) => ({
          kind: 'person' as const,
          value: uid,
          title: name,
          detail: code ?? '',
        })),
        ...courses.map(({ uid, name, code, period }) => ({
          kind: 'course' as const,
          value: uid,
          title: `${code} ${name[locale]}`,
          detail: period?.[locale] ?? '',
        })),
        ...logged,
      ];
    },
  }),
];
