import {
  checkAnswer,
  freeRooms,
  freeTimes,
  impact,
  manyReport,
  plannedCourseView,
  week,
} from '@portal/event-schemas/offerings/views.ts';
import { lesson as lessonSchema } from '@portal/event-schemas/registration/values.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** The office makes a course by hand: from a draft to a student's seat, and changes of it afterwards. */
let portal: TestPortal;
let office: Client, student: Client, auditor: Client;
let term: string, discipline: string, card: string, me: string;
/** A lesson of the term with a teacher and a room, at whose time a second one would clash. */
let busy: { uid: string; code: string; teacher: string; room: string; meetings: any[]; capacity: number };
let course: string;
/** What the student sits in besides, at whose time another lesson would clash. */
let mine: { code: string; meetings: any[] };
const [flux, lecture, practice] = [1, 2, 3].map(number => `00000000-0000-4000-8000-00000000000${number}`) as [
  string,
  string,
  string,
];
let lessons: Record<string, string>;
let fluxes: any[];

const settled = async (): Promise<void> => {
  await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
};
const done = async ({ status, body }: { status: number; body: any }) => {
  expect({ ok: status < 300, error: body?.error }).toEqual({ ok: true, error: undefined });
  await settled();
  return body;
};
const at = (day: number, start: number, weeks = '111111111111111') => [
  { days: '0000000'.replace(/./g, (_mark, place: number) => (place === day ? '1' : '0')), weeks, start, length: 50 },
];
const lesson = (uid: string, load_type: string, changes: object = {}) => ({
  uid,
  load_type,
  section: '1',
  subgroup: '',
  teacher: null,
  language: 'ru',
  room: null,
  meetings: [],
  capacity: 2,
  parent: null,
  ...changes,
});
const view = async () => plannedCourseView.parse((await office.get(`/offerings/${course}/`)).body);
const plan = (changed: any[], more: object = {}) =>
  office.put(`/offerings/${course}/`, { teacher: null, fluxes: changed, ...more });
const impactOf = async (changed: any[]) =>
  impact.parse((await office.post(`/offerings/${course}/impact/`, { fluxes: changed })).body);
const withLesson = (uid: string, change: object) =>
  fluxes.map(one => ({
    ...one,
    lessons: one.lessons.map((each: any) => (each.uid === uid ? { ...each, ...change } : each)),
  }));
const onCard = async () =>
  (await student.get('/organizations/basket_modal/')).body.results.find((one: any) => one.uid === course);
/** Registers the student for one of these courses, for the first lesson of each kind. */
async function registerFor(courses: readonly { uid: string; code: string }[]): Promise<typeof mine> {
  for (const { uid, code } of courses) {
    const { fluxes: streams } = (await student.get('/organizations/info_table/', { course: uid })).body;
    const kinds = new Map(streams[0].lessons.map((one: any) => [one.load_type, one]).reverse());
    const chosen = [...kinds.values()] as any[];
    const { status } = await student.call('POST', '/organizations/card_save/', {
      query: { course: uid, uid: card },
      body: { lessons: chosen.map(one => one.uid) },
    });
    if (status === 200) return { code, meetings: chosen.find(one => one.meetings.length > 0).meetings };
  }
  throw new Error('No course of the demo university is open to its student.');
}
const register = (...chosen: string[]) =>
  student.call('POST', '/organizations/card_save/', { query: { course, uid: card }, body: { lessons: chosen } });
/** Titles of the student's notices that say this reason. */
const toldOf = async (why: string): Promise<string[]> =>
  (await student.get('/new_notifications/my/', { page_size: 100 })).body.results
    .filter(({ text }: any) => text.en.includes(why))
    .map(({ title }: any) => title.en);
/** The plan as the course has it, in the shape in which it is sent. */
const planNow = async () =>
  (await view()).fluxes.map(one => ({
    ...one,
    lessons: one.lessons.map(one => lessonSchema.parse(one)),
  }));

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [office, student, auditor] = (await Promise.all(
    ['office', 'student', 'auditor'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
  const info = (await student.get('/organizations/year_semester/')).body;
  [term, card, me] = [info.study_period.uid, info.status_info.uid, info.student.uid];
  const { groups } = (await student.get('/organizations/side_bar_list/')).body;
  const [free, ...rest] = groups
    .flatMap((group: any) => group.courses)
    .filter((one: any) => one.status === null && one.locked.length === 0 && one.seats.left > 0);
  mine = await registerFor(rest);
  const planned = plannedCourseView.parse((await office.get(`/offerings/${free.uid}/`)).body);
  discipline = planned.discipline!.uid;
  const other = planned.fluxes
    .flatMap(one => one.lessons)
    .find(one => one.teacher !== null && one.room !== null && one.meetings.length > 0)!;
  busy = {
    uid: other.uid,
    code: planned.code,
    teacher: other.teacher!,
    room: other.room!,
    meetings: other.meetings,
    capacity: other.room_capacity!,
  };
}, 180_000);
afterAll(() => portal?.stop());

describe('a draft', () => {
  it('is seen by the office and the auditor alone', async () => {
    const { uid, uids } = await done(
      await office.post('/offerings/', {
        discipline,
        study_period: term,
        teacher: busy.teacher,
        fluxes: [
          {
            uid: flux,
            number: 1,
            number_of_times_per_week: 2,
            lessons: [lesson(lecture, 'lecture'), lesson(practice, 'practice')],
          },
        ],
      }),
    );
    [course, lessons] = [uid, uids];
    expect((await view()).state).toBe('draft');
    expect((await auditor.get(`/offerings/${course}/`)).status).toBe(200);
    expect((await student.get(`/offerings/${course}/`)).status).toBe(403);
    expect((await student.get('/organizations/info_table/', { course })).status).toBe(404);
    const drafts = (await auditor.get('/offerings/', { state: 'draft', with_teacher: busy.teacher })).body;
    expect(drafts.results).toMatchObject([{ uid: course, lessons: 2, without_time: 2, without_room: 2, taken: 0 }]);
  });

  it('is told what it clashes with, and where and when there is room', async () => {
    const check = async (change: object) =>
      checkAnswer.parse(
        (
          await office.post('/offerings/check/', {
            study_period: term,
            discipline,
            offering: course,
            lessons: [lesson(lessons[lecture]!, 'lecture', change)],
          })
        ).body,
      );
    const { teacher, room, meetings } = busy;
    const found = await check({ teacher, room, meetings, capacity: busy.capacity + 1 });
    for (const kind of ['teacher', 'room'])
      expect(found.clashes).toContainEqual(
        expect.objectContaining({
          kind,
          warning: false,
          other: expect.objectContaining({ lesson: busy.uid, code: busy.code }),
        }),
      );
    expect(found.advice).toMatchObject([{ kind: 'room_too_small', seats: busy.capacity + 1, capacity: busy.capacity }]);

    const rooms = freeRooms.parse(
      (await office.post('/offerings/free_rooms/', { study_period: term, meetings, capacity: 2 })).body,
    );
    expect(rooms.map(({ uid }) => uid)).not.toContain(room);
    const times = freeTimes.parse(
      (
        await office.post('/offerings/free_times/', {
          study_period: term,
          length: 50,
          weeks: meetings[0].weeks,
          teacher,
          room,
        })
      ).body,
    );
    const [{ day, start }] = times as [(typeof times)[0]];
    expect((await check({ teacher, room, meetings: at(day, start, meetings[0].weeks) })).clashes).toEqual([]);
  });

  it('becomes a course on which a student gets a seat', async () => {
    fluxes = await planNow();
    fluxes = withLesson(lessons[lecture]!, { meetings: at(5, 1200), teacher: busy.teacher });
    fluxes = withLesson(lessons[practice]!, { meetings: at(5, 1260), teacher: busy.teacher });
    await done(await plan(fluxes));
    await done(await office.post(`/offerings/${course}/open/`));
    expect(refusal(await office.post(`/offerings/${course}/open/`))).toBe('409 offerings.not_a_draft');
    expect((await student.get('/organizations/info_table/', { course })).status).toBe(200);
    await done(await register(lessons[lecture]!, lessons[practice]!));
    expect((await view()).fluxes[0]!.lessons.map(({ taken }) => taken)).toEqual([1, 1]);
  });
});

describe('a change after students have registered', () => {
  it('of the time says whom it touches, waits for a decision, and is told to each of them once', async () => {
    const changed = withLesson(lessons[lecture]!, { meetings: at(5, 1140) });
    expect(await impactOf(changed)).toMatchObject({
      touched: 1,
      clash: 0,
      lose_seat: 0,
      students: [{ uid: me, effects: ['changed'], clashes: [] }],
    });
    expect(refusal(await plan(changed))).toBe('409 offerings.students_changed');
    const students = [{ student: me, choice: 'keep' }];
    expect(refusal(await plan(changed, { students }))).toBe('422 offerings.reason_required');
    await done(await plan(changed, { students, reason: 'The hall is under repair' }));
    fluxes = changed;
    const times = (await onCard()).lessons.map((one: any) => one.meetings[0].start).sort();
    expect(times).toEqual([1140, 1260]);
    const told = (await student.get('/new_notifications/my/', { page_size: 50 })).body.results;
    const texts = told
      .map(({ text }: any) => text.en)
      .filter((text: string) => text.includes('The hall is under repair'));
    expect(texts).toEqual([expect.stringContaining('lecture: Saturday 19:00–19:50')]);
  });

  it('that makes a clash names it and offers other lessons', async () => {
    const second = '00000000-0000-4000-8000-000000000009';
    const [{ uid, number, number_of_times_per_week, lessons: planned }] = fluxes;
    const added = [
      {
        uid,
        number,
        number_of_times_per_week,
        lessons: [...planned, lesson(second, 'practice', { section: '2', meetings: at(5, 1000) })],
      },
    ];
    const { uids } = await done(await plan(added));
    fluxes = await planNow();
    lessons[second] = uids[second];
    const found = await impactOf(withLesson(lessons[practice]!, { meetings: mine.meetings }));
    expect(found).toMatchObject({ touched: 1, clash: 1, lose_seat: 0 });
    expect(found.students[0]).toMatchObject({
      uid: me,
      effects: ['clash', 'changed'],
      alternatives: [[lessons[lecture], lessons[second]]],
    });
    expect(found.students[0]!.clashes[0]).toMatchObject({ lesson: lessons[practice], other: { code: mine.code } });
    expect(found.free).toContainEqual({ lesson: lessons[second], seats: 2 });
    const move = { student: me, choice: 'move', lessons: found.students[0]!.alternatives[0] };
    const without = fluxes.map(one => ({
      ...one,
      lessons: one.lessons.filter((each: any) => each.uid !== lessons[practice]),
    }));
    await done(await plan(without, { students: [move], reason: 'The group is closed' }));
    fluxes = await planNow();
    expect(new Set((await onCard()).lessons.map((one: any) => one.uid))).toEqual(
      new Set([lessons[lecture], lessons[second]]),
    );
    expect((await view()).fluxes[0]!.lessons.map(({ taken }) => taken)).toEqual([1, 1]);
  });

  it('never takes a seat away unsaid: fewer seats than are taken are refused with the number', async () => {
    const answer = await plan(withLesson(lessons[lecture]!, { capacity: 0 }));
    expect(refusal(answer)).toBe('409 registration.capacity_below_taken');
    expect(answer.body.error.params).toMatchObject({ capacity: 0, taken: 1 });
    await done(
      await plan(withLesson(lessons[lecture]!, { capacity: 0 }), {
        students: [{ student: me, choice: 'release' }],
        reason: 'No lecturer',
      }),
    );
    expect(await onCard()).toBeUndefined();
    expect((await view()).fluxes[0]!.lessons.map(({ taken }) => taken)).toEqual([0, 0]);
  });

  it('is not saved over what somebody else has saved meanwhile', async () => {
    const { teacher: _teacher, credits } = await view();
    const seen = { teacher: null, credits, fluxes: await planNow() };
    await done(await plan(seen.fluxes, { credits: credits + 1, seen }));
    const stale = await plan(withLesson(lessons[lecture]!, { section: '7' }), { credits, seen });
    expect(refusal(stale)).toBe('409 platform.changed_meanwhile');
    await done(await plan(seen.fluxes, { credits, seen: { ...seen, credits: credits + 1 } }));
  });

  it('of the whole course tells its students: when it is cancelled, and when it takes place after all', async () => {
    fluxes = await planNow();
    await done(await plan(withLesson(lessons[lecture]!, { capacity: 2 })));
    await done(await register(...fluxes[0].lessons.map(({ uid }: any) => uid)));
    const access = (status: string | null, reason: string) =>
      office.put(`/registration/offerings/${course}/access/`, { level: 'course', target: course, status, reason });
    await done(await access('cancelled', 'Nobody teaches it'));
    expect((await office.get('/offerings/', { state: 'cancelled' })).body.results).toMatchObject([{ uid: course }]);
    const empty = await office.get('/offerings/week/', { study_period: term, offering: course });
    expect(empty.body).toEqual([]);
    expect(await toldOf('Nobody teaches it')).toEqual([expect.stringContaining('are cancelled')]);
    await done(await access(null, 'A teacher is found'));
    expect(await toldOf('A teacher is found')).toEqual([expect.stringContaining('take place after all')]);
    expect((await view()).state).toBe('open');
  });

  it('stands in the history in words', async () => {
    const { body } = await office.get(`/audit/streams/course_offering-${course}/history/`, { page_size: 100 });
    const sentences: string[] = body.results.map((one: any) => one.sentence);
    for (const words of [
      /drafts the course/,
      /offers the course/,
      /students who stay: 1, move: 0, lose their seats: 0\. Reason: The hall is under repair/,
      /Reason: The group is closed/,
      /A teacher is found/,
    ])
      expect(sentences).toContainEqual(expect.stringMatching(words));
  });
});

describe('what the office sees of a term', () => {
  it('clashes of a student group, wherever it is named', async () => {
    const [group] = (await office.get('/curriculum/student_groups/', { page_size: 1 })).body.results;
    fluxes = await planNow();
    await done(await plan(withLesson(lessons[lecture]!, { groups: [group.uid] })));
    const check = async (groups: string[]) =>
      checkAnswer.parse(
        (
          await office.post('/offerings/check/', {
            study_period: term,
            lessons: [lesson(lecture, 'lecture', { meetings: at(5, 1150), groups })],
          })
        ).body,
      ).clashes;
    expect(await check([group.uid])).toMatchObject([
      { kind: 'group', warning: false, about: { name: group.code }, other: { lesson: lessons[lecture] } },
    ]);
    expect(await check([])).toEqual([]);
    const { body } = await office.get('/offerings/week/', { study_period: term, group: group.uid });
    expect(week.parse(body).map(one => one.lesson)).toContain(lessons[lecture]);
  });

  it('a warning where those who study by one plan cannot take both courses', async () => {
    const periods = (await office.get('/organizations/study_period_list/', { uid: term })).body.results;
    const [{ study_year, semester }] = periods;
    const plans = (await office.get('/curriculum/study_plans/', { page_size: 100 })).body.results;
    const courses = (await office.get('/offerings/', { study_period: term, page_size: 100 })).body.results;
    const together = plans.flatMap((one: any) => {
      const now = 2 * (study_year - one.entry_year) + (semester === 'autumn' ? 1 : 2);
      const disciplines = one.lines.filter((line: any) => line.semester === now).map((line: any) => line.discipline);
      return courses
        .filter((offered: any) => disciplines.includes(offered.discipline))
        .map((offered: any) => ({
          plan: one.code,
          offered,
          other: disciplines.find((uid: string) => uid !== offered.discipline),
        }));
    });
    for (const { plan: code, offered, other } of together) {
      const lectures = plannedCourseView
        .parse((await office.get(`/offerings/${offered.uid}/`)).body)
        .fluxes.flatMap(one => one.lessons)
        .filter(one => one.load_type === 'lecture');
      if (lectures.length !== 1 || other === undefined || lectures[0]!.meetings.length === 0) continue;
      const { meetings } = lectures[0]!;
      const { clashes } = checkAnswer.parse(
        (
          await office.post('/offerings/check/', {
            study_period: term,
            discipline: other,
            lessons: [lesson(lecture, 'lecture', { meetings })],
          })
        ).body,
      );
      return expect(clashes).toContainEqual(
        expect.objectContaining({
          kind: 'cohort',
          warning: true,
          about: expect.objectContaining({ name: code }),
          other: expect.objectContaining({ lesson: lectures[0]!.uid }),
        }),
      );
    }
    throw new Error('The demo university has no plan with a course of one lecture.');
  });

  it('the week of a teacher and of a room', async () => {
    for (const whose of [{ teacher: busy.teacher }, { room: busy.room }]) {
      const { body } = await office.get('/offerings/week/', { study_period: term, ...whose });
      expect(week.parse(body)).toContainEqual(expect.objectContaining({ lesson: busy.uid, code: busy.code }));
    }
  });

  it('what a department gives, in one answer', async () => {
    const { cathedra } = await view();
    const { body } = await auditor.get('/offerings/term_plan/', { study_period: term, cathedra: cathedra!.uid });
    const found = plannedCourseView.array().parse(body);
    expect(found.find(({ uid }) => uid === course)).toEqual(await view());
    expect(found.map(({ code }) => code)).toEqual(found.map(({ code }) => code).toSorted());
  });

  it('many drafts opened or discarded at once, each by itself', async () => {
    const drafted = async (of: any[]): Promise<string> =>
      (await done(await office.post('/offerings/', { discipline, study_period: term, fluxes: of }))).uid;
    const streams = [{ uid: flux, number: 1, number_of_times_per_week: 1, lessons: [lesson(lecture, 'lecture')] }];
    const [full, empty] = [await drafted(streams), await drafted([])];
    const all = async (act: string) =>
      manyReport.parse(await done(await office.post(`/offerings/${act}/`, { uids: [full, empty] })));
    expect(await all('open')).toMatchObject({
      done: 1,
      refused: 1,
      results: [
        { uid: full, ok: true },
        { uid: empty, ok: false, error: { code: 'offerings.nothing_to_open' } },
      ],
    });
    expect(await all('discard')).toMatchObject({
      done: 1,
      refused: 1,
      results: [
        { uid: full, ok: false, error: { code: 'offerings.not_a_draft' } },
        { uid: empty, ok: true },
      ],
    });
  });
});
