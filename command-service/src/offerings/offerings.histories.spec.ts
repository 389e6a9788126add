import type { StudentChoice } from '@portal/event-schemas/offerings/requests.ts';
import { differenceOf, touching } from '@portal/event-schemas/offerings/difference.ts';
import { createDispatcher } from '@portal/platform/dispatcher/dispatcher.ts';
import type { CommandDefinition, Dispatcher } from '@portal/platform/dispatcher/types.ts';
import { createMemoryLog } from '@portal/platform/event-log/memoryLog.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import { createMemoryFacts } from '@portal/platform/facts/memoryFacts.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseOffering } from '../registration/course-offering/course-offering.ts';
import * as registering from '../registration/registering/commands.ts';
import { foundWorld } from '../registration/testing/found-world.ts';
import { invariantReader } from '../registration/testing/invariants.ts';
import {
  asOffice,
  asStudent,
  fluxOf,
  id,
  lecture,
  lessonOf,
  period,
  practice,
  start,
  worldCatalogue,
  worldFacts,
} from '../registration/testing/world.ts';
import { DiscardDraft, DraftCourse, OpenDraft, rearrangeCourseOf, ReviseDraft } from './commands.ts';

/** Course 4 begins as a draft of the discipline of course 1; the others are open. */
const drafted = 4;
const course = fc.constantFrom(1, 1, 2, drafted, drafted);
const student = fc.integer({ min: 1, max: 5 });
/** Which practices there are, with how many seats, how much later; whether the lecture moves, too. */
const layout = fc.record({
  practices: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
  seats: fc.integer({ min: 0, max: 3 }),
  later: fc.integer({ min: 0, max: 2 }),
  lecture: fc.boolean(),
});
type Layout = typeof layout extends fc.Arbitrary<infer L> ? L : never;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom('register', 'register', 'queue', 'hold', 'drop', 'leave', 'accept', 'change'),
      course,
      student,
      which: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('draft', 'revise', 'open', 'open', 'discard'), layout }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('rearrange'),
      course,
      layout,
      choices: fc.array(fc.constantFrom('keep', 'keep', 'move', 'release'), { minLength: 5, maxLength: 5 }),
      to: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 90 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const laidOut = (number: number, { practices, seats, later, lecture: lectureToo }: Layout) => {
  const moved = <L extends ReturnType<typeof lessonOf>>(lesson: L, by: number): L => ({
    ...lesson,
    meetings: lesson.meetings.map(one => ({ ...one, start: (one.start + by * 3) % 1400 })),
  });
  return [
    fluxOf(number, [
      moved(lessonOf(number, 1, 'lecture', seats + 1), lectureToo ? later : 0),
      ...practices.map(which => moved(lessonOf(number, 1 + which, 'practice', seats), later)),
    ]),
  ];
};

/** Carries the steps out; answers how many changes of opened courses with students in them were accepted. */
async function live(dispatcher: Dispatcher, steps: readonly Step[], wait: (minutes: number) => void): Promise<number> {
  let rearranged = 0;
  const send = (command: CommandDefinition<any, any, any>, data: object, actor: Actor = asOffice) =>
    dispatcher.dispatch(command, data, { actor, locale: 'ru', correlation_id: 'history' });
  const contents = (plan: Layout) => ({
    offering: id('0', drafted),
    discipline: id('d', 1),
    study_period: period,
    teacher: null,
    fluxes: laidOut(drafted, plan),
  });
  const commands = {
    register: registering.RegisterCourse,
    queue: registering.RegisterCourse,
    hold: registering.AddToBasket,
    drop: registering.DropCourse,
    leave: registering.LeaveWaitingList,
    accept: registering.AcceptOffer,
    change: registering.ChangeLessons,
  } as const;
  for (const one of steps) {
    if ('minutes' in one) wait(one.minutes);
    else if ('student' in one) {
      const lessons = [lecture(one.course), practice(one.course, one.which)];
      await send(
        commands[one.act],
        {
          student: id('a', one.student),
          study_period: period,
          offering: id('0', one.course),
          lessons,
          audit: false,
          queue: one.act === 'queue',
          reason: '',
        },
        asStudent(one.student),
      );
    } else if ('choices' in one) {
      const offering = id('0', one.course);
      const { state } = await dispatcher.state(courseOffering, offering);
      if (state.status !== 'offered') continue;
      const fluxes = laidOut(one.course, one.layout);
      const touched = touching(differenceOf(state.fluxes, fluxes));
      const students = [...state.seats]
        .filter(([, seat]) => seat.lessons.some(uid => touched.has(uid)))
        .map(([who], index): StudentChoice => {
          const choice = one.choices[index % one.choices.length] as StudentChoice['choice'];
          return choice === 'move'
            ? { student: who, choice, lessons: [lecture(one.course), practice(one.course, one.to)] }
            : { student: who, choice };
        });
      const data = { offering, study_period: period, teacher: null, fluxes, reason: 'Because', students };
      const outcome = await send(rearrangeCourseOf(students.length), data);
      if (outcome.ok && students.length > 0) rearranged += 1;
    } else if ('layout' in one) {
      const data = contents(one.layout);
      const { state } = await dispatcher.state(courseOffering, data.offering);
      if (one.act === 'draft') await send(DraftCourse, data);
      if (one.act === 'revise') await send(ReviseDraft, data);
      if (one.act === 'discard') await send(DiscardDraft, data);
      if (one.act === 'open' && state.status === 'draft') await send(OpenDraft, state);
    }
  }
  return rearranged;
}

test('whatever the office drafts, opens and changes while students register, no seat is given twice and none is lost', async () => {
  let rearranged = 0;
  let opened = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 80, size: 'max' }), async history => {
      const clock = movableClock(start);
      const log = createMemoryLog({ catalogue: worldCatalogue });
      const facts = createMemoryFacts({ definitions: worldFacts, log });
      await facts.start();
      const dispatcher = createDispatcher({ log, facts, clock });
      await foundWorld(dispatcher);
      await facts.waitFor(await log.head(), 1000);
      rearranged += await live(dispatcher, history, minutes => clock.advance(minutes * 60_000));
      const events = await log.readAll(0, 100_000);
      opened += events.some(({ type, data }) => type === 'CourseOffered' && data['offering'] === id('0', drafted))
        ? 1
        : 0;
      invariantReader({ credit: 30, audit: 6 })(events);
      await facts.close();
    }),
    { numRuns: 30 },
  );
  expect(rearranged).toBeGreaterThan(10);
  expect(opened).toBeGreaterThan(2);
}, 120_000);
