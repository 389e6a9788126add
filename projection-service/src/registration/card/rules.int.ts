import { discipline, studyPeriod } from '@portal/event-schemas/curriculum/records.ts';
import { cardStatuses } from '@portal/event-schemas/registration/codes.ts';
import { registrationPeriod } from '@portal/event-schemas/registration/records.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Obstacle } from '@portal/event-schemas/registration/views.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import type { DryRunCommand } from '@portal/platform/dispatcher/types.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import { recordCommands } from '@portal/platform/records/commands.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OfferCourse } from '../../../../command-service/src/registration/course-offering/commands.ts';
import * as registering from '../../../../command-service/src/registration/registering/commands.ts';
import {
  ClearDebt,
  RecordDebt,
  RecordFinalResult,
  SetOnlineAccess,
  SetSuperRegistration,
} from '../../../../command-service/src/registration/standing/commands.ts';
import * as cards from '../../../../command-service/src/registration/study-card/commands.ts';
import { foundWorld } from '../../../../command-service/src/registration/testing/found-world.ts';
import {
  live,
  runningPeriod,
  step,
  type Step,
} from '../../../../command-service/src/registration/testing/histories.ts';
import {
  asAdvisor,
  asOffice,
  asStudent,
  courseEvent,
  disciplineRecord,
  id,
  lecture,
  period,
  practice,
  start,
  studyPeriodRecord,
} from '../../../../command-service/src/registration/testing/world.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';
import { obstacles } from '../explain.ts';
import { registrationOf, type Registration } from '../registration.ts';
import { findStudent } from '../students.ts';
import { cardActions } from './actions.ts';
import { chosenItems } from './items.ts';
import { cardRules, isEditable, refusalsToAdd } from './rules.ts';

/**
 * Whatever has become of card, periods, super registration, access, debts: what a screen says of a card is what the
 * command does, with the same code and the same params.
 */
const clock = movableClock(start);
const students = 3;
/** A course of which nothing but the rules of the card keeps anybody. */
const open = 7;
const minutesOn = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
const person = fc.integer({ min: 1, max: students });
const key = (student: number) => ({ student: id('a', student), study_period: period });
const courses = [1, 2, 3, open];
let portal: TestPortal;

beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], clock, demo: false });
  const { dispatcher } = portal.host;
  const office = { actor: asOffice, locale: 'en' as const, correlation_id: 'world' };
  await dispatcher.dispatch(recordCommands(studyPeriod).create, studyPeriodRecord, office);
  await foundWorld(dispatcher);
  await dispatcher.dispatch(recordCommands(discipline).create, disciplineRecord(open), office);
  await dispatcher.dispatch(OfferCourse, courseEvent(open, { seats: [90, 90, 90] }).data, office);
}, 120_000);
afterAll(() => portal?.stop());

type Refusal = { code: string; params: unknown } | null;
const told = (refusal: Rejection | Obstacle | null | undefined): Refusal =>
  refusal ? JSON.parse(JSON.stringify({ code: refusal.code, params: refusal.params })) : null;

/** What the command would do now; nothing comes of it. */
async function sent(actor: Actor, definition: DryRunCommand['definition'], data: object): Promise<Refusal> {
  const {
    steps: [asked],
  } = await portal.host.dispatcher.dryRun([{ definition, data }], {
    actor,
    locale: 'en',
    correlation_id: 'asked',
    after: await portal.host.log.head(),
  });
  return asked!.outcome.ok ? null : told(asked!.outcome.rejection);
}

const seen = new Map<string, number>();
async function compare(student: number): Promise<void> {
  const db = portal.host.pool;
  const row = (await findStudent(db, id('a', student)))!;
  const registration: Registration = await registrationOf(db, row, period, clock.iso());
  const {
    card: { status },
  } = registration;
  const where = `student ${student} (${status}, ${registration.period.status}, ${registration.kind}, access ${registration.standing.access}) at ${clock.iso()}`;
  const lessons = (course: number) => [lecture(course), practice(course, 1)];
  const of = (course: number) => ({ ...key(student), offering: id('0', course) });
  const asReader = (actor: Actor) => ({
    db,
    host: portal.host,
    actor,
    roles: actor.roles as never,
    locale: 'en' as const,
    request_id: 'r',
  });

  const adding = refusalsToAdd(registration).map(({ refusal }) => told(refusal));
  const added = await sent(asStudent(student), registering.RegisterCourse, {
    ...of(open),
    lessons: lessons(open),
    audit: false,
    queue: false,
  });
  expect(added, `${where} adds`).toEqual(adding[0] ?? null);
  seen.set(`${registration.period.status} ${registration.kind} ${status} ${added?.code ?? 'added'}`, 1);

  const items = await chosenItems(asReader(asStudent(student)), registration);
  const onCard = items.filter(item => item.status === 'registered');
  const byActor = [
    [asStudent(student), 'student', registering.DropCourse],
    [asAdvisor, 'advisor', registering.AdvisorDropCourse],
    [asOffice, 'registrar', registering.AdvisorDropCourse],
  ] as const;
  const dropped: Refusal[] = [];
  for (const [actor, acting, command] of byActor) {
    const rules = await cardRules(db, registration, acting);
    const shown = await chosenItems(asReader(actor), registration);
    for (const course of courses) {
      const answer = told(
        rules.refusalToDrop({ uid: id('0', course), discipline: id('d', course), name: courseEvent(course).data.name }),
      );
      const done = await sent(actor, command, { ...of(course), reason: 'Asked for' });
      expect(done, `${where}: ${acting} drops course ${course}`).toEqual(answer);
      const item = shown.find(one => one.uid === id('0', course) && one.status === 'registered');
      if (item) expect(told(item.drop), `${where}: the button of course ${course}`).toEqual(answer);
      if (item && acting === 'student') dropped.push(done);
    }
  }
  // Who may neither add nor drop has no buttons; who has them may do one of the two, unless it is the course that stands against it.
  const allOfCard = [
    'registration.drop_in_late',
    'registration.drop_graded',
    'registration.drop_marked',
    'registration.drop_added_by_registrar',
    'registration.corequisite_needed',
  ];
  if (!isEditable(registration)) expect([added, ...dropped], `${where} edits`).not.toContain(null);
  else for (const refusal of dropped) if (refusal) expect(allOfCard, where).toContain(refusal.code);

  const { refusalToSend } = await cardRules(db, registration, 'student');
  expect(
    await sent(asStudent(student), cards.SendToAdvisor, { ...key(student), offerings: onCard.map(item => item.uid) }),
    `${where} sends`,
  ).toEqual(told(refusalToSend()));

  for (const [actor, reviewer] of [
    [asAdvisor, 'advisor'],
    [asOffice, 'registrar'],
  ] as const) {
    const input = asReader(actor);
    const shown = cardActions(
      { card: registration.card, kind: registration.kind, courses: onCard, waiting: items.filter(item => item.queue) },
      reviewer,
      obstacles(input, reviewer),
    );
    const says = (action: string) => told(shown.find(one => one.action === action)!.obstacle);
    expect(await sent(actor, cards.StartReview, key(student)), `${where}: ${reviewer} starts the review`).toEqual(
      says('start_review'),
    );
    expect(
      await sent(actor, cards.ApproveCard, {
        ...key(student),
        offerings: onCard.map(item => item.uid),
        reason: 'Agreed',
      }),
      `${where}: ${reviewer} approves`,
    ).toEqual(says('approve'));
    expect(
      await sent(actor, cards.RejectCard, { ...key(student), comment: 'Too few' }),
      `${where}: ${reviewer} sends back`,
    ).toEqual(says('reject'));
    const changed = await sent(actor, registering.AdvisorAddCourse, {
      ...of(open),
      lessons: lessons(open),
      audit: false,
      queue: false,
      reason: 'Agreed',
    });
    expect(changed?.code.startsWith('registration.debt_') ? null : changed, `${where}: ${reviewer} changes`).toEqual(
      changed?.code.startsWith('registration.debt_') ? null : says('change'),
    );
  }
}

const office = (command: DryRunCommand['definition'], data: (student: number) => object) =>
  person.map((student): Step => ({ command, actor: asOffice, data: { student: id('a', student), ...data(student) } }));
const ofPeriod = (changes: fc.Arbitrary<Record<string, unknown>>) =>
  changes.map((one): Step => ({ record: registrationPeriod, uid: runningPeriod, changes: one }));
const around: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(person, fc.constantFrom(-1, 30, 120, 100_000)).map(([student, minutes]): Step => ({
      command: SetSuperRegistration,
      actor: asOffice,
      data: { ...key(student), until: minutes < 0 ? null : minutesOn(minutes), reason: 'Asked for' },
    })),
  },
  { weight: 6, arbitrary: ofPeriod(fc.constantFrom({ kind: 'main' }, { kind: 'add_drop' }, { kind: 'late' })) },
  { weight: 4, arbitrary: ofPeriod(fc.constantFrom(-5000, 5000).map(minutes => ({ end_date: minutesOn(minutes) }))) },
  {
    weight: 2,
    arbitrary: ofPeriod(
      fc
        .constantFrom('2026-09-01T00:00:00.000Z', '2026-09-01T00:00:00.000Z', '2027-08-01T00:00:00.000Z')
        .map(start_date => ({ start_date, end_date: '2027-10-01T00:00:00.000Z' })),
    ),
  },
  {
    weight: 2,
    arbitrary: ofPeriod(
      fc
        .constantFrom([], [], [{ preparation_level: null, course: 4, study_form: null, entry_year: null }])
        .map(rules => ({ rules })),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('open', 'closed', 'default', 'default')
      .chain(access => office(SetOnlineAccess, () => ({ access, comment: '' }))),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('financial', 'library', 'fine')
      .chain(kind => office(RecordDebt, () => ({ kind, amount: null, note: '' }))),
  },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...cardStatuses.filter(one => one !== 'NOT_STARTED'))
      .chain(status => office(cards.SetCardStatus, () => ({ study_period: period, status, reason: 'Asked for' }))),
  },
  {
    weight: 1,
    arbitrary: office(RecordFinalResult, () => ({
      discipline: id('d', 1),
      study_period: period,
      letter: 'B',
      points: 80,
      completed: true,
    })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(person, fc.integer({ min: 1, max: 3 })).map(([student, course]): Step => ({
      command: registering.AdvisorAddCourse,
      actor: asOffice,
      data: {
        ...key(student),
        offering: id('0', course),
        lessons: [lecture(course), practice(course, 1)],
        audit: false,
        queue: false,
        reason: 'Agreed',
      },
    })),
  },
  { weight: 3, arbitrary: fc.constantFrom(5, 60, 240).map(wait => ({ wait })) },
);

test('what a screen says of a card is what the command does', async () => {
  const history = fc.sample(fc.oneof({ weight: 3, arbitrary: around }, { weight: 1, arbitrary: step }), {
    numRuns: 300,
    seed: 7,
  });
  for (const [index, one] of history.entries()) {
    await live(portal.host.dispatcher, [one], minutes => clock.advance(minutes * 60_000));
    if (index % 4) continue;
    await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
    for (let student = 1; student <= students; student++) await compare(student);
  }
  const met = [...seen.keys()].join('\n');
  for (const state of [
    /^super add_drop/m,
    /^scheduled/m,
    /^expired/m,
    /^for_others/m,
    /^current late/m,
    /^current add_drop CONFIRMED/m,
    /^super add_drop CONFIRMED added/m,
    /CONFIRMED .*card_confirmed/,
    /student_access_closed/,
    /debt_/,
    /status_not_editable/,
  ])
    expect(met).toMatch(state);
}, 300_000);

test('after super registration has ended, buttons are gone and the sentence names what ended and when', async () => {
  const { dispatcher } = portal.host;
  const student = 5;
  const context = { actor: asOffice, locale: 'en' as const, correlation_id: 'ending' };
  const registration = async () =>
    registrationOf(portal.host.pool, (await findStudent(portal.host.pool, id('a', student)))!, period, clock.iso());
  const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  for (const kind of ['financial', 'library', 'fine'] as const)
    await dispatcher.dispatch(ClearDebt, { student: id('a', student), kind }, context);
  await dispatcher.dispatch(SetOnlineAccess, { student: id('a', student), access: 'default', comment: '' }, context);
  await live(
    dispatcher,
    [
      {
        record: registrationPeriod,
        uid: runningPeriod,
        changes: {
          kind: 'late',
          rules: [],
          start_date: '2026-09-01T00:00:00.000Z',
          end_date: '2026-09-02T00:00:00.000Z',
        },
      },
    ],
    () => undefined,
  );
  for (const status of cardStatuses.filter(one => one !== 'NOT_STARTED')) {
    const until = minutesOn(30);
    await dispatcher.dispatch(cards.SetCardStatus, { ...key(student), status, reason: 'Asked for' }, context);
    await dispatcher.dispatch(SetSuperRegistration, { ...key(student), until, reason: 'Asked for' }, context);
    await settled();
    await compare(student);
    expect(isEditable(await registration()), `${status} during`).toBe(
      !['CHOSEN', 'CHANGED_AFTER', 'CHECKING_AFTER'].includes(status),
    );
    clock.advance(30 * 60_000);
    await compare(student);
    const after = await registration();
    expect(isEditable(after), `${status} after`).toBe(false);
    expect(told(refusalsToAdd(after)[0]?.refusal)).toEqual({
      code: 'registration.super_registration_over',
      params: { until },
    });
  }
}, 120_000);
