import {
  accessHistoryRow,
  accessStatistics,
  courseAccess,
  courseOfSelection,
  courseSelection,
  courseStatusList,
  disciplineAccess,
  selectedStudent,
  studentListEntry,
  studentStatuses,
  teacherAccess,
  type CourseAccess,
} from '@portal/event-schemas/access/views.ts';
import { loadTypeNames } from '@portal/event-schemas/registration/names.ts';
import { accessReport, studentAccessReport } from '@portal/event-schemas/registration/requests.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Client } from '../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let advisor: Client, office: Client, student: Client;
const courses = '/organizations/discipline_registration_access/';
const selected = '/organizations/discipline_registration_access_for_selected_students/';
const students = '/organizations/statistic_student_list/';
const history = '/organizations/history_registration_access/';

async function rows<S extends z.ZodType>(
  row: S,
  who: Client,
  path: string,
  query: Record<string, string | number> = {},
) {
  const { status, body } = await who.get(path, { page_size: 100, ...query });
  expect({ path, status, error: body.error }).toEqual({ path, status: 200, error: undefined });
  return z.object({ results: z.array(row), count: z.int(), next: z.string().nullable() }).parse(body);
}
const course = async (uid: string): Promise<CourseAccess> =>
  (await rows(courseAccess, office, courses, { uid })).results[0]!;
const set = (uid: string, level: string, target: string, status: string | null, who = office) =>
  who.put(`/registration/offerings/${uid}/access/`, { level, target, status, reason: 'Order 7' });

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [advisor, office, student] = (await Promise.all(
    ['advisor', 'office', 'student'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
}, 120_000);
afterAll(() => portal?.stop());

describe('the list of courses', () => {
  it('shows fluxes and lessons, and their roll-up follows what is set', async () => {
    const one = (await rows(courseAccess, office, courses)).results.find(
      row => row.lessons > 1 && row.flux_online_registration.length > 0,
    )!;
    const [flux] = one.flux_online_registration;
    const lesson = flux!.lesson_online_registrations[0]!;
    expect((await set(one.uid, 'course', one.uid, 'blocked')).status).toBe(204);
    expect(await course(one.uid)).toMatchObject({ status: 'blocked', blocked: one.lessons, mixed: false });
    await set(one.uid, 'lesson', lesson.uid, 'cancelled');
    const changed = await course(one.uid);
    expect(changed.cancelled).toBe(1);
    expect(
      changed.flux_online_registration
        .flatMap(each => each.lesson_online_registrations)
        .find(each => each.uid === lesson.uid)!.status,
    ).toBe('cancelled');
    if (flux!.lesson_online_registrations.length > 1) expect(changed.flux_online_registration[0]!.status).toBe(null);
    expect(
      (await rows(courseAccess, office, courses, { status: changed.status ?? 'mixed' })).results.map(row => row.uid),
    ).toContain(one.uid);
    const offered = async (status: string) =>
      (
        (await office.get('/registration/offerings/', { status, page_size: 100 })).body.results as {
          uid: string;
          status: string;
        }[]
      ).filter(row => row.uid === one.uid);
    expect(await offered('mixed')).toMatchObject([{ status: 'mixed', study_period_name: one.study_period_name }]);
    expect(await offered('open')).toEqual([]);
    const orders = async () =>
      (await office.get('/organizations/order_cancelled/', { offering: one.uid })).body.results as {
        target: string;
        load_type: string | null;
      }[];
    expect(await orders()).toMatchObject([{ target: lesson.uid, level: 'lesson', load_type: lesson.load_type }]);
    await set(one.uid, 'course', one.uid, null);
    expect(await course(one.uid)).toMatchObject({ status: null, blocked: 0, cancelled: 0, mixed: false });
    expect(await orders()).toEqual([]);
    await set(one.uid, 'flux', flux!.uid, 'cancelled');
    await set(one.uid, 'course', one.uid, null);
    await set(one.uid, 'lesson', lesson.uid, 'cancelled');
    expect((await orders()).map(order => order.target)).toEqual([lesson.uid]);
    await set(one.uid, 'course', one.uid, 'cancelled');
    expect((await orders()).map(order => order.target)).toEqual([one.uid]);
    for (const each of one.flux_online_registration)
      for (const { uid } of each.lesson_online_registrations) await set(one.uid, 'lesson', uid, null);
    await set(one.uid, 'lesson', lesson.uid, 'cancelled');
    expect((await orders()).map(order => order.target)).toEqual([lesson.uid]);
    await set(one.uid, 'lesson', lesson.uid, null);
    expect(await orders()).toEqual([]);
  });

  it('filters by every filter of the specification', async () => {
    const all = await rows(courseAccess, office, courses);
    const sample = all.results.find(row =>
      row.flux_online_registration.some(flux => flux.lesson_online_registrations.some(lesson => lesson.teacher)),
    )!;
    for (const filter of ['study_period', 'discipline', 'cathedra', 'component', 'cycle'] as const) {
      const found = await rows(courseAccess, office, courses, { [filter]: sample[filter]! });
      expect({
        filter,
        all: found.results.every(row => row[filter] === sample[filter]),
        some: found.count > 0,
      }).toEqual({ filter, all: true, some: true });
    }
    const lesson = sample.flux_online_registration
      .flatMap(flux => flux.lesson_online_registrations)
      .find(each => each.teacher)!;
    const taught = await rows(courseAccess, office, courses, {
      teacher: lesson.teacher!.uid,
      load_type: lesson.load_type,
    });
    expect(taught.results.map(row => row.uid)).toContain(sample.uid);
    const teaches = (row: CourseAccess) =>
      row.flux_online_registration.some(flux =>
        flux.lesson_online_registrations.some(
          each => each.teacher?.uid === lesson.teacher!.uid && each.load_type === lesson.load_type,
        ),
      );
    expect(taught.results.every(teaches)).toBe(true);
    const [program] = (await office.get('/organizations/edu-programs/')).body.results;
    const filters: Record<string, string | number>[] = [
      { edu_program: program.uid },
      { edu_program: program.uid, course: 1 },
      { entry_year: 2026 },
      { course: 2 },
      { preparation_level: 'bachelor' },
      { semester: 'autumn' },
      { lesson_status: 'open' },
    ];
    for (const query of filters) {
      const found = await rows(courseAccess, office, courses, query);
      expect({ query, less: found.count <= all.count }).toEqual({ query, less: true });
    }
    expect((await rows(courseAccess, office, courses, { course: 2, q: sample.code })).count).toBeLessThanOrEqual(1);
    expect(
      (await rows(courseAccess, office, courses, { search: sample.code })).results.some(row => row.uid === sample.uid),
    ).toBe(true);
    expect((await office.get(courses, { nonsense: 1 })).status).toBe(422);
    expect((await office.get(courses, { teacher: 'a\u0000' })).status).toBe(400);
    expect((await office.get(courses, { range: '[0,4]', filter: JSON.stringify({ teacher: { a: 1 } }) })).status).toBe(
      422,
    );
    const inArray = await office.get(courses, {
      range: '[0,4]',
      filter: JSON.stringify({ teacher: [lesson.teacher!.uid], load_type: [lesson.load_type] }),
    });
    expect(inArray.headers.get('content-range')).toMatch(new RegExp(`/${taught.count}$`));
  });

  it('names its statuses, and all that it finds for a change of them all', async () => {
    expect(
      courseStatusList.parse((await office.get('/organizations/course_status_list/')).body).map(status => status.value),
    ).toContain('partially_blocked');
    const all = await rows(courseAccess, office, courses);
    expect(courseSelection.parse((await office.get('/registration/access/selection/')).body).count).toBe(all.count);
    const { body } = await office.get('/registration/access/selection/', {
      filter: JSON.stringify({ discipline: all.results[0]!.discipline }),
    });
    expect(courseSelection.parse(body).courses.map(each => each.uid)).toContain(all.results[0]!.uid);
  });

  it('is exported', async () => {
    expect(
      (
        await office.get(courses, {
          export: 'csv',
          study_period: (await rows(courseAccess, office, courses)).results[0]!.study_period,
        })
      ).status,
    ).toBe(202);
  });

  it('is together by discipline and by teacher', async () => {
    const all = await rows(courseAccess, office, courses);
    const disciplines = await rows(disciplineAccess, office, '/registration/access/disciplines/');
    expect(disciplines.results.reduce((sum, row) => sum + row.courses, 0)).toBe(all.count);
    const teachers = await rows(teacherAccess, office, '/registration/access/teachers/', { sort: '-lessons' });
    const busiest = teachers.results[0]!;
    expect(
      (await rows(courseAccess, office, courses, { teacher: busiest.teacher, study_period: busiest.study_period }))
        .count,
    ).toBe(busiest.courses);
  });

  it('is closed to students and teachers', async () => {
    for (const path of [courses, selected, students, history]) expect((await student.get(path)).status).toBe(403);
  });
});

describe('one status for many', () => {
  it('is set course by course, with a report of those that were not', async () => {
    const [one, two] = (await rows(courseAccess, office, courses)).results;
    const stranger = '01990000-0000-7000-8000-00000000000f';
    const targets = [one!.uid, two!.uid, stranger].map(uid => ({ offering: uid, level: 'course', target: uid }));
    const report = accessReport.parse(
      (await office.put('/registration/access/', { targets, status: 'blocked', reason: 'Revision of the timetable' }))
        .body,
    );
    expect(report).toMatchObject({ done: 2, refused: 1 });
    expect(report.results[2]).toMatchObject({
      offering: stranger,
      ok: false,
      error: { code: 'registration.course_not_found' },
    });
    const statistics = accessStatistics.parse(
      (await office.get('/organizations/statistics_discipline_registration_access/')).body,
    );
    expect(statistics.courses.blocked).toBe(2);
    expect(statistics.lessons.blocked).toBe(one!.lessons + two!.lessons);
    const filtered = accessStatistics.parse(
      (
        await office.get('/organizations/statistics_discipline_registration_access/', {
          filter: JSON.stringify({ discipline: one!.discipline }),
        })
      ).body,
    );
    expect(filtered.courses.blocked).toBe(1);
    expect(
      (await office.put('/registration/access/', { targets: targets.slice(0, 1), status: 'cancelled', reason: ' ' }))
        .body.error,
    ).toMatchObject({ code: 'platform.invalid_input', fields: { reason: 'required' } });
    await office.put('/registration/access/', { targets: targets.slice(0, 2), status: null, reason: 'Done' });
  });

  it('is set by an advisor too, and the history says who, what, when and why, in words', async () => {
    const [one] = (await rows(courseAccess, advisor, courses)).results;
    expect((await set(one!.uid, 'course', one!.uid, 'blocked', advisor)).status).toBe(204);
    const [line] = (await rows(accessHistoryRow, advisor, history, { course: one!.uid })).results;
    expect(line).toMatchObject({
      kind: 'course',
      level: 'course',
      status: 'blocked',
      reason: 'Order 7',
      course_code: one!.code,
    });
    expect(line!.sentence).toMatch(
      new RegExp(`^${line!.actor_name} blocks registration: .*${one!.name.en}.*reason: Order 7$`),
    );
    const flux = one!.flux_online_registration[0]!;
    await set(one!.uid, 'lesson', flux.lesson_online_registrations[0]!.uid, null);
    const russian = (
      await office.call('GET', history, { query: { course: one!.uid }, headers: { 'accept-language': 'ru' } })
    ).body.results[0];
    expect(russian.sentence).toContain(`открывает запись: ${one!.code} «${one!.name.ru}», поток ${flux.number}, `);
    await set(one!.uid, 'flux', flux.uid, 'cancelled');
    const told = (
      await office.call('GET', `/audit/streams/course_offering-${one!.uid}/history/`, {
        headers: { 'accept-language': 'ru' },
      })
    ).body.results.filter((event: { type: string }) => event.type === 'CourseAccessSet');
    const ofLesson = flux.lesson_online_registrations[0]!;
    expect(
      told
        .slice(0, 3)
        .map((event: { sentence: string; actor: { display_name: string } }) =>
          event.sentence.replace(event.actor.display_name, 'X'),
        ),
    ).toEqual([
      `X отменяет: поток ${flux.number}; причина: Order 7`,
      `X открывает запись: ${loadTypeNames[ofLesson.load_type].ru} ${[ofLesson.section, ofLesson.subgroup].filter(Boolean).join(' ')}; причина: Order 7`,
      `X закрывает запись: ${one!.name.ru}; причина: Order 7`,
    ]);
    await set(one!.uid, 'course', one!.uid, null);
  });
});

describe('selected students', () => {
  it('are let past a block one by one and together, and shown so', async () => {
    const [one] = (await rows(courseOfSelection, office, `${selected}get_dicipline/`)).results;
    const people = (await rows(selectedStudent, office, selected, { courses: one!.uid })).results
      .slice(0, 3)
      .map(row => row.uid);
    expect(
      (
        await office.post(
          `${selected}set_access/?course=${one!.uid}&student=${people[0]}&action=created&reason=Order`,
          {},
        )
      ).body.results,
    ).toEqual([{ uid: people[0], status: true, error: null }]);
    const bulk = (await office.post(`${selected}set_access_bulk/?course=${one!.uid}&status=true`, { students: people }))
      .body.results;
    expect(bulk.every((result: { status: boolean }) => result.status)).toBe(true);
    const shown = await rows(selectedStudent, office, selected, { courses: one!.uid, status: 'true' });
    expect(shown.results.map(row => row.uid).sort()).toEqual([...people].sort());
    expect(shown.results.every(row => row.status && row.course_online_registration_uids.includes(one!.uid))).toBe(true);
    expect(
      (await rows(selectedStudent, office, selected, { courses: one!.uid, status: 'false' })).results.some(row =>
        people.includes(row.uid),
      ),
    ).toBe(false);
    expect(
      (await rows(courseOfSelection, office, `${selected}get_dicipline/`, { uid: one!.uid })).results[0]!.selected,
    ).toBe(3);
    await office.post(`${selected}set_access/?course=${one!.uid}&student=${people[0]}&action=deleted`, {});
    const told = studentStatuses.parse(
      (await office.post(`${selected}get_student_statuses/`, { students: people, courses: [one!.uid] })).body,
    );
    expect(told.results.map(row => row.status)).toEqual([false, true, true]);
    expect(
      (await rows(accessHistoryRow, office, history, { student: people[0]!, kind: 'selected_student' })).results.map(
        row => row.status,
      ),
    ).toEqual(['withdrawn', 'granted']);
  });

  it('are an advisor’s own, who neither sees nor admits others', async () => {
    const [one] = (await rows(courseOfSelection, advisor, `${selected}get_dicipline/`)).results;
    const own = await rows(selectedStudent, advisor, selected);
    const all = await rows(selectedStudent, office, selected);
    expect(own.count).toBeLessThan(all.count);
    const mine = own.results[0]!.uid;
    const other = (await rows(selectedStudent, office, selected)).results.find(
      row => !own.results.some(each => each.uid === row.uid),
    )!.uid;
    const report = (
      await advisor.post(`${selected}set_access_bulk/?course=${one!.uid}&status=true`, { students: [mine, other] })
    ).body.results;
    expect(report).toMatchObject([
      { uid: mine, status: true, error: null },
      { uid: other, status: false, error: { code: 'advising.not_your_student' } },
    ]);
    expect((await advisor.post(`${selected}get_student_statuses/`, { students: [other] })).body.error.code).toBe(
      'advising.not_your_student',
    );
    expect(
      (await rows(accessHistoryRow, advisor, history, { kind: 'selected_student' })).results.every(
        row => row.student === mine,
      ),
    ).toBe(true);
  });
});

describe('online registration of students', () => {
  it('is opened and closed for many with a comment, and listed with debt and history', async () => {
    const people = (await rows(studentListEntry, office, students)).results.slice(0, 2).map(row => row.uid);
    const report = studentAccessReport.parse(
      (
        await office.put('/registration/student_access/', {
          students: people,
          status: 'closed',
          comment: 'No contract',
        })
      ).body,
    );
    expect(report).toMatchObject({ done: 2, refused: 0 });
    await office.put(`/organizations/advisors_online_registration/${people[0]}/change_status/`, {
      status: 'closed',
      comment: 'No contract',
      has_financial_debt: true,
    });
    const closed = await rows(studentListEntry, office, students, { online_registration_access: 'closed' });
    expect(closed.results.map(row => row.uid)).toEqual(expect.arrayContaining(people));
    const [entry] = (await rows(studentListEntry, office, students, { uid: people[0]! })).results;
    expect(entry).toMatchObject({
      online_registration_access: 'closed',
      comment: 'No contract',
      has_financial_debt: true,
      profile: { uid: people[0] },
    });
    expect(entry!.changed_at).not.toBe(null);
    expect(
      (await rows(accessHistoryRow, office, history, { student: people[0]!, kind: 'student,debt' })).results.map(
        row => `${row.kind} ${row.status}`,
      ),
    ).toEqual(['debt recorded', 'student closed']);
    expect(
      (await rows(studentListEntry, office, students, { has_financial_debt: 'true' })).results.map(row => row.uid),
    ).toContain(people[0]);
  });
  it('is an advisor’s for their own students', async () => {
    const own = await rows(studentListEntry, advisor, students);
    const other = (await rows(studentListEntry, office, students)).results.find(
      row => !own.results.some(each => each.uid === row.uid),
    )!.uid;
    const report = studentAccessReport.parse(
      (await advisor.put('/registration/student_access/', { students: [other], status: 'closed' })).body,
    );
    expect(report.results[0]).toMatchObject({ ok: false, error: { code: 'advising.not_your_student' } });
  });
  it('lets no advisor clear or mark a debt by the way of the access, and changes nothing then', async () => {
    const [mine] = (await rows(studentListEntry, advisor, students)).results;
    const change = (who: Client, body: object) =>
      who.put(`/organizations/advisors_online_registration/${mine!.uid}/change_status/`, {
        status: 'default',
        comment: '',
        ...body,
      });
    expect((await change(advisor, { status: 'closed', has_financial_debt: true })).body.error.code).toBe(
      'registration.debt_keepers_only',
    );
    expect((await change(office, { has_financial_debt: true })).body).toMatchObject({ has_financial_debt: true });
    const head = await portal.host.log.head();
    expect(await change(advisor, { status: 'open', has_financial_debt: false })).toMatchObject({
      status: 403,
      body: { error: { code: 'registration.debt_keepers_only' } },
    });
    const after = await portal.host.log.readAll(head, 1000);
    expect(after.filter(({ stream }) => stream.includes(mine!.uid))).toEqual([]);
    expect((await change(advisor, { status: 'open' })).body).toMatchObject({
      status: 'open',
      has_financial_debt: true,
    });
    expect((await change(office, { has_financial_debt: false })).body).toMatchObject({
      status: 'default',
      has_financial_debt: false,
    });
  });
  it('finds who sits in cancelled lessons', async () => {
    const busy = (await rows(courseAccess, office, courses, { sort: '-registered' })).results[0]!;
    await set(busy.uid, 'course', busy.uid, 'cancelled');
    const affected = await rows(studentListEntry, office, students, { standing: 'cancelled', offering: busy.uid });
    expect(affected.count).toBe(busy.registered);
    expect(
      accessStatistics.parse((await office.get('/organizations/statistics_discipline_registration_access/')).body)
        .registered_on_cancelled,
    ).toBe(busy.registered);
    expect((await rows(accessHistoryRow, office, history, { course: busy.uid })).results[0]!.affected).toBe(
      busy.registered,
    );
    await set(busy.uid, 'course', busy.uid, null);
  });
});
