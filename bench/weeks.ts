import { noPreferences, type WeekPreferences } from '@portal/event-schemas/week-plans/preferences.ts';
import type { CourseChoices, WeekLesson } from '@portal/event-schemas/week-plans/choices.ts';
import { bestWeeks } from '@portal/event-schemas/week-plans/weeks.ts';
import { machine, percentile, printTable, verdict } from './support/report.ts';
import { generator } from './support/term.ts';

/**
 * `npm run bench:weeks [-- <rounds>]`: the best twenty weeks of seven courses with twelve lessons each, with and without
 * preferences, of terms whose lessons are all there the whole term and of such with lessons of half a term. How many were
 * proven to be the best, and what a search ten times as long would have gained. Terms are invented, always alike.
 */
const rounds = Number(process.argv[2] ?? 100);
const courses = 7;
const random = generator(20260901);
const below = (end: number): number => Math.floor(random() * end);
const one = <T>(values: readonly T[]): T => values[below(values.length)]!;

const whole = ['111111111111111'];
const halves = [...whole, '111111110000000', '000000001111111', '101010101010101'];
/** By load type how many lessons a course has: twelve. */
const shapes = {
  'a lecture, 11 practices': { lecture: 1, practice: 11 },
  '2 lectures, 5 practices, 5 laboratories': { lecture: 2, practice: 5, laboratory: 5 },
  '12 lectures': { lecture: 12 },
} as const;

/** One class a week, of 80 minutes, at one of seven times of five days. */
const lesson = (uid: string, load_type: string, weeks: readonly string[]): WeekLesson => {
  const on = below(5);
  const days = [...'0000000'].map((_, day) => (day === on ? '1' : '0')).join('');
  return {
    uid,
    load_type,
    parent: null,
    meetings: [{ days, weeks: one(weeks), start: 8 * 60 + 90 * below(7), length: 80 }],
    teacher: `teacher-${below(20)}`,
    language: one(['ru', 'kk', 'en']),
  };
};
const term = (shape: Readonly<Record<string, number>>, weeks: readonly string[]): CourseChoices[] =>
  Array.from({ length: courses }, (_, course) => ({
    course: `course-${course}`,
    fluxes: [
      {
        uid: `flux-${course}`,
        lessons: Object.entries(shape).flatMap(([type, count]) =>
          Array.from({ length: count }, (_unused, place) => lesson(`${course}-${type}-${place}`, type, weeks)),
        ),
      },
    ],
  }));
const wishes: WeekPreferences = {
  not_before: 9 * 60,
  not_after: 18 * 60,
  pause: { from: 13 * 60, to: 14 * 60 },
  free_days: [4],
  few_gaps: true,
  teachers: ['teacher-1', 'teacher-2'],
  languages: ['ru'],
};

bestWeeks(term(shapes['a lecture, 11 practices'], whole), [], wishes);
const rows: Record<string, string | number>[] = [];
const slowest: number[] = [];
for (const [shape, lessons] of Object.entries(shapes))
  for (const [of, weeks] of [
    ['whole term', whole],
    ['half terms', halves],
  ] as const)
    for (const [which, preferences] of [
      ['none', noPreferences],
      ['all', wishes],
    ] as const) {
      const times: number[] = [];
      let [proven, found, gained] = [0, 0, 0];
      for (let round = 0; round < rounds; round++) {
        const offered = term(lessons, weeks);
        const begun = performance.now();
        const best = bestWeeks(offered, [], preferences);
        times.push(performance.now() - begun);
        if (best.proven) proven += 1;
        else {
          const longer = bestWeeks(offered, [], preferences, { steps: 1_000_000 });
          gained = Math.max(gained, (best.weeks[0]?.cost.total ?? 0) - (longer.weeks[0]?.cost.total ?? 0));
        }
        found += best.weeks.length;
      }
      slowest.push(percentile(times, 0.95));
      rows.push({
        lessons: shape,
        of,
        preferences: which,
        'p50 ms': percentile(times, 0.5),
        'p95 ms': percentile(times, 0.95),
        'worst ms': Math.max(...times),
        'weeks found': found / rounds,
        'proven %': (100 * proven) / rounds,
        'gained by ten times as long, min.': gained,
      });
    }
printTable(`The best 20 weeks of ${courses} courses, ${rounds} terms each (${machine()})`, rows);
verdict('the slowest kind of term, p95 in ms', Math.max(...slowest), 300, 'less');
