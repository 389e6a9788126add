import { clash } from '@portal/event-schemas/registration/card-rules/clash.ts';
import { weekPlanEvents } from '@portal/event-schemas/week-plans/events.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as registering from '../registration/registering/commands.ts';
import { heldAt, studyCard } from '../registration/study-card/study-card.ts';
import { invariantReader } from '../registration/testing/invariants.ts';
import { bigCourse, openedTerm } from '../registration/testing/opened-term.ts';
import { asStudent, id, lecture, period, practice } from '../registration/testing/world.ts';
import { takeWeekOf } from './commands.ts';

const courses = [1, 2, 3, 4] as const;
const choice = (number: number, chosen: number) => ({
  course: id('0', number),
  lessons: [lecture(number), practice(number, chosen)],
  audit: false,
});
const which = fc.integer({ min: 1, max: 2 });
const week = fc
  .tuple(fc.shuffledSubarray([...courses], { minLength: 1 }), fc.tuple(which, which, which, which))
  .map(([numbers, chosen]) => numbers.map(number => choice(number, chosen[number - 1]!)));
const alone = {
  register: registering.RegisterCourse,
  hold: registering.AddToBasket,
  drop: registering.DropCourse,
} as const;
const oneAlone = fc.record({
  act: fc.constantFrom<keyof typeof alone>('register', 'hold', 'drop'),
  course: fc.constantFrom(...courses),
  chosen: which,
});
const step = fc.record({
  person: fc.integer({ min: 1, max: 3 }),
  wait: fc.constantFrom(0, 0, 0, 60, 301),
  does: fc.oneof(
    { weight: 3, arbitrary: fc.record({ courses: week, hold: fc.boolean() }) },
    { weight: 2, arbitrary: oneAlone },
  ),
});

test('whatever happened before, a week is taken whole or not at all, as its courses would be one by one; nothing is oversold, nothing clashes', async () => {
  const seen = { taken: 0, refused: 0, compared: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async history => {
      const { clock, log, facts, dispatcher } = await openedTerm(courses.map(bigCourse), weekPlanEvents);

      for (const { person, wait, does } of history) {
        clock.advance(wait * 1000);
        const term = { student: id('a', person), study_period: period };
        const context = { actor: asStudent(person), locale: 'ru', correlation_id: 'history' } as const;
        if ('act' in does) {
          const { course: offering, ...chosen } = choice(does.course, does.chosen);
          const data = { ...term, offering, ...chosen, queue: false, reason: '' };
          await dispatcher.dispatch(alone[does.act], data, context);
        } else await take({ ...term, ...does, plan: null }, context);
        await noClash(term);
      }
      invariantReader({ credit: 30, audit: 6 })(await log.readAll(0, 100_000));
      await facts.close();

      type Week = { student: string; study_period: string; courses: ReturnType<typeof choice>[]; hold: boolean };
      async function take(
        data: Week & { plan: null },
        context: { actor: ReturnType<typeof asStudent>; locale: 'ru'; correlation_id: string },
      ) {
        const before = await cardOf(data);
        const fresh =
          heldAt(before, clock.iso()).length === 0 && data.courses.every(({ course }) => !before.courses[course]);
        const oneByOne = await dispatcher.dryRun(
          data.courses.map(({ course: offering, ...chosen }) => ({
            definition: data.hold ? registering.AddToBasket : registering.RegisterCourse,
            data: { student: data.student, study_period: period, offering, ...chosen, queue: false },
          })),
          context,
        );
        const head = await log.head();
        const outcome = await dispatcher.dispatch(takeWeekOf(data.courses.length), data, context);
        const after = await cardOf(data);
        if (fresh) {
          expect(outcome.ok).toBe(oneByOne.steps.every(one => one.outcome.ok));
          seen.compared += 1;
        }
        if (!outcome.ok) {
          expect(await log.head()).toBe(head);
          seen.refused += 1;
          return;
        }
        seen.taken += 1;
        for (const { course, lessons } of data.courses) {
          const mine = after.courses[course] ?? heldAt(after, clock.iso()).find(one => one.offering === course);
          expect(mine?.lessons.map(({ uid }) => uid).toSorted()).toEqual(lessons.toSorted());
        }
      }
      async function cardOf(data: { student: string }) {
        return (await dispatcher.state(studyCard, `${data.student}.${period}`)).state;
      }
      async function noClash(data: { student: string }) {
        const card = await cardOf(data);
        const mine = [...Object.values(card.courses), ...heldAt(card, clock.iso())].map(one =>
          one.lessons.flatMap(lesson => lesson.meetings),
        );
        const clashes = mine.some((one, index) =>
          mine.slice(index + 1).some(other => one.some(here => other.some(there => clash(here, there)))),
        );
        expect(clashes).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
  expect(seen.taken).toBeGreaterThan(50);
  expect(seen.refused).toBeGreaterThan(50);
  expect(seen.compared).toBeGreaterThan(30);
}, 60_000);
