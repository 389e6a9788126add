import { myDay } from '@portal/event-schemas/registration/my-day.ts';
import { query } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { displayName } from '../students.ts';
import { dateIn } from '@portal/platform/clock/occurrences.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

/** Why a term has no lessons on a day, '' where nobody said why; null where it has. */
const freeDayOf = (date: string): string => `(
  SELECT free.reason FROM jsonb_to_recordset(free_days) AS free("from" text, "to" text, reason text)
  WHERE ${date}::date BETWEEN free."from"::date AND free."to"::date LIMIT 1)`;

/** Lessons of one day: those that a student is registered for, and those that a teacher gives. */
export const myDayCalls = [
  query(contracts['GET /registration/my_day/'], {
    summary: 'The lessons of a day, a student’s and a teacher’s own; today when no date is given',
    async run({ db, actor, host, query: { date = dateIn(host.config.timeZone, host.clock.now()) } }) {
      const { rows } = await db.query<z.infer<typeof myDay>['results'][number]>(
        `WITH terms AS (
           SELECT uid, extract(isodow FROM $2::date)::int AS day, ($2::date - date_trunc('week', start_date::date)::date) / 7 + 1 AS week
           FROM curriculum.study_periods_public WHERE $2::date BETWEEN start_date::date AND end_date::date AND ${freeDayOf('$2')} IS NULL),
         mine AS (
           SELECT unnest(c.lessons) AS lesson, false AS teaches FROM registration.card_courses c JOIN terms ON terms.uid = c.study_period WHERE c.student = $1
           UNION SELECT l.uid, true FROM registration.lessons l
           JOIN registration.offerings o ON o.uid = l.offering
           JOIN terms ON terms.uid = o.study_period
           WHERE l.teacher = $1)
         SELECT l.uid, o.uid AS course, o.code, o.name, l.load_type, l.subgroup, m.start, m.start + m.length AS "end", mine.teaches,
           CASE WHEN r.uid IS NOT NULL THEN r.code END AS room, nullif(${displayName('t')}, '') AS teacher
         FROM mine JOIN registration.lessons l ON l.uid = mine.lesson
         JOIN registration.offerings o ON o.uid = l.offering
         JOIN terms ON terms.uid = o.study_period
           CROSS JOIN LATERAL jsonb_to_recordset(l.meetings) AS m(start int, length int, days text, weeks text)
           LEFT JOIN curriculum.rooms_public r ON r.uid = l.room LEFT JOIN curriculum.teachers_public t ON t.uid = l.teacher
         WHERE substr(m.days, terms.day, 1) = '1' AND substr(m.weeks, terms.week, 1) = '1'
         ORDER BY m.start, o.code, l.uid`,
        [actor.id, date],
      );
      const { rows: free } = await db.query<{ reason: string }>(
        `SELECT ${freeDayOf('$1')} AS reason FROM curriculum.study_periods_public
         WHERE $1::date BETWEEN start_date::date AND end_date::date AND ${freeDayOf('$1')} IS NOT NULL LIMIT 1`,
        [date],
      );
      return { date, free_day: free[0]?.reason ?? null, results: rows };
    },
  }),
];
