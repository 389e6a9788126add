import { afterAll, beforeAll, expect, it } from 'vitest';
import { freeRooms, checkAnswer, plannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { myRegistration } from '@portal/event-schemas/registration/views.ts';
import { myDay } from '@portal/event-schemas/registration/my-day.ts';
import { firstStepPlaces, type FirstStep } from '@portal/event-schemas/system/first-steps.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import type { Client } from '../support/client.ts';
import { handMadeUniversity, meeting, newUid } from '../support/hand-made-term.ts';
import { firstDay } from '../support/new-university.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** The first term of a university: from its files to an approved card, all by hand (docs/first-hour.md). */
let portal: TestPortal;
let office: Client;
let student: Client;
let advisor: Client;
const clock = movableClock(firstDay);

let university: Awaited<ReturnType<typeof handMadeUniversity>>;
const done: typeof university.done = answer => university.done(answer);
const uidOf: typeof university.uidOf = (kind, code) => university.uidOf(kind, code);

beforeAll(async () => {
  portal = await startPortal({ clock });
  university = await handMadeUniversity(portal);
  ({ office } = university);
}, 120_000);
afterAll(() => portal.stop());

const steps = async () => (await office.get('/common/first_steps/')).body as { term: string; steps: FirstStep[] };
const numbers = async () => Object.fromEntries((await steps()).steps.map(({ code, count }) => [code, count]));
/** Courses of the plan's first term with their kinds of lessons; each on its own day, from ten o'clock. */
const courses = [
  { code: 'MATH1', teacher: 'T-02', kinds: ['lecture', 'practice'], day: 0 },
  { code: 'PROG1', teacher: 'T-01', kinds: ['lecture', 'laboratory'], day: 1 },
  { code: 'ALGO', teacher: 'T-03', kinds: ['lecture', 'practice'], day: 2 },
] as const;
const planned = new Map<string, { uid: string; lessons: string[] }>();
const lessonsOf = (teacher: string | null, kinds: readonly string[], day: number, room: string | null) =>
  kinds.map((load_type, at) => ({
    ...{ uid: newUid(at + 2), load_type, section: '1', subgroup: '', language: 'ru' },
    ...{ teacher, room, meetings: teacher ? [meeting(day, 600 + at * 120)] : [], capacity: 3, parent: null },
  }));

it('drafts are counted by what they lack, until they have it', async () => {
  const { term } = await steps();
  for (const { code, kinds } of courses) {
    const fluxes = [
      {
        uid: newUid(1),
        number: 1,
        number_of_times_per_week: 2,
        lessons: lessonsOf(null, kinds, 0, null),
      },
    ];
    const { uid } = await done(
      await office.post('/offerings/', { discipline: await uidOf('disciplines', code), study_period: term, fluxes }),
    );
    planned.set(code, { uid, lessons: [] });
  }
  expect(await numbers()).toMatchObject({ offerings: 0, lessons_without_teacher: 6, lessons_without_time: 6 });
});

it('a closed room is not among the free ones, and a lesson in it is warned of', async () => {
  const { term } = await steps();
  const closed = await uidOf('rooms', '204');
  const free = freeRooms.parse(
    (await office.post('/offerings/free_rooms/', { study_period: term, meetings: [meeting(0, 600)], capacity: 3 }))
      .body,
  );
  expect(free.map(({ code }) => code)).toEqual(['203', '102', '101']);
  const { advice } = checkAnswer.parse(
    (await office.post('/offerings/check/', { study_period: term, lessons: lessonsOf(null, ['lecture'], 0, closed) }))
      .body,
  );
  expect(advice).toMatchObject([{ kind: 'room_closed', name: '204' }]);
});

it('planned and opened they are what registration needs; each line leads to the list of those that are counted', async () => {
  const room = await uidOf('rooms', '101');
  for (const { code, teacher, kinds, day } of courses) {
    const { uid } = planned.get(code)!;
    const { fluxes } = plannedCourseView.parse((await office.get(`/offerings/${uid}/`)).body);
    const who = await uidOf('teachers', teacher);
    const plan = lessonsOf(who, kinds, day, room);
    const [flux] = fluxes;
    await done(
      await office.put(`/offerings/${uid}/`, {
        teacher: who,
        fluxes: [
          {
            ...{ uid: flux!.uid, number: 1, number_of_times_per_week: 2 },
            lessons: plan.map((lesson, at) => ({ ...lesson, uid: flux!.lessons[at]!.uid })),
          },
        ],
      }),
    );
    planned.set(code, { uid, lessons: flux!.lessons.map(lesson => lesson.uid) });
    if (code !== 'ALGO') await done(await office.post(`/offerings/${uid}/open/`));
  }
  expect(await numbers()).toMatchObject({ offerings: 2, lessons_without_teacher: 0, lessons_without_time: 0 });
  await done(await office.post(`/offerings/${planned.get('ALGO')!.uid}/open/`));
  const { term, steps: lines } = await steps();
  for (const code of ['offerings', 'lessons_without_teacher', 'lessons_without_time'] as const) {
    const filter = JSON.stringify({ ...firstStepPlaces[code].filter, study_period: term });
    const { headers } = await office.get('/offerings/', { filter, range: '[0,0]' });
    const total = Number(headers.get('content-range')!.split('/')[1]);
    expect([code, total]).toEqual([code, lines.find(line => line.code === code)!.count]);
  }
});

it('a registration period is the last thing that is missing', async () => {
  const { term } = await steps();
  expect((await numbers())['registration_periods']).toBe(0);
  [student, advisor] = [await university.person('student', '26001'), await university.person('teacher', 'T-01')];
  const mine = async () => myRegistration.parse((await student.get('/registration/my_registration/')).body);
  expect(await mine()).toMatchObject({
    registration: null,
    obstacle: { code: 'registration.access_status_for_not_found_reg_period' },
  });
  await university.openRegistration(term, '2026-08-24T03:00:00.000Z', '2026-08-31T18:00:00.000Z');
  expect(await mine()).toMatchObject({ registration: { study_period: { uid: term } }, obstacle: null });
  const { steps: lines } = await steps();
  expect(lines.filter(({ done: isDone }) => !isDone).map(({ code, count }) => [code, count])).toEqual([
    ['university', 0],
    ['mail_server', 0],
    ['students_without_account', 4],
  ]);
});

it('a student registers for the term’s courses and sends the card, the advisor approves it', async () => {
  const term = (await student.get('/organizations/year_semester/')).body;
  const card = term.status_info.uid;
  expect(term).toMatchObject({ study_period: { uid: (await steps()).term }, credits: { amount: 0 } });
  for (const { code } of courses) {
    const { uid: course, lessons } = planned.get(code)!;
    await done(
      await student.call('POST', '/organizations/card_save/', { query: { course, uid: card }, body: { lessons } }),
    );
  }
  expect((await student.get('/organizations/year_semester/')).body.credits.amount).toBe(16);
  for (const { uid } of planned.values()) {
    const view = plannedCourseView.parse((await office.get(`/offerings/${uid}/`)).body);
    expect(view.fluxes[0]!.lessons.map(({ taken, capacity }) => [taken, capacity])).toEqual([
      [1, 3],
      [1, 3],
    ]);
  }
  await done(await student.call('POST', '/organizations/send_advaizer/', { query: { uid: card } }));
  const act = async (action: string) =>
    (await done(await advisor.put('/organizations/action_applications/', { action, uids: [card] }))).results;
  expect(await act('start_review')).toEqual([expect.objectContaining({ ok: true, status: 'CHECKING_AFTER' })]);
  expect(await act('approve')).toEqual([expect.objectContaining({ ok: true, status: 'CONFIRMED' })]);
  expect((await student.get('/organizations/year_semester/')).body.status_info.status).toBe('CONFIRMED');
});

it('the term’s lessons stand on the student’s and the teacher’s day, but not on a free day', async () => {
  const day = async (who: Client, date: string) => {
    const { free_day, results } = myDay.parse((await who.get('/registration/my_day/', { date })).body);
    return [free_day, results.map(({ code, start, room }) => [code, start, room])];
  };
  const lessons = (code: string) => [
    [code, 600, '101'],
    [code, 720, '101'],
  ];
  expect(await day(student, '2026-10-19')).toEqual([null, lessons('MATH1')]);
  expect(await day(student, '2026-10-26')).toEqual(['День Республики', []]);
  expect(await day(student, '2026-10-27')).toEqual([null, lessons('PROG1')]);
  expect(await day(advisor, '2026-10-27')).toEqual([null, lessons('PROG1')]);
  expect(await day(advisor, '2026-10-26')).toEqual(['День Республики', []]);
});
