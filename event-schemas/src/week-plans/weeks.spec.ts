import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Meeting } from '../registration/values.ts';
import { noPreferences, type WeekPreferences } from './preferences.ts';
import { costOf } from './cost.ts';
import type { CourseChoices, Way, WeekLesson } from './choices.ts';
import { allWays, clashing, waysOf } from './ways.ts';
import { bestWeeks } from './weeks.ts';

const days = (...on: number[]): string => [0, 1, 2, 3, 4, 5, 6].map(day => (on.includes(day) ? '1' : '0')).join('');
const at = (day: number, hour: number, weeks = '1111'): Meeting => ({
  days: days(day),
  weeks,
  start: hour * 60,
  length: 50,
});
const lesson = (uid: string, load_type: string, meetings: Meeting[], more: Partial<WeekLesson> = {}): WeekLesson => ({
  uid,
  load_type,
  parent: null,
  meetings,
  teacher: null,
  language: 'ru',
  ...more,
});
const course = (name: string, ...lessons: WeekLesson[]): CourseChoices => ({
  course: name,
  fluxes: [{ uid: `${name}-flux`, lessons }],
});
const uids = (ways: readonly Way[]) => ways.flatMap(({ lessons }) => lessons.map(one => one.uid));
const meetingsOf = (ways: readonly Way[]) => ways.flatMap(({ lessons }) => lessons.flatMap(one => [...one.meetings]));

describe('ways to take a course', () => {
  const algebra = course(
    'algebra',
    lesson('lecture', 'lecture', [at(0, 9)]),
    lesson('practice 1', 'practice', [at(0, 10)]),
    lesson('practice 2', 'practice', [at(0, 12)]),
    lesson('practice 3', 'practice', [at(0, 9)]),
  );

  it('are those without a clash, fewest gaps first', () => {
    expect(waysOf(algebra, [], noPreferences).map(way => way.lessons.map(one => one.uid))).toEqual([
      ['lecture', 'practice 1'],
      ['lecture', 'practice 2'],
    ]);
  });
  it('leave out what clashes with what is held', () => {
    expect(waysOf(algebra, [at(0, 10)], noPreferences).map(way => way.lessons[1]!.uid)).toEqual(['practice 2']);
  });
  it('a lesson comes with its parent, and all are of one flux', () => {
    const two: CourseChoices = {
      course: 'physics',
      fluxes: [
        {
          uid: 'one',
          lessons: [
            lesson('A', 'lecture', [at(0, 9)]),
            lesson('B', 'lecture', [at(1, 9)]),
            lesson('A1', 'laboratory', [at(2, 9)], { parent: 'A' }),
            lesson('B1', 'laboratory', [at(3, 9)], { parent: 'B' }),
          ],
        },
        { uid: 'two', lessons: [lesson('C', 'lecture', [at(4, 9)])] },
      ],
    };
    expect(allWays(two).map(({ flux, lessons }) => [flux, ...lessons.map(one => one.uid)])).toEqual([
      ['one', 'A', 'A1'],
      ['one', 'B', 'B1'],
      ['two', 'C'],
    ]);
  });
  it('lessons of the first and of the second half of the term do not clash', () => {
    const halves = course(
      'halves',
      lesson('first', 'lecture', [at(0, 9, '1100')]),
      lesson('second', 'practice', [at(0, 9, '0011')]),
    );
    expect(waysOf(halves, [at(0, 9, '0000')], noPreferences)).toHaveLength(1);
  });
});

describe('the best weeks', () => {
  it('an earlier hour comes after a later one where no mornings are wanted, and is still there', () => {
    const some = course('c', lesson('8', 'lecture', [at(0, 8)]), lesson('10', 'lecture', [at(0, 10)]));
    const { weeks } = bestWeeks([some], [], { ...noPreferences, not_before: 9 * 60 });
    expect(weeks.map(week => [...uids(week.ways), week.cost.early])).toEqual([
      ['10', 0],
      ['8', 1],
    ]);
  });
  it('a late hour, a class in the pause, another day, teacher and language come after', () => {
    const some = course(
      'c',
      lesson('late', 'lecture', [at(0, 18)]),
      lesson('pause', 'lecture', [at(0, 13)]),
      lesson('friday', 'lecture', [at(4, 10)]),
      lesson('teacher', 'lecture', [at(0, 10)], { teacher: 'other' }),
      lesson('language', 'lecture', [at(0, 11)], { teacher: 'mine', language: 'en' }),
      lesson('best', 'lecture', [at(0, 12)], { teacher: 'mine' }),
    );
    const wishes: Partial<WeekPreferences>[] = [
      { not_after: 18 * 60 },
      { pause: { from: 780, to: 840 } },
      { free_days: [4] },
      { teachers: ['mine'] },
      { languages: ['ru'] },
    ];
    const lasts = wishes.map(wish => {
      const { weeks } = bestWeeks([some], [], { ...noPreferences, ...wish });
      return weeks.filter(week => week.cost.total > 0).flatMap(week => uids(week.ways));
    });
    expect(lasts).toEqual([['late'], ['pause'], ['friday'], ['late', 'pause', 'friday', 'teacher'], ['language']]);
  });
  it('says which courses never go together, and which not with what is held', () => {
    const [one, other] = ['a', 'b'].map(name => course(name, lesson(name, 'lecture', [at(0, 9)])));
    expect(bestWeeks([one!, other!], [], noPreferences)).toMatchObject({ weeks: [], apart: [['a', 'b']] });
    expect(bestWeeks([one!], [at(0, 9)], noPreferences)).toMatchObject({ weeks: [], impossible: ['a'] });
  });
  it('with few steps says that better weeks may be left', () => {
    const many = ['a', 'b', 'c', 'd'].map((name, day) =>
      course(name, ...[8, 9, 10, 11, 12].map(hour => lesson(`${name}${hour}`, 'lecture', [at(day % 2, hour)]))),
    );
    expect(bestWeeks(many, [], noPreferences, { steps: 12 }).proven).toBe(false);
    expect(bestWeeks(many, [], noPreferences).proven).toBe(true);
  });
});

/** A random number, always the same one after the other. */
function numbers(): () => number {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647);
}
it('with too few steps to look at everything the weeks are still good ones: none clashes, each is there once, the best first', () => {
  const next = numbers();
  const many = Array.from({ length: 7 }, (_, number) =>
    course(
      `c${number}`,
      ...Array.from({ length: 12 }, (_unused, place) =>
        lesson(`${number}-${place}`, place < 2 ? 'lecture' : place < 7 ? 'practice' : 'laboratory', [
          at(next() % 5, 8 + (next() % 8)),
        ]),
      ),
    ),
  );
  const { weeks, proven } = bestWeeks(many, [], noPreferences, { steps: 20_000 });
  expect(proven).toBe(false);
  expect(weeks).toHaveLength(20);
  expect(new Set(weeks.map(week => uids(week.ways).join())).size).toBe(20);
  expect(weeks.map(week => week.cost.total)).toEqual(weeks.map(week => week.cost.total).toSorted((a, b) => a - b));
  for (const { ways } of weeks)
    ways.forEach((way, place) =>
      ways.slice(place + 1).forEach(other => expect(clashing(meetingsOf([way]), meetingsOf([other]))).toBe(false)),
    );
  const first = bestWeeks(many, [], noPreferences, { steps: 10_000 });
  expect(weeks[0]!.cost.total).toBeLessThanOrEqual(first.weeks[0]!.cost.total);
});

const meeting = fc
  .tuple(
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 8, max: 13 }),
    fc.constantFrom('1111', '1100', '0011', '1010'),
  )
  .map(([day, hour, weeks]) => at(day, hour, weeks));
const choices = (name: string): fc.Arbitrary<CourseChoices> =>
  fc
    .array(
      fc.record({
        type: fc.constantFrom('lecture', 'practice'),
        meetings: fc.array(meeting, { minLength: 1, maxLength: 2 }),
        teacher: fc.constantFrom('t1', 't2', null),
        language: fc.constantFrom('ru', 'kk'),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map(drawn =>
      course(
        name,
        ...drawn.map(({ type, meetings, teacher, language }, place) =>
          lesson(`${name}${place}`, type, meetings, { teacher, language }),
        ),
      ),
    );
const wishes: fc.Arbitrary<WeekPreferences> = fc.record({
  not_before: fc.constantFrom(null, 540, 600),
  not_after: fc.constantFrom(null, 720),
  pause: fc.constantFrom(null, { from: 660, to: 720 }),
  free_days: fc.subarray([0, 1, 2]),
  few_gaps: fc.boolean(),
  teachers: fc.subarray(['t1', 't2']),
  languages: fc.subarray(['ru', 'kk']),
});

/** Every week that there is, without a thought. */
function everyWeek(courses: readonly CourseChoices[], held: readonly Meeting[]): Way[][] {
  const ways = courses.map(allWays);
  const all = ways.reduce<Way[][]>((weeks, some) => weeks.flatMap(week => some.map(way => [...week, way])), [[]]);
  return all.filter(week =>
    week.every(
      (way, place) =>
        !clashing(meetingsOf([way]), held) &&
        week.slice(place + 1).every(other => !clashing(meetingsOf([way]), meetingsOf([other]))),
    ),
  );
}
it('the weeks are the best of all that there are, whatever the courses, what is held and what is preferred', () => {
  let several = 0;
  fc.assert(
    fc.property(
      fc.tuple(choices('a'), choices('b'), choices('c')),
      fc.array(meeting, { maxLength: 2 }),
      wishes,
      fc.integer({ min: 1, max: 6 }),
      (courses, held, preferences, most) => {
        const { weeks, proven } = bestWeeks(courses, held, preferences, { most });
        const all = everyWeek(courses, held);
        const costs = all
          .map(week => costOf(week, courses, held, preferences).total)
          .toSorted((one, other) => one - other);
        expect(proven).toBe(true);
        expect(weeks.map(week => week.cost.total)).toEqual(costs.slice(0, most).map(cost => expect.closeTo(cost, 6)));
        expect(new Set(weeks.map(week => uids(week.ways).join())).size).toBe(weeks.length);
        for (const week of weeks) expect(all.map(uids)).toContainEqual(uids(week.ways));
        expect(bestWeeks(courses, held, preferences, { most }).weeks).toEqual(weeks);
        if (weeks.length > 1) several += 1;
      },
    ),
    { numRuns: 300 },
  );
  expect(several).toBeGreaterThan(50);
});
it('preferences exclude no week', () => {
  fc.assert(
    fc.property(fc.tuple(choices('a'), choices('b')), wishes, (courses, preferences) => {
      const count = (some: WeekPreferences) => bestWeeks(courses, [], some, { most: 1000 }).weeks.length;
      expect(count(preferences)).toBe(everyWeek(courses, []).length);
    }),
  );
});
