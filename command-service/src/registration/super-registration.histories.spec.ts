import { registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { createDispatcher } from '@portal/platform/dispatcher/dispatcher.ts';
import { createMemoryLog } from '@portal/platform/event-log/memoryLog.ts';
import type { Actor, RecordedEvent } from '@portal/platform/event-log/types.ts';
import { createMemoryFacts } from '@portal/platform/facts/memoryFacts.ts';
import { recordEventTypes } from '@portal/platform/records/events.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChangeLessons, DropCourse, RegisterCourse } from './registering/commands.ts';
import { SetOnlineAccess, SetSuperRegistration } from './standing/commands.ts';
import { SendToAdvisor, SetCardStatus } from './study-card/commands.ts';
import { foundWorld } from './testing/found-world.ts';
import { live, runningPeriod, type Act, type Step } from './testing/histories.ts';
import {
  asAdvisor,
  asOffice,
  asStudent,
  id,
  lecture,
  period,
  practice,
  start,
  worldCatalogue,
  worldFacts,
} from './testing/world.ts';

const minutesOn = (minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString();
const person = fc.integer({ min: 1, max: 2 });
const moment = fc.constantFrom(-60, 10, 60, 240, 600).map(minutesOn);
const act = (command: Act['command'], actor: Actor, data: object): Step => ({ command, actor, data });
const card = (student: number) => ({ student: id('a', student), study_period: period });
const own = (command: Act['command'], more: (course: number, chosen: number) => object) =>
  fc
    .tuple(person, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }))
    .map(([student, course, chosen]) =>
      act(command, asStudent(student), { ...card(student), offering: id('0', course), ...more(course, chosen) }),
    );
const lessons = (course: number, chosen: number) => ({ lessons: [lecture(course), practice(course, chosen)] });
const keepers: readonly Actor[] = [asOffice, asAdvisor, { id: id('ae'), roles: ['supervisor'] }, asStudent(1)];

/** What happens around super registration: it is given and ended by whoever tries, the period ends or runs on, access changes, time goes by. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(person, fc.constantFrom(...keepers), fc.option(moment, { nil: null, freq: 6 }))
      .map(([student, actor, until]) =>
        act(SetSuperRegistration, actor, { ...card(student), until, reason: 'Asked for' }),
      ),
  },
  {
    weight: 2,
    arbitrary: moment.map(end_date => ({ record: registrationPeriod, uid: runningPeriod, changes: { end_date } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('main', 'add_drop', 'late')
      .map(kind => ({ record: registrationPeriod, uid: runningPeriod, changes: { kind } })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(person, fc.constantFrom('open', 'closed', 'default', 'default'))
      .map(([student, access]) => act(SetOnlineAccess, asOffice, { student: id('a', student), access, comment: '' })),
  },
  {
    weight: 8,
    arbitrary: own(RegisterCourse, (course, chosen) => ({ ...lessons(course, chosen), audit: false, queue: false })),
  },
  { weight: 3, arbitrary: own(DropCourse, () => ({ reason: '' })) },
  { weight: 3, arbitrary: own(ChangeLessons, lessons) },
  {
    weight: 2,
    arbitrary: person.map(student => act(SendToAdvisor, asStudent(student), { ...card(student), offerings: [] })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(person, fc.constantFrom('CONFIRMED', 'CHOOSING', 'CHOSEN'))
      .map(([student, status]) => act(SetCardStatus, asOffice, { ...card(student), status, reason: 'Asked for' })),
  },
  { weight: 4, arbitrary: fc.constantFrom(1, 5, 25).map(wait => ({ wait })) },
);

/** Reads the log a second time without the aggregates and finds the first act that neither a period, nor open access, nor super registration allowed. */
function readWindows(events: readonly RecordedEvent<any>[]) {
  const until = new Map<string, string | null>();
  const access = new Map<string, string>();
  const status = new Map<string, string>();
  let runs = { start_date: '', end_date: '', kind: '' };
  let underSuper = 0;
  const { created, changed } = recordEventTypes(registrationPeriod);
  for (const {
    type,
    data,
    meta: { occurred_at: at, actor },
  } of events) {
    const student = actor.id;
    const isSuper = (until.get(student) ?? '') > at;
    const inPeriod = runs.start_date <= at && at <= runs.end_date;
    const where = `${type} at ${at} by ${student}`;
    if (type === created) runs = data;
    else if (type === changed) runs = { ...runs, ...data.changes };
    else if (type === 'OnlineRegistrationAccessSet') access.set(data.student, data.access);
    else if (type === 'SuperRegistrationSet') {
      expect([asOffice.id, asAdvisor.id], where).toContain(student);
      expect(data.until === null || data.until > at, `${where} until ${data.until}`).toBe(true);
      until.set(data.student, data.until);
    } else if (
      actor.roles.includes('student') &&
      ['CourseAddedToCard', 'CourseDroppedFromCard', 'CardLessonsChanged', 'CardSentToAdvisor'].includes(type)
    ) {
      const opened = access.get(student) === 'open';
      expect(access.get(student), where).not.toBe('closed');
      expect(isSuper || inPeriod || opened, where).toBe(true);
      if (status.get(student) === 'CONFIRMED')
        expect(isSuper || (inPeriod && runs.kind === 'add_drop'), `${where}, approved`).toBe(true);
      if (isSuper && !inPeriod && !opened) underSuper += 1;
    }
    const about = data.student ?? student;
    if (typeof data.status === 'string' && (type === 'CardStatusSet' || actor.roles.includes('student')))
      status.set(about, data.status);
  }
  return {
    underSuper,
    isSuper: (student: string, now: string) => (until.get(student) ?? '') > now && access.get(student) !== 'closed',
  };
}

test('whoever gives super registration whenever: students act in a period, with open access or until its last moment, and never after', async () => {
  let underSuper = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), async history => {
      const clock = movableClock(start);
      const log = createMemoryLog({ catalogue: worldCatalogue });
      const facts = createMemoryFacts({ definitions: worldFacts, log });
      await facts.start();
      const dispatcher = createDispatcher({ log, facts, clock });
      await foundWorld(dispatcher);
      for (const one of history) {
        await facts.waitFor(await log.head(), 1000);
        if (!('command' in one)) {
          await live(dispatcher, [one], minutes => clock.advance(minutes * 60_000));
          continue;
        }
        const { isSuper } = readWindows(await log.readAll(0, 100_000));
        const outcome = await dispatcher.dispatch(one.command, one.data, {
          actor: one.actor,
          locale: 'en',
          correlation_id: 'history',
        });
        if (!outcome.ok && isSuper(one.actor.id, clock.iso()))
          expect(outcome.rejection.code, `${one.command.type} under super registration`).not.toMatch(
            /period_|access_closed|drop_in_late/,
          );
      }
      underSuper += readWindows(await log.readAll(0, 100_000)).underSuper;
      await facts.close();
    }),
    { numRuns: 100 },
  );
  expect(underSuper).toBeGreaterThan(20);
}, 120_000);
