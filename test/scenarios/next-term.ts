import { need, needingStudent, neededDraftsReport } from '@portal/event-schemas/offerings/needs/views.ts';
import { rollOverPreview, rollOverView } from '@portal/event-schemas/offerings/rollover/views.ts';
import { impact, manyReport, plannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { lesson as lessonSchema } from '@portal/event-schemas/registration/values.ts';
import { courseStatistics, studentGroups } from '@portal/event-schemas/statistics/figures.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookBack, seen } from '../support/as-of.ts';
import type { Client } from '../support/client.ts';
import { handMadeUniversity, inAll, meeting, newUid } from '../support/hand-made-term.ts';
import { refusal } from '../support/identity.ts';
import { firstDay, rector } from '../support/new-university.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/**
 * The term after the one that the office made by hand (first-term.ts): its needs, the roll-over, registration, two changes after it. Every number that the
 * portal says of it follows from the five students of docs/first-hour.
 */
let portal: TestPortal;
let office: Client;
let university: Awaited<ReturnType<typeof handMadeUniversity>>;
const clock = movableClock(firstDay);
const done: typeof university.done = answer => university.done(answer);

const codes = ['26001', '26002', '26003', '26004', '26005'] as const;
type Code = (typeof codes)[number];
const students = new Map<Code, { client: Client; uid: string; card: string }>();
const of = (code: Code) => students.get(code)!;
let autumn: string;
let spring: string;
/** Courses of the spring by code. */
const uids = new Map<string, string>();

const view = async (code: string) => plannedCourseView.parse((await office.get(`/offerings/${uids.get(code)}/`)).body);
/** The plan as the course has it, in the shape in which it is sent. */
const planOf = async (code: string) =>
  (await view(code)).fluxes.map(flux => ({ ...flux, lessons: flux.lessons.map(one => lessonSchema.parse(one)) }));
const lessonIn = async (code: string, load_type: string, section = '1') =>
  (await view(code)).fluxes
    .flatMap(({ lessons }) => lessons)
    .find(one => one.load_type === load_type && one.section === section)!;
const taken = async (code: string) =>
  (await view(code)).fluxes.flatMap(({ lessons }) => lessons.map(one => [one.load_type, one.section, one.taken]));
const needs = async () => {
  const { results } = (await office.get('/offerings/needs/', { study_period: spring, sort: 'code' })).body;
  return results
    .map((row: unknown) => need.parse(row))
    .map((one: any) => [one.code, one.by_plan, one.by_failure, one.students, one.opened, one.drafted, one.missing]);
};
const toldOf = async (code: Code, why: string): Promise<string[]> =>
  (await of(code).client.get('/new_notifications/my/', { page_size: 100 })).body.results
    .filter(({ text }: any) => text.en.includes(why))
    .map(({ title }: any) => title.en);
const onCard = async (code: Code) =>
  (await of(code).client.get('/organizations/basket_modal/')).body.results
    .map((one: any) => [one.code, one.lessons.map((lesson: any) => [lesson.load_type, lesson.section])])
    .sort();
const register = async (code: Code, course: string, lessons: readonly string[]) =>
  of(code).client.call('POST', '/organizations/card_save/', {
    query: { course: uids.get(course)!, uid: of(code).card },
    body: { lessons },
  });
const statistics = async () =>
  Object.fromEntries(
    (
      await office.get('/registration/statistics/courses/', {
        filter: JSON.stringify({ study_period: spring }),
        range: '[0,24]',
      })
    ).body
      .map((row: unknown) => courseStatistics.parse(row))
      .map((one: any) => [one.code, [one.capacity, one.taken, one.left, one.registered, one.dropped]]),
  );

const lesson = (at: number, load_type: string, section: string, plan: object) => ({
  ...{ uid: newUid(at), load_type, section, subgroup: '', language: 'ru', parent: null },
  ...{ teacher: null, room: null, meetings: [], capacity: 4, ...plan },
});
/** The autumn of docs/first-hour.md: three courses on their own days; calculus has a second practice. */
async function makeAutumn(): Promise<void> {
  const [r101, r102, t1, t2, t3] = await Promise.all([
    ...['101', '102'].map(code => university.uidOf('rooms', code)),
    ...['T-01', 'T-02', 'T-03'].map(code => university.uidOf('teachers', code)),
  ]);
  const courses = {
    MATH1: [
      lesson(2, 'lecture', '1', { teacher: t2, room: r101, meetings: [meeting(0, 600)], capacity: 5 }),
      lesson(3, 'practice', '1', { teacher: t2, room: r101, meetings: [meeting(0, 720)] }),
      lesson(4, 'practice', '2', { teacher: t2, room: r102, meetings: [meeting(0, 840)], capacity: 1 }),
    ],
    PROG1: [
      lesson(2, 'lecture', '1', { teacher: t1, room: r101, meetings: [meeting(1, 600)] }),
      lesson(3, 'laboratory', '1', { teacher: t1, room: r102, meetings: [meeting(1, 720)] }),
    ],
    ALGO: [
      lesson(2, 'lecture', '1', { teacher: t3, room: r101, meetings: [meeting(2, 600)] }),
      lesson(3, 'practice', '1', { teacher: t3, room: r102, meetings: [meeting(2, 720)] }),
    ],
  };
  for (const [code, lessons] of Object.entries(courses)) {
    const { uid } = await done(
      await office.post('/offerings/', {
        ...{ discipline: await university.uidOf('disciplines', code), study_period: autumn },
        fluxes: [{ uid: newUid(1), number: 1, number_of_times_per_week: 2, lessons }],
      }),
    );
    await done(await office.post(`/offerings/${uid}/open/`));
  }
}

beforeAll(async () => {
  portal = await startPortal({ clock });
  university = await handMadeUniversity(portal);
  ({ office } = university);
  autumn = (await office.get('/curriculum/study_periods/')).body.results[0].uid;
  await makeAutumn();
}, 120_000);
afterAll(() => portal.stop());

it('what the next term needs follows from plans and results: the plan’s second term, and what was not passed in the first', async () => {
  clock.set('2026-12-28T04:00:00.000Z');
  await office.login(rector.login, rector.new_password);
  const { uid } = await done(
    await office.post('/curriculum/study_periods/', {
      ...{ code: '2026-2', name: inAll('Spring'), study_year: 2026, semester: 'spring', weeks: 15 },
      ...{ start_date: '2027-01-18', end_date: '2027-05-22' },
    }),
  );
  spring = uid;
  for (const [student, course, letter, completed] of [
    ['26005', 'MATH1', 'A', true],
    ['26005', 'PROG1', 'B', true],
    ['26001', 'ALGO', 'C', true],
    ['26002', 'MATH1', 'F', false],
  ] as const)
    await done(
      await office.put(`/advising/students/${await university.uidOf('students', student)}/results/`, {
        ...{ discipline: await university.uidOf('disciplines', course), study_period: autumn, letter, completed },
      }),
    );
  // Five study by the plan; by discipline: in the plan's term, not passed before, both, seats open, in drafts, missing.
  expect(await needs()).toEqual([
    ['ALGO', 0, 4, 4, 0, 0, 4],
    ['MATH1', 0, 4, 4, 0, 0, 4],
    ['PROG1', 0, 4, 4, 0, 0, 4],
    ['PROG2', 5, 0, 5, 0, 0, 5],
  ]);
  const discipline = await university.uidOf('disciplines', 'MATH1');
  const { results } = (
    await office.get('/offerings/needs/students/', { study_period: spring, discipline, sort: 'code' })
  ).body;
  expect(
    results.map((row: unknown) => needingStudent.parse(row)).map((one: any) => [one.code, one.cause, one.letter]),
  ).toEqual(codes.slice(0, 4).map(code => [code, 'failure', code === '26002' ? 'F' : null]));
});

it('the roll-over makes what its preview says: a cancelled course and a closed room stay behind', async () => {
  const courses = (await office.get('/offerings/', { study_period: autumn, sort: 'code' })).body.results;
  const [algo] = courses;
  await done(
    await office.put(`/registration/offerings/${algo.uid}/access/`, {
      ...{ level: 'course', target: algo.uid, status: 'cancelled', reason: 'Nobody teaches it' },
    }),
  );
  await done(await office.put(`/curriculum/rooms/${await university.uidOf('rooms', '102')}/`, { is_closed: true }));
  const terms = { from_period: autumn, to_period: spring };
  const preview = rollOverPreview.parse((await office.post('/rollovers/preview/', terms)).body);
  const expected = [
    { why: 'room_closed', times: 2 },
    { why: 'cancelled', times: 1 },
  ];
  // Calculus with three lessons of 5, 4 and 1 seats, programming with two of 4.
  expect(preview).toMatchObject({ courses: 3, copied: 2, lessons: 5, seats: 18, behind: expected });
  expect(preview.named.map(({ why, course, about }) => [why, course.code, about])).toEqual([
    ['cancelled', 'ALGO', null],
    ['room_closed', 'MATH1', '102'],
    ['room_closed', 'PROG1', '102'],
  ]);
  const { uid } = await done(await office.post('/rollovers/', terms));
  const rolled = async () => rollOverView.parse((await office.get(`/rollovers/${uid}/`)).body);
  await expect.poll(async () => (await rolled()).stage, { timeout: 20_000 }).toBe('finished');
  await university.settled();
  expect(await rolled()).toMatchObject({
    ...{ courses: 3, copied: 2, left_out: 1, refused: 0, drafts: 2, opened: 0, behind: expected },
  });
  expect(await needs()).toEqual(
    [
      ['ALGO', 0, 4, 4, 0, 0, 4],
      ['PROG2', 5, 0, 5, 0, 0, 5],
      ['MATH1', 0, 4, 4, 0, 5, 0],
      ['PROG1', 0, 4, 4, 0, 4, 0],
    ].sort(),
  );
});

it('what is still missing becomes drafts, and all are opened', async () => {
  const disciplines = [
    { discipline: await university.uidOf('disciplines', 'ALGO'), students: 4 },
    { discipline: await university.uidOf('disciplines', 'PROG2'), students: 5 },
    { discipline: await university.uidOf('disciplines', 'MATH1'), students: 4 },
  ];
  const report = neededDraftsReport.parse(
    await done(await office.post('/offerings/needs/drafts/', { study_period: spring, disciplines })),
  );
  expect(report).toMatchObject({ made: 2, there: 1, refused: 0 });
  const drafts = (await office.get('/offerings/', { study_period: spring, state: 'draft', sort: 'code' })).body.results;
  for (const { code, uid } of drafts) uids.set(code, uid);
  expect(
    drafts.map((one: any) => [one.code, one.lessons, one.without_teacher, one.without_time, one.capacity]),
  ).toEqual([
    ['ALGO', 2, 2, 2, 8],
    ['MATH1', 3, 0, 0, 10],
    ['PROG1', 2, 0, 0, 8],
    ['PROG2', 2, 2, 2, 10],
  ]);
  expect(
    manyReport.parse(await done(await office.post('/offerings/open/', { uids: [...uids.values()] }))),
  ).toMatchObject({ done: 4, refused: 0 });
  expect(await needs()).toEqual([
    ['ALGO', 0, 4, 4, 4, 0, 0],
    ['MATH1', 0, 4, 4, 5, 0, 0],
    ['PROG1', 0, 4, 4, 4, 0, 0],
    ['PROG2', 5, 0, 5, 5, 0, 0],
  ]);
});

it('students register in the new term, each as prerequisites and results allow', async () => {
  clock.set('2027-01-11T04:00:00.000Z');
  await office.login(rector.login, rector.new_password);
  await university.openRegistration(spring, '2027-01-11T03:00:00.000Z', '2027-01-17T18:00:00.000Z');
  for (const code of codes) {
    const one = await university.person('student', code);
    const { study_period, status_info } = (await one.get('/organizations/year_semester/')).body;
    expect(study_period.uid).toBe(spring);
    students.set(code, { client: one, uid: await university.uidOf('students', code), card: status_info.uid });
  }
  const math = [(await lessonIn('MATH1', 'lecture')).uid, (await lessonIn('MATH1', 'practice')).uid];
  const prog1 = [(await lessonIn('PROG1', 'lecture')).uid, (await lessonIn('PROG1', 'laboratory')).uid];
  const prog2 = [(await lessonIn('PROG2', 'lecture')).uid, (await lessonIn('PROG2', 'laboratory')).uid];
  for (const code of codes.slice(0, 4)) await done(await register(code, 'MATH1', math));
  for (const code of codes.slice(0, 3)) await done(await register(code, 'PROG1', prog1));
  await done(await register('26005', 'PROG2', prog2));
  expect(refusal(await register('26004', 'PROG2', prog2))).toBe('409 registration.prerequisite_missing');
  expect(await taken('MATH1')).toEqual([
    ['lecture', '1', 4],
    ['practice', '1', 4],
    ['practice', '2', 0],
  ]);
  expect(await statistics()).toEqual({
    ...{ ALGO: [4, 0, 4, 0, 0], MATH1: [5, 4, 1, 4, 0], PROG1: [4, 3, 1, 3, 0], PROG2: [5, 1, 4, 1, 0] },
  });
});

/** Where the log stood before the first change. */
let before: number;

it('a time that clashes for three of four: one is kept, one moved, one released, and each is told once', async () => {
  before = await portal.host.log.head();
  const practice = await lessonIn('MATH1', 'practice');
  const second = await lessonIn('MATH1', 'practice', '2');
  const plan = (await planOf('MATH1')).map(flux => ({
    ...flux,
    lessons: flux.lessons.map(one => (one.uid === practice.uid ? { ...one, meetings: [meeting(1, 615)] } : one)),
  }));
  const asked = impact.parse((await office.post(`/offerings/${uids.get('MATH1')}/impact/`, { fluxes: plan })).body);
  expect(asked).toMatchObject({ touched: 4, clash: 3, lose_seat: 0, exceed_room: 0, over: [], rooms: [] });
  expect(asked.free.map(({ seats }) => seats)).toEqual([1, 0, 1]);
  const who = (student: string) => codes.find(code => of(code).uid === student)!;
  expect(
    asked.students.map(one => [
      who(one.uid),
      one.effects,
      one.clashes.map(({ other }) => other.code),
      one.alternatives.length,
    ]),
  ).toEqual([
    ['26001', ['clash', 'changed'], ['PROG1'], 1],
    ['26002', ['clash', 'changed'], ['PROG1'], 1],
    ['26003', ['clash', 'changed'], ['PROG1'], 1],
    ['26004', ['changed'], [], 0],
  ]);
  const { teacher, credits } = await view('MATH1');
  const change = (choices: object) =>
    office.put(`/offerings/${uids.get('MATH1')}/`, {
      ...{ teacher: teacher?.uid ?? null, credits, fluxes: plan, reason: 'The hall is under repair', ...choices },
    });
  const choices = [
    { student: of('26001').uid, choice: 'keep' },
    { student: of('26002').uid, choice: 'move', lessons: asked.students[1]!.alternatives[0] },
    { student: of('26003').uid, choice: 'release' },
  ];
  expect(refusal(await change({ students: choices }))).toBe('409 offerings.students_changed');
  await done(await change({ students: [...choices, { student: of('26004').uid, choice: 'keep' }] }));
  expect(await taken('MATH1')).toEqual([
    ['lecture', '1', 3],
    ['practice', '1', 2],
    ['practice', '2', 1],
  ]);
  expect(asked.students[1]!.alternatives[0]).toContain(second.uid);
  const sits = (section: string) => [
    [
      'MATH1',
      [
        ['lecture', '1'],
        ['practice', section],
      ],
    ],
    [
      'PROG1',
      [
        ['lecture', '1'],
        ['laboratory', '1'],
      ],
    ],
  ];
  expect(await onCard('26001')).toEqual(sits('1'));
  expect(await onCard('26002')).toEqual(sits('2'));
  expect(await onCard('26003')).toEqual(sits('1').slice(1));
  expect((await toldOf('26005', 'The hall is under repair')).length).toBe(0);
  const told = await Promise.all(codes.slice(0, 4).map(code => toldOf(code, 'The hall is under repair')));
  expect(told.map(one => one.length)).toEqual([1, 1, 1, 1]);
  expect(await statistics()).toMatchObject({ MATH1: [5, 3, 2, 4, 1], PROG1: [4, 3, 1, 3, 0] });
  expect((await needs()).find(([code]: string[]) => code === 'MATH1')).toEqual(['MATH1', 0, 4, 4, 5, 0, 0]);
});

it('fewer seats than are taken are refused with the number, a smaller room says for how many it is too small', async () => {
  const room = (await done(await office.post('/curriculum/rooms/', { code: 'S-1', building: 'A', capacity: 2 }))).uid;
  const { teacher, credits } = await view('MATH1');
  const lecture = await lessonIn('MATH1', 'lecture');
  const changed = async (change: object) =>
    (await planOf('MATH1')).map(flux => ({
      ...flux,
      lessons: flux.lessons.map(one => (one.uid === lecture.uid ? { ...one, ...change } : one)),
    }));
  const small = await changed({ room, capacity: 3 });
  const asked = impact.parse((await office.post(`/offerings/${uids.get('MATH1')}/impact/`, { fluxes: small })).body);
  expect(asked).toMatchObject({
    ...{ touched: 3, clash: 0, lose_seat: 0, exceed_room: 1 },
    rooms: [{ lesson: lecture.uid, room: 'S-1', capacity: 2, taken: 3 }],
  });
  const put = async (change: object) =>
    office.put(`/offerings/${uids.get('MATH1')}/`, {
      ...{ teacher: teacher?.uid ?? null, credits, fluxes: await changed(change) },
    });
  const answer = await put({ capacity: 2 });
  expect(refusal(answer)).toBe('409 registration.capacity_below_taken');
  expect(answer.body.error.params).toMatchObject({ capacity: 2, taken: 3 });
  // Exactly the seats that are taken touch nobody.
  await done(await put({ capacity: 3 }));
  expect(await statistics()).toMatchObject({ MATH1: [3, 3, 0, 4, 1] });
});

it('a lesson that is cancelled and takes place after all is told to those who sit in it, each time once', async () => {
  const laboratory = await lessonIn('PROG1', 'laboratory');
  const access = (status: string | null, reason: string) =>
    office.put(`/registration/offerings/${uids.get('PROG1')}/access/`, {
      ...{ level: 'lesson', target: laboratory.uid, status, reason },
    });
  await done(await access('cancelled', 'No computers'));
  await done(await access(null, 'New computers'));
  for (const [why, title] of [
    ['No computers', /cancelled/],
    ['New computers', /take place after all|takes place after all/],
  ] as const) {
    const told = await Promise.all(codes.map(code => toldOf(code, why)));
    expect(told.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0]);
    expect(told[0]![0]).toMatch(title);
  }
  expect(await taken('PROG1')).toEqual([
    ['lecture', '1', 3],
    ['laboratory', '1', 3],
  ]);
});

it('history and audit say what was changed for how many, and the term is seen as it was before', async () => {
  const history = async (code: string) =>
    (
      await office.get(`/audit/streams/course_offering-${uids.get(code)}/history/`, { page_size: 100 })
    ).body.results.map((one: any) => one.sentence);
  for (const words of [
    /students who stay: 2, move: 1, lose their seats: 1\. Reason: The hall is under repair/,
    /offers the course/,
    /drafts the course/,
  ])
    expect((await history('MATH1')).filter((one: string) => words.test(one))).toHaveLength(1);
  for (const words of [/No computers/, /New computers/])
    expect((await history('PROG1')).filter((one: string) => words.test(one))).toHaveLength(1);

  const then = await lookBack(office, { position: before });
  const was = plannedCourseView.parse((await seen(office, then, `/offerings/${uids.get('MATH1')}/`)).body);
  const numbers = ({ fluxes }: typeof was) =>
    fluxes.flatMap(({ lessons }) => lessons.map(one => [one.capacity, one.taken, one.meetings[0]!.start]));
  expect(numbers(was)).toEqual([
    [5, 4, 600],
    [4, 4, 720],
    [1, 0, 840],
  ]);
  expect(numbers(await view('MATH1'))).toEqual([
    [3, 3, 600],
    [4, 2, 615],
    [1, 1, 840],
  ]);
  const list = await seen(office, then, '/offerings/', { study_period: spring, sort: 'code' });
  expect(list.body.results.map((one: any) => [one.code, one.state, one.taken])).toEqual([
    ['ALGO', 'open', 0],
    ['MATH1', 'open', 4],
    ['PROG1', 'open', 3],
    ['PROG2', 'open', 1],
  ]);
  const { totals } = studentGroups.parse(
    (await office.get('/registration/statistics/students/', { study_period: spring, by: 'course' })).body,
  );
  expect(totals).toMatchObject({ students: 5, registered: 5, unregistered: 0 });
});
