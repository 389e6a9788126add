import { subjectFound, type SubjectFound } from '@portal/event-schemas/audit/history.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { query } from '@portal/platform/http/types.ts';
import { escapeLike } from '@portal/platform/lists/sql.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { z } from 'zod';
import { findCourses, findPeople, wordsOf } from './find-subjects.ts';
import { namedBy } from './names.ts';
import { seesAllStreams } from './ownership.ts';

const ofEach = 6;

/** Ids and names that the log itself has: a request, a record, an event's number, types and commands that begin or go on so. */
async function inTheLog(db: Sql, text: string): Promise<SubjectFound[]> {
  const pattern = `%${escapeLike(text.replaceAll(/\s+/g, ''))}%`;
  const [requests, streams, kinds] = await Promise.all([
    db.query<{ events: number }>('SELECT events FROM audit.requests WHERE correlation_id = $1', [text]),
    db.query<{ stream: string; events: number }>('SELECT stream, events FROM audit.streams WHERE stream = $1', [text]),
    db.query<{ kind: 'type' | 'command'; value: string; events: number }>(
      `(SELECT 'type' AS kind, type AS value, sum(events)::float8 AS events FROM audit.kinds WHERE type ILIKE $1 GROUP BY type ORDER BY 3 DESC LIMIT ${ofEach})
       UNION ALL (SELECT 'command', command, sum(events)::float8 FROM audit.kinds WHERE command ILIKE $1 GROUP BY command ORDER BY 3 DESC LIMIT ${ofEach})`, [pattern]),
  ]);
  const number = /^#?(\d{1,15})$/.exec(text)?.[1];
  const event = number ? await db.query('SELECT 1 FROM audit.events WHERE position = $1', [number]) : { rows: [] };
  const found = (kind: SubjectFound['kind'], value: string, detail: string): SubjectFound => ({ kind, value, title: value, detail });
  return [
    ...event.rows.map(() => found('event', number!, '')),
    ...requests.rows.map(row => found('correlation_id', text, String(row.events))),
    ...streams.rows.map(row => found('stream', row.stream, String(row.events))),
    ...kinds.rows.map(row => found(row.kind, row.value, String(row.events))),
  ];
}

/** Kinds of events, records and commands that are in the log, most frequent first. */
async function kindsOf(db: Sql, kind: 'type' | 'command' | 'aggregate', search: string): Promise<SubjectFound[]> {
  const { rows } = await db.query<{ value: string; events: number }>(
    `SELECT ${kind} AS value, sum(events)::float8 AS events FROM audit.kinds WHERE ${kind} ILIKE $1 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 500`, [`%${escapeLike(search.replaceAll(/\s+/g, ''))}%`]);
  return rows.map(({ value, events }) => ({ kind, value, title: value, detail: String(events) }));
}

/** What chosen values are called. */
async function named(db: Sql, kind: SubjectFound['kind'], value: string, locale: Locale): Promise<SubjectFound[]> {
  const values = value.split(',').filter(Boolean);
  const name = await namedBy(db, values, locale);
  return values.map(one => ({ kind, value: one, title: name(one)!.name, detail: '' }));
}

export const subjectCalls = [
  query({
    call: 'GET /audit/subjects/', reads: 'unhurried', summary: 'What a typed text may mean: people, courses, event types, commands, records, a request, an event; what chosen values are called', answer: z.array(subjectFound),
    query: z.object({ q: z.string().trim().max(200).default(''), kind: subjectFound.shape.kind.optional(), value: z.string().max(5000).optional() }),
    async run({ db, actor, roles, locale, query: { q, kind, value } }) {
      if (kind && value !== undefined) return named(db, kind, value, locale);
      const all = seesAllStreams(roles);
      if (kind === 'type' || kind === 'command' || kind === 'aggregate') return all ? kindsOf(db, kind, q) : [];
      if (q.length < 2) return [];
      const words = wordsOf(q);
      const wanted = (one: SubjectFound['kind']) => kind === undefined || kind === one;
      const [people, courses, logged] = await Promise.all([
        wanted('person') ? findPeople(db, words, { limit: kind ? 50 : ofEach, ...(all ? {} : { advisor: actor.id }) }) : [],
        all && wanted('course') ? findCourses(db, words, kind ? 50 : ofEach) : [],
        all && !kind ? inTheLog(db, q) : [],
      ]);
      return [
        ...people.map(({ uid, name, code }) => ({ kind: 'person' as const, value: uid, title: name, detail: code ?? '' })),
        ...courses.map(({ uid, name, code, period }) => ({ kind: 'course' as const, value: uid, title: `${code} ${name[locale]}`, detail: period?.[locale] ?? '' })),
        ...logged,
      ];
    },
  }),
];
