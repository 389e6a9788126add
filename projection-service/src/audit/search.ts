import type { StreamFound } from '@portal/event-schemas/audit/views.ts';
import { locales, sameInAll, type Locale, type Localized } from '@portal/event-schemas/kernel/localized.ts';
import { query } from '@portal/platform/http/types.ts';
import { findCourses, findPeople, wordsOf } from './find-subjects.ts';
import { recordNameIn } from './language.ts';
import { seesAllStreams, studentStreams } from './ownership.ts';
import { titlesOf, type TitleOf } from './titles.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

interface Row {
  stream: string;
  aggregate: string;
  subject: string;
  events: number;
  first_at: string | Date;
  last_at: string | Date;
  person: string | null;
  person_code: string | null;
  period: Localized | null;
  course: Localized | null;
  course_code: string | null;
  count: number;
}

/** People and courses that the words of a search may mean. */
const most = 200;
const person = (alias: string) =>
  `concat_ws(' ', ${alias}.last_name, ${alias}.first_name, nullif(${alias}.middle_name, ''))`;
const from = `audit.streams a
  LEFT JOIN curriculum.students_public s ON s.uid = split_part(a.subject, '.', 1)
  LEFT JOIN curriculum.teachers_public t ON t.uid = a.subject
  LEFT JOIN curriculum.study_periods_public sp ON sp.uid = split_part(a.subject, '.', 2)
  LEFT JOIN registration.offerings_public o ON o.uid = a.subject`;

const inAll = (text: (locale: Locale) => string): Localized =>
  Object.fromEntries(locales.map(locale => [locale, text(locale)])) as Localized;

/** What a stream is about: the person and term of a card, code and name of a course, else what the record says of itself, or its kind. */
function titleOf(
  { stream, aggregate, person: name, person_code, period, course, course_code }: Row,
  inWords: TitleOf,
): Localized {
  if (course) return inAll(locale => `${course_code} ${course[locale]}`);
  const title = [name, person_code].filter(Boolean).join(' · ');
  if (!title) return inAll(locale => inWords(stream, locale) || recordNameIn(locale)(aggregate));
  return period ? inAll(locale => `${title} · ${period[locale]}`) : sameInAll(title);
}

const found = (row: Row, inWords: TitleOf): StreamFound => ({
  stream: row.stream,
  aggregate: row.aggregate,
  subject: row.subject,
  events: row.events,
  title: titleOf(row, inWords),
  first_at: new Date(row.first_at).toISOString(),
  last_at: new Date(row.last_at).toISOString(),
});

export const searchCalls = [
  query(contracts['GET /audit/streams/'], {
    reads: 'unhurried',
    summary: 'Streams of a student, of a course, or whose subject has these words; last changed first',
    async run({ db, host, actor, roles, query: { page, page_size, search, student, course, aggregate } }) {
      const values: unknown[] = [];
      const bind = (value: unknown) => `$${values.push(value)}`;
      const words = wordsOf(search ?? '');
      const [people, courses] = await Promise.all([
        findPeople(db, words, { limit: most }),
        findCourses(db, words, most),
      ]);
      const conditions = [
        'true',
        ...(seesAllStreams(roles)
          ? []
          : [`a.aggregate = ANY(${bind(studentStreams)}) AND s.advisor = ${bind(actor.id)}`]),
        ...(student ? [`a.person = ${bind(student)}`] : []),
        ...(course ? [`a.course = ${bind(course)} AND a.subject = ${bind(course)}`] : []),
        ...(aggregate ? [`a.aggregate = ${bind(aggregate)}`] : []),
        ...(words.length
          ? [
              `(a.stream = ${bind(search)} OR a.person = ANY(${bind(people.map(one => one.uid))}) OR a.course = ANY(${bind(courses.map(one => one.uid))}))`,
            ]
          : []),
      ];
      const { rows } = await db.query<Row>(
        `SELECT a.stream, a.aggregate, a.subject, a.events, a.first_at, a.last_at,
             coalesce(nullif(${person('s')}, ''), ${person('t')}) AS person, s.code AS person_code,
           sp.name AS period, o.name AS course, o.code AS course_code, count(*) OVER ()::int AS count
         FROM ${from} WHERE ${conditions.join(' AND ')} ORDER BY a.last_at DESC, a.stream LIMIT ${page_size} OFFSET ${page * page_size}`,
        values,
      );
      const inWords = await titlesOf(
        { host, db },
        rows.map(row => row.stream),
      );
      const count = rows[0]?.count ?? 0;
      const parameters = new URLSearchParams(
        Object.entries({
          search,
          student,
          course,
          aggregate,
          page: String(page + 1),
          page_size: String(page_size),
        }).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      return {
        results: rows.map(row => found(row, inWords)),
        count,
        next: (page + 1) * page_size < count ? `/api/v1/audit/streams/?${parameters}` : null,
      };
    },
  }),
];
