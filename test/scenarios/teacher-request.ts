import type { CourseInfo, SidebarCourse } from '@portal/event-schemas/registration/views.ts';
import { registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let student: Client, teacher: Client, colleague: Client, advisor: Client, office: Client;
let me: string, lecturer: string, term: string;

/** What one person did is there for another some milliseconds later. */
const settled = async () =>
  expect(await portal.host.waitForReadModels(await portal.host.log.head(), 10_000)).toBe(true);
const read = async (who: Client, path: string, query: Record<string, string | number> = {}) => {
  await settled();
  return (await who.get(path, query)).body;
};
const uidOf = async (who: Client): Promise<string> => (await who.get('/user/my_roles/')).body.profile.uid;
const sidebar = async (): Promise<SidebarCourse[]> =>
  (await read(student, '/organizations/side_bar_list/')).groups.flatMap(
    (group: { courses: SidebarCourse[] }) => group.courses,
  );
const course = async (uid: string): Promise<CourseInfo> => read(student, '/organizations/info_table/', { course: uid });
/** One lesson of each load type of the first stream. */
async function lessonsOf(uid: string): Promise<string[]> {
  const [flux] = (await course(uid)).fluxes;
  return [...new Set(flux!.lessons.map(one => one.load_type))].map(
    type => flux!.lessons.find(one => one.load_type === type)!.uid,
  );
}
async function button(uid: string, lessons: string[] = []) {
  await settled();
  return (await student.post('/organizations/hidebutton_request_teacher/', { course: uid, lessons })).body;
}
const ask = (uid: string, lessons: string[] = [], text = 'I have studied it elsewhere') =>
  student.post('/organizations/request_teacher/', { course: uid, lessons, text });
const decide = (who: Client, uid: string, status: string, comment = '') =>
  who.put('/organizations/change_request_status/', { uid, status, comment });
const register = (uid: string, lessons: string[]) =>
  student.call('POST', '/organizations/card_save/', {
    query: { course: uid, uid: `${me}.${term}` },
    body: { lessons, audit: false, queue: false },
  });
const drop = (uid: string) =>
  student.call('POST', '/organizations/delete_card/', { query: { course: uid, uid: `${me}.${term}` }, body: {} });
const teach = (uid: string, lesson: string, person: string) =>
  office.put(`/registration/offerings/${uid}/lessons/${lesson}/teacher/`, { teacher: person });
const seats = (uid: string, lesson: string, capacity: number) =>
  office.put(`/registration/offerings/${uid}/lessons/${lesson}/capacity/`, { capacity });
/** The student's requests in a list; the demo university has others. */
async function mine(who: Client, path: string): Promise<{ results: any[]; count: number }> {
  const results = (await read(who, path, { page_size: 100 })).results.filter((row: any) => row.student === me);
  return { results, count: results.length };
}
const open = (who: Client) => mine(who, '/organizations/data_request_teacher/');
const told = async (who: Client) =>
  (await who.get('/new_notifications/my/', { page_size: 100 })).body.results.map((one: any) => one.title.en);

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [student, teacher, advisor, office] = (await Promise.all(
    ['student', 'teacher', 'advisor', 'office'].map(login => client(portal.url, 'en').login(login)),
  )) as [Client, Client, Client, Client];
  [me, lecturer] = [await uidOf(student), await uidOf(teacher)];
  term = (await student.get('/organizations/year_semester/')).body.study_period.uid;
  colleague = await other();
}, 180_000);
afterAll(() => portal?.stop());

/** Another teacher of the university, with an account of the office's making. */
async function other(): Promise<Client> {
  const admin = await office.as('admin');
  const found = (await office.get('/curriculum/teachers/', { page_size: 100 })).body.results.find(
    (row: any) => row.uid !== lecturer,
  );
  const { temporary_password } = (await admin.post(`/identity/accounts/${found.uid}/reset_password/`)).body;
  const page = await client(portal.url).login(
    (await admin.get(`/identity/accounts/${found.uid}/`)).body.login,
    temporary_password,
  );
  expect(
    (await page.post('/user/create_new_password/', { new_password: 'Kolleague-2026', confirmation: 'Kolleague-2026' }))
      .status,
  ).toBe(200);
  return page;
}

describe('a prerequisite that is not studied', () => {
  let locked: SidebarCourse;
  let uid: string;
  beforeAll(async () => {
    locked = (await sidebar()).find(
      one =>
        one.locked.length === 1 && one.locked[0]!.code === 'registration.prerequisite_missing' && one.seats.left > 1,
    )!;
    uid = `${me}.${locked.uid}`;
    for (const lesson of (await course(locked.uid)).fluxes.flatMap(flux => flux.lessons))
      expect((await teach(locked.uid, lesson.uid, lecturer)).status).toBe(200);
  });

  it('offers the button: error "not" means show it', async () => {
    expect(await button(locked.uid)).toEqual({
      error: 'not',
      reasons: ['prerequisite'],
      obstacle: null,
      request: null,
    });
    expect(
      (await student.post('/organizations/request_teacher/', { course: locked.uid, to_find_done_permission: true }))
        .body,
    ).toMatchObject({ status: null, permission: null });
  });
  it('needs a text, and is asked for once', async () => {
    expect(refusal(await student.post('/organizations/request_teacher/', { course: locked.uid }))).toBe(
      '422 platform.invalid_input',
    );
    expect((await ask(locked.uid)).body).toMatchObject({
      uid,
      status: 'asked',
      reasons: ['prerequisite'],
      permission: null,
    });
    expect((await ask(locked.uid)).body).toMatchObject({ status: 'asked' });
    expect(refusal(await ask(locked.uid, [], 'Please!'))).toBe('409 registration.request_already_asked');
    expect(await button(locked.uid)).toMatchObject({
      error: null,
      request: 'asked',
      obstacle: { code: 'registration.request_already_asked' },
    });
  });
  it('is told to the teacher of the course, and shown to nobody else’s teacher', async () => {
    const { results } = await open(teacher);
    expect(results).toMatchObject([
      {
        uid,
        status: 'asked',
        student: me,
        reasons: ['prerequisite'],
        text: 'I have studied it elsewhere',
        decidable: true,
        registered: false,
        times: 1,
      },
    ]);
    expect(results[0].missing.length).toBeGreaterThan(0);
    expect((await open(colleague)).count).toBe(0);
    expect((await open(office)).results).toMatchObject([{ uid, decidable: false }]);
    await expect.poll(() => told(teacher)).toContain('A student asks to be let into a course');
  });
  it('is decided by the teacher of the course alone, and refused with a comment', async () => {
    expect(refusal(await decide(colleague, uid, 'approved'))).toBe('403 registration.not_your_course');
    expect(refusal(await decide(office, uid, 'approved'))).toBe('403 identity.access_denied');
    expect(refusal(await decide(teacher, uid, 'rejected'))).toBe('422 registration.request_comment_required');
    expect((await decide(teacher, uid, 'rejected', 'Study the basics first')).body).toMatchObject({
      status: 'rejected',
      comment: 'Study the basics first',
    });
    expect(refusal(await register(locked.uid, await lessonsOf(locked.uid)))).toBe(
      '409 registration.prerequisite_missing',
    );
    expect((await open(teacher)).count).toBe(0);
    await expect.poll(() => told(student)).toContainEqual(expect.stringContaining('The teacher has refused'));
  });
  it('may be asked for again; the teacher sees what was said the last time', async () => {
    expect((await ask(locked.uid, [], 'Here is my certificate')).body.status).toBe('asked');
    expect((await open(teacher)).results).toMatchObject([
      { uid, text: 'Here is my certificate', times: 2, last_refusal: 'Study the basics first' },
    ]);
  });
  it('is waived by the approval: the course opens', async () => {
    expect((await decide(teacher, uid, 'approved', 'Come')).body).toMatchObject({
      status: 'approved',
      permission: { waives: ['prerequisite'], allowed_by: lecturer },
    });
    expect(
      (await read(student, '/organizations/request_teacher_permission/', { course: locked.uid })).permission,
    ).toMatchObject({ waives: ['prerequisite'], comment: 'Come', used: false });
    expect((await sidebar()).find(one => one.uid === locked.uid)!.locked).toEqual([]);
    expect(await button(locked.uid)).toMatchObject({
      error: null,
      obstacle: { code: 'registration.request_granted_already' },
    });
    expect((await register(locked.uid, await lessonsOf(locked.uid))).status).toBe(200);
    await expect.poll(() => told(student)).toContainEqual(expect.stringContaining('The teacher has let you in'));
  });
  it('is not taken back while the student sits on the course, and can be once they have left', async () => {
    expect(refusal(await decide(teacher, uid, 'rejected', 'Changed my mind'))).toBe('409 registration.request_used');
    expect((await drop(locked.uid)).status).toBe(200);
    expect((await decide(teacher, uid, 'rejected', 'Changed my mind')).body).toMatchObject({
      status: 'rejected',
      permission: null,
    });
    expect(refusal(await register(locked.uid, await lessonsOf(locked.uid)))).toBe(
      '409 registration.prerequisite_missing',
    );
  });
  it('stands in the archive and in the student’s own list; advisors read what their students ask', async () => {
    expect((await mine(teacher, '/organizations/arhiv_data_request_teacher/')).results).toMatchObject([
      { uid, status: 'rejected', comment: 'Changed my mind' },
    ]);
    expect((await student.get('/organizations/student_get_request_teacher/')).body.results).toMatchObject([
      { uid, status: 'rejected', decidable: false },
    ]);
    expect((await office.get('/organizations/student_get_request_teacher/', { student: me })).body.count).toBe(1);
    const own = (await advisor.get('/advisors/my_students/all/', { page_size: 100, uid: me })).body.count === 1;
    expect((await advisor.get('/organizations/student_get_request_teacher/', { student: me })).body.count).toBe(
      own ? 1 : 0,
    );
  });
});

describe('a full lesson', () => {
  let full: SidebarCourse;
  let uid: string;
  let lessons: string[];
  beforeAll(async () => {
    full = (await sidebar()).find(one => one.locked.length === 0 && one.status === null && one.seats.taken > 0)!;
    uid = `${me}.${full.uid}`;
    lessons = await lessonsOf(full.uid);
    for (const lesson of (await course(full.uid)).fluxes
      .flatMap(flux => flux.lessons)
      .filter(one => lessons.includes(one.uid))) {
      expect((await seats(full.uid, lesson.uid, lesson.seats.taken)).status).toBe(200);
      expect((await teach(full.uid, lesson.uid, lecturer)).status).toBe(200);
    }
  });
  const seatsNow = async () =>
    (await course(full.uid)).fluxes
      .flatMap(flux => flux.lessons)
      .filter(one => lessons.includes(one.uid))
      .map(one => one.seats);

  it('is no reason for a request until the office lets teachers waive it', async () => {
    expect(refusal(await ask(full.uid, lessons))).toBe('409 registration.request_cannot_waive');
    expect(await button(full.uid, lessons)).toMatchObject({
      error: null,
      reasons: ['capacity'],
      obstacle: { code: 'registration.request_cannot_waive' },
    });
    expect(
      (
        await office.put(`/organizations/request_to_teacher_setting/${registrationSettingsUid}/`, {
          request_to_teacher: true,
          request_waives_capacity: true,
        })
      ).status,
    ).toBe(200);
    expect(await button(full.uid, lessons)).toMatchObject({ error: 'not', reasons: ['capacity'] });
  });
  it('is shown to who decides in the week of the student, with what else stands there', async () => {
    const other = (await sidebar()).find(
      one => one.locked.length === 0 && one.status === null && one.uid !== full.uid && one.seats.left > 1,
    )!;
    expect((await register(other.uid, await lessonsOf(other.uid))).status).toBe(200);
    expect((await ask(full.uid, lessons)).body.status).toBe('asked');
    const path = `/registration/teacher_requests/${uid}/week/`;
    const week = await read(teacher, path);
    expect(week.course).toMatchObject({ uid: full.uid, fluxes: (await course(full.uid)).fluxes });
    expect(week.items.find((item: { uid: string }) => item.uid === other.uid)).toMatchObject({
      status: 'registered',
      lessons: (await course(other.uid)).fluxes.flatMap(flux => flux.lessons.filter(lesson => lesson.mine)),
    });
    expect(await read(office, path)).toEqual(week);
    expect(refusal(await colleague.get(path))).toBe('404 registration.request_not_found');
    expect(refusal(await student.get(path))).toBe('403 identity.access_denied');
    expect((await student.put('/organizations/delete_request_to_teacher/', { uid })).body.status).toBe('withdrawn');
    expect((await drop(other.uid)).status).toBe(200);
  });
  it('is widened by one for the student who was let in, and narrows when they leave', async () => {
    const before = await seatsNow();
    expect((await ask(full.uid, lessons)).body).toMatchObject({ status: 'asked', reasons: ['capacity'] });
    expect(
      (
        await teacher.put('/registration/teacher_requests/decide/', {
          requests: [uid, `${lecturer}.${full.uid}`],
          status: 'approved',
        })
      ).body,
    ).toMatchObject({
      done: 1,
      refused: 1,
      results: [
        { uid, ok: true, status: 'approved' },
        { ok: false, status: null, error: { code: 'registration.request_not_found' } },
      ],
    });
    expect(await seatsNow()).toEqual(before);
    expect((await register(full.uid, lessons)).status).toBe(200);
    expect(await seatsNow()).toEqual(before.map(one => ({ ...one, capacity: one.capacity + 1, taken: one.taken + 1 })));
    expect((await drop(full.uid)).status).toBe(200);
    expect(await seatsNow()).toEqual(before);
  });
  it('is full again for a student who withdraws the request', async () => {
    expect((await student.put('/organizations/delete_request_to_teacher/', { uid })).body).toMatchObject({
      status: 'withdrawn',
      permission: null,
    });
    expect(refusal(await register(full.uid, lessons))).toBe('409 registration.no_seat');
    expect(
      refusal(await student.put('/organizations/delete_request_to_teacher/', { uid: `${lecturer}.${full.uid}` })),
    ).toBe('403 registration.not_your_card');
  });
  it('that gets another teacher takes its requests along', async () => {
    const next = await uidOf(colleague);
    expect((await ask(full.uid, lessons)).body.status).toBe('asked');
    expect((await open(teacher)).results.map((row: any) => row.uid)).toEqual([uid]);
    for (const lesson of (await course(full.uid)).fluxes.flatMap(flux => flux.lessons))
      await teach(full.uid, lesson.uid, next);
    expect((await open(teacher)).count).toBe(0);
    expect((await open(colleague)).results).toMatchObject([{ uid, decidable: true }]);
    expect(refusal(await decide(teacher, uid, 'approved'))).toBe('403 registration.not_your_course');
    expect((await decide(colleague, uid, 'approved')).status).toBe(200);
  });
});

it('requests can be switched off', async () => {
  expect(
    (
      await office.put(`/organizations/request_to_teacher_setting/${registrationSettingsUid}/`, {
        request_to_teacher: false,
      })
    ).status,
  ).toBe(200);
  const any = (await sidebar())[0]!;
  expect(refusal(await ask(any.uid))).toBe('409 registration.request_to_teacher_off');
  expect(await button(any.uid)).toMatchObject({
    error: null,
    obstacle: { code: 'registration.request_to_teacher_off' },
  });
});
