import { clashDay } from '@portal/event-schemas/registration/card-rules/clash.ts';
import type { Meeting } from '@portal/event-schemas/registration/values.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseOffering, type OfferedCourse } from '../course-offering/course-offering.ts';
import { studyCard } from '../study-card/study-card.ts';
import { bigCourse, openedTerm } from '../testing/opened-term.ts';
import { asStudent, id, lecture, period, practice } from '../testing/world.ts';
import { AcceptOffer, AddToBasket, ChangeLessons, DropCourse, RegisterCourse, RemoveFromBasket } from './commands.ts';

const courses = [1, 2, 3, 4, 5] as const;
/** 5 is of the discipline of 1. */
const offered = (number: number) => ({ ...bigCourse(number), ...(number === 5 && { discipline: id('d', 1) }) });
const choice = (number: number, chosen: number) => ({ lessons: [lecture(number), practice(number, chosen)] });
const acts = {
  hold: (number: number, chosen: number) => [AddToBasket, { ...choice(number, chosen), audit: false }],
  give_up: () => [RemoveFromBasket, {}],
  register: (number: number, chosen: number) => [
    RegisterCourse,
    { ...choice(number, chosen), audit: false, queue: true },
  ],
  drop: () => [DropCourse, { reason: '' }],
  change: (number: number, chosen: number) => [ChangeLessons, choice(number, chosen)],
  accept: () => [AcceptOffer, {}],
} as const;
const step = fc.record({
  act: fc.constantFrom<keyof typeof acts>('hold', 'hold', 'hold', 'give_up', 'register', 'drop', 'change', 'accept'),
  person: fc.integer({ min: 1, max: 3 }),
  course: fc.constantFrom(...courses),
  chosen: fc.integer({ min: 1, max: 2 }),
  wait: fc.constantFrom(0, 0, 0, 60, 300, 301),
});

test('whatever students do with basket and card, both together stay within the limit, without a clash and without a discipline twice', async () => {
  let holds = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), async history => {
      const { clock, facts, dispatcher } = await openedTerm(courses.map(offered));

      for (const { act, person, course, chosen, wait } of history) {
        clock.advance(wait * 1000);
        const [command, data] = acts[act](course, chosen);
        const outcome = await dispatcher.dispatch(
          command as typeof RegisterCourse,
          { student: id('a', person), study_period: period, offering: id('0', course), ...data } as never,
          { actor: asStudent(person), locale: 'ru', correlation_id: 'history' },
        );
        if (!outcome.ok && act === 'hold') refused += 1;
        for (const each of [1, 2, 3]) await check(each);
      }
      await facts.close();

      /** Read from the courses, which own the seats, beside the card. */
      async function check(person: number): Promise<void> {
        const { state: card } = await dispatcher.state(studyCard, `${id('a', person)}.${period}`);
        const mine: { credits: number; discipline: string; meetings: Meeting[] }[] = Object.values(card.courses).map(
          one => ({ ...one, meetings: one.lessons.flatMap(lesson => [...lesson.meetings]) }),
        );
        for (const number of courses) {
          const state = (await dispatcher.state(courseOffering, id('0', number))).state as OfferedCourse;
          const hold = state.holds.get(id('a', person));
          if (!hold || hold.until <= clock.iso()) continue;
          holds += 1;
          mine.push({
            credits: state.credits,
            discipline: state.discipline,
            meetings: hold.lessons.flatMap(uid => [...state.lessons.get(uid)!.lesson.meetings]),
          });
        }
        expect(mine.reduce((sum, one) => sum + one.credits, 0)).toBeLessThanOrEqual(30);
        expect(new Set(mine.map(one => one.discipline)).size).toBe(mine.length);
        const meetings = mine.flatMap(one => one.meetings);
        expect(
          meetings.some((one, index) => meetings.slice(index + 1).some(other => clashDay(one, other) !== null)),
        ).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
  expect(holds).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(50);
}, 60_000);
