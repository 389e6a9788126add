import { refusalNames } from '@portal/event-schemas/registration/refusal-names.ts';
import type { Board, BoardCourse, boardQuery } from '@portal/event-schemas/statistics/board.ts';
import type { Locale, Localized } from '@portal/event-schemas/kernel/localized.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { iso } from '../../registration/times.ts';
import { countersAsOf, countersOf, pastCounters } from './as-of.ts';
import { codeKey, minus, statusKey, wholePeriod, type Counters } from './counters.ts';
import type { PeriodName } from '../../registration/study-period.ts';
import { dayOf, secondsBefore } from './moment.ts';

/** Seconds within which what happens to a course makes it hot. */
const heatWindow = 300;
const rateWindow = 10;
const shownSeconds = 60;

interface Asked extends Pick<z.infer<typeof boardQuery>, 'order' | 'show' | 'q'> {
  period: PeriodName;
  at: string;
  live: boolean;
  timeZone: string;
  locale: Locale;
}
type Course = { offering: string; code: string; name: Localized };

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.round((100 * part) / whole));
const seatsOf = ({ capacity, taken, held, offered, waiting }: Counters) => ({
  capacity,
  taken,
  held,
  offered,
  waiting,
  left: Math.max(0, capacity - taken - held - offered),
});
const inUse = ({ taken, held, offered }: Counters): number => taken + held + offered;

/** The board as of the end of a second, from the counters of three moments: then, five minutes before, and the start of the day. */
export async function showBoard(
  db: Sql,
  { period, at, live, timeZone, locale, order, show, q }: Asked,
): Promise<Board> {
  const { day, start } = await dayOf(db, at, timeZone);
  const [then, before, morning, courses, seconds] = await Promise.all([
    countersAsOf(db, period.uid, at),
    pastCounters(db, period.uid, secondsBefore(at, heatWindow)),
    pastCounters(db, period.uid, secondsBefore(start, 1)),
    db
      .query<Course>('SELECT offering, code, name FROM registration.board_courses WHERE study_period = $1', [
        period.uid,
      ])
      .then(({ rows }) => rows),
    readSeconds(db, period.uid, start, at),
  ]);
  const all = countersOf(then, wholePeriod);
  const today = minus(all, countersOf(morning, wholePeriod));
  const known = courses.flatMap(course => {
    const counters = then.get(course.offering);
    return counters
      ? [
          courseOf(
            course,
            counters,
            minus(counters, countersOf(before, course.offering)),
            minus(counters, countersOf(morning, course.offering)),
          ),
        ]
      : [];
  });
  const words = q.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const found = known.filter(course =>
    words.every(word => `${course.code} ${course.name[locale]}`.toLocaleLowerCase(locale).includes(word)),
  );
  return {
    study_period: period,
    at,
    day,
    live,
    seats: {
      ...seatsOf(all),
      courses: known.length,
      full: known.filter(course => course.left === 0).length,
      fill: percent(inUse(all), all.capacity),
    },
    today: {
      registered: today.registered,
      dropped: today.dropped,
      joined: today.joined,
      refused: today.refused,
      students: all.cards,
    },
    rate: seconds,
    refusals: refusalsOf(then, morning),
    statuses: cardStatuses.map(status => ({ status, count: countersOf(then, statusKey(status)).cards })),
    courses: found.sort(inOrder(order, locale)).slice(0, show),
    courses_found: found.length,
  };
}

function courseOf(
  { offering, code, name }: Course,
  counters: Counters,
  lately: Counters,
  today: Counters,
): BoardCourse {
  return {
    uid: offering,
    code,
    name,
    ...seatsOf(counters),
    fill: percent(inUse(counters), counters.capacity),
    registered: today.registered,
    refused: today.refused,
    heat: lately.registered + lately.refused + lately.joined,
  };
}

function refusalsOf(then: ReadonlyMap<string, Counters>, morning: ReadonlyMap<string, Counters>): Board['refusals'] {
  const codes = [...then.keys()].flatMap(key => (key.startsWith(codeKey('')) ? [key.slice(codeKey('').length)] : []));
  return codes
    .map(code => ({
      code,
      name: refusalNames[code] ?? sameInAll(code),
      count: countersOf(then, codeKey(code)).refused - countersOf(morning, codeKey(code)).refused,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));
}

function inOrder(order: Asked['order'], locale: Locale): (a: BoardCourse, b: BoardCourse) => number {
  const collator = new Intl.Collator(locale, { numeric: true });
  const byCode = (a: BoardCourse, b: BoardCourse): number => collator.compare(a.code, b.code);
  const most: Record<Asked['order'], (course: BoardCourse) => number> = {
    hot: ({ heat, waiting, fill }) => heat * 1e9 + waiting * 1e3 + fill,
    waiting: course => course.waiting,
    fill: course => course.fill,
    refused: course => course.refused,
    code: () => 0,
  };
  return (a, b) => most[order](b) - most[order](a) || byCode(a, b);
}

/** The last minute second by second, the mean of its last ten, and the best second of the day so far. */
async function readSeconds(db: Sql, studyPeriod: string, start: string, at: string): Promise<Board['rate']> {
  const [
    { rows },
    {
      rows: [peak],
    },
  ] = await Promise.all([
    db.query<{ at: string; registered: number; refused: number }>(
      `SELECT s.at, coalesce(b.registered, 0) AS registered, coalesce(b.refused, 0) AS refused
       FROM generate_series($2::timestamptz - make_interval(secs => $3), $2::timestamptz, interval '1 second') AS s(at)
       LEFT JOIN registration.board_seconds b ON b.study_period = $1 AND b.key = '*' AND b.at = s.at ORDER BY s.at`,
      [studyPeriod, at, shownSeconds - 1],
    ),
    db.query<{ at: string; registered: number }>(
      `SELECT at, registered FROM registration.board_seconds
        WHERE study_period = $1 AND key = '*' AND at BETWEEN $2 AND $3 AND registered > 0
        ORDER BY registered DESC, at LIMIT 1`,
      [studyPeriod, start, at],
    ),
  ]);
  const seconds = rows.map(row => ({ ...row, at: iso(row.at) }));
  const last = seconds.slice(-rateWindow);
  return {
    per_second: last.reduce((sum, row) => sum + row.registered, 0) / rateWindow,
    peak: peak ? { at: iso(peak.at), registered: peak.registered } : null,
    seconds,
  };
}
