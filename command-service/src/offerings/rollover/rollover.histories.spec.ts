import { rollOverParts } from '@portal/event-schemas/offerings/rollover/codes.ts';
import { studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import { createDispatcher } from '@portal/platform/dispatcher/dispatcher.ts';
import { createMemoryLog } from '@portal/platform/event-log/memoryLog.ts';
import { createMemoryFacts } from '@portal/platform/facts/memoryFacts.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseOffering } from '../../registration/course-offering/course-offering.ts';
import { foundWorld } from '../../registration/testing/found-world.ts';
import {
  asOffice,
  courseEvent,
  id,
  start,
  studyPeriodRecord,
  worldCatalogue,
  worldFacts,
} from '../../registration/testing/world.ts';
import { DiscardDraft, OpenDraft } from '../commands.ts';
import { copiedUid, copyOf } from './copy.ts';
import { draftNeededOf } from '../needs/draft-needed.ts';
import { neededUid } from '../needs/layout.ts';
import { takesPlace } from '../rivals.ts';
import { rollCourseOf, TakeBackCourse } from './courses.ts';

const to_period = id('e', 2);
const courses = [1, 2, 3];
const rolls = [id('ba', 1), id('ba', 2)];
const course = fc.constantFrom(...courses);
/** `roll` and `undo` of some courses only: the worker died on its way. */
const step = fc.oneof(
  fc.record({
    act: fc.constantFrom('roll', 'roll', 'undo', 'need', 'roll and need'),
    roll: fc.constantFrom(...rolls),
    some: fc.subarray(courses),
  }),
  fc.record({ act: fc.constantFrom('open', 'discard'), course, needed: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

test('however often a term is rolled over, needed, interrupted, opened and undone, no course is made twice and an undoing leaves nothing of its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 30 }), async (history: readonly Step[]) => {
      const log = createMemoryLog({ catalogue: worldCatalogue });
      const facts = createMemoryFacts({ definitions: worldFacts, log });
      await facts.start();
      const dispatcher = createDispatcher({ log, facts, clock: movableClock(start) });
      const context = { actor: asOffice, locale: 'ru' as const, correlation_id: 'history' };
      await foundWorld(dispatcher);
      await dispatcher.dispatch(
        recordCommands(studyPeriod).create,
        { ...studyPeriodRecord, uid: to_period, code: 'next', study_year: 2027 },
        context,
      );
      const copyUid = (number: number) => copiedUid(id('0', number), to_period);
      const neededOf = (number: number) => neededUid(courseEvent(number).data.discipline, to_period);
      const stateOf = async (number: number, needed = false) =>
        (await dispatcher.state(courseOffering, (needed ? neededOf : copyUid)(number))).state;
      const needed = (some: readonly number[]) =>
        Promise.all(
          some.map(number => {
            const { discipline, fluxes } = courseEvent(number).data;
            const draft = { discipline, fluxes, study_period: to_period, teacher: null };
            const own = { offering: neededOf(number), rivals: [copyUid(number)] };
            return dispatcher.dispatch(draftNeededOf(1), { ...draft, ...own }, context);
          }),
        );
      const rolled = (roll_over: string, some: readonly number[]) =>
        Promise.all(
          some.map(async number => {
            const { offering: uid, ...about } = courseEvent(number).data;
            const source = {
              ...about,
              uid,
              teacher: null,
              access: {},
              state: 'open',
              discipline_there: true,
              planned: true,
              in_term: false,
              made: false,
            };
            const known = { weeks: 15, teachers: new Set([id('f')]), rooms: new Map(), groups: new Set<string>() };
            const { copy } = copyOf(source, to_period, new Set(rollOverParts), known);
            const outcome = await dispatcher.dispatch(
              rollCourseOf(1),
              {
                ...copy,
                rivals: [neededOf(number)],
                discipline: source.discipline,
                study_period: to_period,
                rolled_over: { roll_over, course: uid },
              },
              context,
            );
            if (!outcome.ok) throw new Error(outcome.rejection.code);
          }),
        );
      const undone = (roll_over: string, some: readonly number[]) =>
        Promise.all(
          some.map(number =>
            dispatcher.dispatch(
              TakeBackCourse,
              { roll_over, to_period, offering: copiedUid(id('0', number), to_period) },
              context,
            ),
          ),
        );
      for (const one of history) {
        if ('some' in one) {
          await Promise.all([
            ...(one.act.includes('roll') ? [rolled(one.roll, one.some)] : []),
            ...(one.act.includes('need') ? [needed(one.some)] : []),
            ...(one.act === 'undo' ? [undone(one.roll, one.some)] : []),
          ]);
          for (const number of courses)
            expect([await stateOf(number), await stateOf(number, true)].filter(takesPlace).length).toBeLessThan(2);
        } else {
          const state = await stateOf(one.course, one.needed);
          if (state.status === 'draft')
            await (one.act === 'open'
              ? dispatcher.dispatch(OpenDraft, state, context)
              : dispatcher.dispatch(DiscardDraft, state, context));
        }
      }
      for (const roll_over of rolls) {
        await undone(roll_over, courses);
        for (const number of courses) {
          const state = await stateOf(number);
          expect(state.status !== 'not_offered' && state.rolled_over?.roll_over).not.toBe(roll_over);
        }
      }
      for (const number of courses) {
        const state = await stateOf(number, true);
        if (state.status === 'offered') return facts.close();
        if (state.status === 'draft') await dispatcher.dispatch(DiscardDraft, state, context);
      }
      await rolled(rolls[0]!, courses);
      const before = await log.head();
      await Promise.all([rolled(rolls[0]!, courses), rolled(rolls[1]!, courses)]);
      expect(await log.head()).toBe(before);
      for (const number of courses) expect((await stateOf(number)).status).toBe('draft');
      await facts.close();
    }),
    { numRuns: 30 },
  );
}, 60_000);
