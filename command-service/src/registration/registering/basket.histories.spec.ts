import { discipline, student } from '@portal/event-schemas/curriculum/records.ts';
import {
  defaultRegistrationSettings,
  registrationPeriod,
  registrationSettings,
  registrationSettingsUid,
} from '@portal/event-schemas/registration/records.ts';
import { clashDay } from '@portal/event-schemas/registration/card-rules/clash.ts';
import type { Meeting } from '@portal/event-schemas/registration/values.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { createDispatcher } from '@portal/platform/dispatcher/dispatcher.ts';
import { createMemoryLog } from '@portal/platform/event-log/memoryLog.ts';
import { createMemoryFacts } from '@portal/platform/facts/memoryFacts.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseOffering, type OfferedCourse } from '../course-offering/course-offering.ts';
import { OfferCourse } from '../course-offering/commands.ts';
import { studyCard } from '../study-card/study-card.ts';
import { foundCatalogue } from '../testing/found-world.ts';
import {
  asOffice,
  asStudent,
  courseEvent,
  disciplineRecord,
  fluxOf,
  id,
  lecture,
  lessonOf,
  mainPeriod,
  period,
  practice,
  start,
  studentRecord,
  worldCatalogue,
  worldFacts,
} from '../testing/world.ts';
import { AcceptOffer, AddToBasket, ChangeLessons, DropCourse, RegisterCourse, RemoveFromBasket } from './commands.ts';

/** Courses of 10 credits, so that three are the limit; the first practices of 1 and 2, of 3 and 4 meet at the same time, 5 is of the discipline of 1. */
const courses = [1, 2, 3, 4, 5] as const;
const at = (hour: number): Meeting[] => [{ days: '1000000', weeks: '111111111111111', start: hour * 60, length: 50 }];
const offered = (number: number) => {
  const lessons = [
    lessonOf(number, 1, 'lecture', 2, { meetings: at(7 + number) }),
    lessonOf(number, 2, 'practice', 2, { meetings: at(13 + Math.ceil(number / 2)) }),
    lessonOf(number, 3, 'practice', 1, { meetings: at(17 + number) }),
  ];
  const { data } = courseEvent(number, { credits: 10, fluxes: [fluxOf(number, lessons)] });
  return number === 5 ? { ...data, discipline: id('d', 1) } : data;
};
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
      const clock = movableClock(start);
      const log = createMemoryLog({ catalogue: worldCatalogue });
      const facts = createMemoryFacts({ definitions: worldFacts, log });
      await facts.start();
      const dispatcher = createDispatcher({ log, facts, clock });
      const office = { actor: asOffice, locale: 'ru', correlation_id: 'world' } as const;
      await foundCatalogue(dispatcher);
      await dispatcher.dispatch(recordCommands(registrationPeriod).create, { uid: id('9'), ...mainPeriod() }, office);
      await dispatcher.dispatch(
        recordCommands(registrationSettings).create,
        { uid: registrationSettingsUid, ...defaultRegistrationSettings },
        office,
      );
      for (const person of [1, 2, 3])
        await dispatcher.dispatch(recordCommands(student).create, studentRecord(person), office);
      for (const number of courses) {
        await dispatcher.dispatch(recordCommands(discipline).create, disciplineRecord(number), office);
        await dispatcher.dispatch(OfferCourse, offered(number), office);
      }
      await facts.waitFor(await log.head(), 1000);

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
