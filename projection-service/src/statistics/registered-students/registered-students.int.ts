import {
  checkChoicesAnswer,
  courseOutline,
  registeredCourse,
  registeredSection,
  registeredStudent,
  type RegisteredCourse,
} from '@portal/event-schemas/statistics/registered-students.ts';
import { offeringDetail } from '@portal/event-schemas/registration/office-views.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';

let portal: TestPortal;
let teacher: Client, advisor: Client, office: Client, student: Client;
let teacherUid: string, advisorUid: string;
const base = '/registration/registered_students';

async function page<S extends z.ZodType>(
  who: Client,
  path: string,
  row: S,
  query: Record<string, string | number | boolean> = {},
): Promise<{ results: z.infer<S>[]; count: number }> {
  const { status, body } = await who.get(path, { page_size: 100, ...query });
  expect({ path, status, error: body.error }).toEqual({ path, status: 200, error: undefined });
  return z.object({ results: z.array(row), count: z.int() }).parse(body);
}
const students = (who: Client, course: string, query: Record<string, string | number | boolean> = {}) =>
  page(who, `${base}/`, registeredStudent, { course, ...query });
const courses = (who: Client, query: Record<string, string | number> = {}) =>
  page(who, `${base}/courses/`, registeredCourse, query);
const detail = async (course: string) =>
  offeringDetail.parse((await office.get(`/registration/offerings/${course}/`)).body);

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [teacher, advisor, office, student] = (await Promise.all(
    ['teacher', 'advisor', 'office', 'student'].map(login => client(portal.url, 'en').login(login)),
  )) as [Client, Client, Client, Client];
  [teacherUid, advisorUid] = [
    (await teacher.get('/user/my_roles/')).body.profile.uid,
    (await advisor.get('/user/my_roles/')).body.profile.uid,
  ];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
}, 180_000);
afterAll(() => portal?.stop());

describe('a teacher', () => {
  let own: RegisteredCourse[];
  beforeAll(async () => {
    own = (await courses(teacher)).results;
  });
  it('sees the courses whose lessons they give, with the counts that the office has', async () => {
    expect(own.length).toBeGreaterThan(0);
    for (const course of own.slice(0, 3)) {
      const known = await detail(course.uid);
      expect(known.fluxes.flatMap(flux => flux.lessons).some(lesson => lesson.teacher?.uid === teacherUid)).toBe(true);
      const of = (standing: string) => known.students.filter(one => one.standing === standing).length;
      expect(course).toMatchObject({
        teaches: true,
        registered: of('registered'),
        audit: known.students.filter(one => one.standing === 'registered' && one.audit).length,
        waiting: of('waiting') + of('offered'),
        capacity: known.seats.capacity,
        left: known.seats.left,
      });
    }
  });
  it('sees all students of such a course, and nobody of another', async () => {
    const course = own.toSorted((a, b) => b.registered - a.registered)[0]!;
    expect((await students(teacher, course.uid)).results.map(row => row.student).sort()).toEqual(
      (await detail(course.uid)).students.map(row => row.uid).sort(),
    );
    const foreign = (await courses(office)).results.find(
      one => one.registered > 0 && !own.some(mine => mine.uid === one.uid),
    )!;
    expect((await students(teacher, foreign.uid)).count).toBe(0);
    expect((await teacher.get(`${base}/outline/`, { course: foreign.uid })).body.error.code).toBe(
      'registration.not_your_course',
    );
  });
  it('finds, filters and sorts them', async () => {
    const course = own.toSorted((a, b) => b.registered - a.registered)[0]!;
    const { results: all } = await students(teacher, course.uid);
    const [sample] = all as [z.infer<typeof registeredStudent>];
    const outline = courseOutline.parse((await teacher.get(`${base}/outline/`, { course: course.uid })).body);
    expect(outline).toMatchObject({ uid: course.uid, teaches: true });
    expect(outline.groups.map(group => group.uid)).toContain(sample.group);
    const lesson = outline.fluxes.find(flux => flux.uid === sample.flux)!.lessons.find(one => one.mine)!;
    const narrowed = await students(teacher, course.uid, { lesson: lesson.uid });
    expect(narrowed.count).toBeLessThanOrEqual(all.length);
    for (const [filter, value] of [
      ['group', sample.group],
      ['edu_program', sample.edu_program],
      ['flux', sample.flux],
      ['standing', sample.standing],
      ['status', sample.status],
      ['audit', sample.audit],
      ['advisor', sample.advisor],
    ] as const) {
      if (value === null) continue;
      const { results } = await students(teacher, course.uid, { [filter]: value });
      expect({ filter, some: results.length > 0, all: results.every(row => row[filter] === value) }).toEqual({
        filter,
        some: true,
        all: true,
      });
    }
    expect((await students(teacher, course.uid, { q: sample.code })).results.map(row => row.student)).toContain(
      sample.student,
    );
    const codes = (await students(teacher, course.uid, { sort: '-code' })).results.map(row => row.code);
    expect(codes).toEqual(codes.toSorted().toReversed());
  });
  it('exports the list', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const started = await teacher.get(`${base}/`, { course: own[0]!.uid, export: format });
      expect(started.status).toBe(202);
      await expect.poll(async () => (await teacher.get(`/exports/${started.body.job}/`)).body.status).toBe('ready');
    }
  });
  it('sees sections with their instructors', async () => {
    const { results } = await page(teacher, `${base}/sections/`, registeredSection);
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(row => own.some(course => course.uid === row.course) && row.instructors !== '')).toBe(true);
    const [first] = results as [z.infer<typeof registeredSection>];
    expect((await students(teacher, first.course, { flux: first.uid, standing: 'registered' })).count).toBe(
      first.registered,
    );
  });
  it('who takes a lesson over sees its students, and the one before no longer', async () => {
    const course = own[0]!;
    const lessons = (await detail(course.uid)).fluxes.flatMap(flux => flux.lessons);
    for (const lesson of lessons)
      expect(
        (await office.put(`/registration/offerings/${course.uid}/lessons/${lesson.uid}/teacher/`, { teacher: null }))
          .status,
      ).toBe(200);
    await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
    expect((await courses(teacher)).results.map(one => one.uid)).not.toContain(course.uid);
    expect((await students(teacher, course.uid)).count).toBe(0);
    expect(
      (
        await office.put(`/registration/offerings/${course.uid}/lessons/${lessons[0]!.uid}/teacher/`, {
          teacher: teacherUid,
        })
      ).status,
    ).toBe(200);
    await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
    expect((await students(teacher, course.uid)).count).toBe((await detail(course.uid)).students.length);
  });
});

describe('an advisor', () => {
  /** The advisor of the demo university also teaches; of the courses that they do not teach they see their own students. */
  it('sees courses by their own students, and of these courses only them', async () => {
    const { results } = await courses(advisor);
    const advised = results.filter(course => !course.teaches);
    expect(advised.length).toBeGreaterThan(0);
    expect(advised.every(course => course.registered + course.waiting + course.basket > 0)).toBe(true);
    expect(new Set(results.map(course => course.uid)).size).toBe(results.length);
    const course = advised.toSorted((a, b) => b.registered - a.registered)[0]!;
    const rows = (await students(advisor, course.uid)).results;
    expect(rows.every(row => row.advisor === advisorUid)).toBe(true);
    expect(rows.filter(row => row.standing === 'registered').length).toBe(course.registered);
    expect(courseOutline.parse((await advisor.get(`${base}/outline/`, { course: course.uid })).body)).toMatchObject({
      uid: course.uid,
      teaches: false,
    });
  });
  it('sees all of their students’ courses in one list', async () => {
    const taught = new Set((await courses(advisor)).results.filter(course => course.teaches).map(course => course.uid));
    const { results } = await page(advisor, '/advisors/detail_registration_disipline/all_list/', registeredStudent);
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(row => row.advisor === advisorUid || taught.has(row.course))).toBe(true);
    expect(
      (
        await page(advisor, '/advisors/detail_registration_disipline/all_list/', registeredStudent, {
          course: results[0]!.course,
        })
      ).results.every(row => row.course === results[0]!.course),
    ).toBe(true);
  });
  it('learns what keeps cards from being approved', async () => {
    const mine = (await advisor.get('/advisors/my_students/all/', { page_size: 100 })).body.results;
    const checked = checkChoicesAnswer.parse(
      (await advisor.post('/advisors/check/student_choices/', { students: mine.map((row: any) => row.uid) })).body,
    );
    expect(checked.results.map(row => row.student.uid).sort()).toEqual(mine.map((row: any) => row.uid).sort());
    for (const row of checked.results) {
      const known = mine.find((one: any) => one.uid === row.student.uid);
      expect(row).toMatchObject({
        status: known.status,
        credits: known.credits,
        courses: known.courses,
        ready: row.problems.length === 0,
      });
      if (known.queued > 0)
        expect(row.problems.map(problem => problem.code)).toContain('advising.card_on_waiting_list');
    }
    expect(checked.results.some(row => row.ready)).toBe(true);
  });
  it('checks their own students alone', async () => {
    const foreign = (await office.get('/registration/students/', { page_size: 100 })).body.results.find(
      (row: any) => row.advisor !== advisorUid,
    ).uid;
    expect((await advisor.post('/advisors/check/student_choices/', { students: [foreign] })).body.error.code).toBe(
      'advising.not_your_student',
    );
    expect((await office.post('/advisors/check/student_choices/', { students: [foreign] })).status).toBe(200);
  });
});

it('students see none of it', async () => {
  for (const path of ['/courses/', '/sections/', '/'])
    expect((await student.get(`${base}${path}`)).body.error.code).toBe('identity.access_denied');
});
