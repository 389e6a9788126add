import { cardDetail } from '@portal/event-schemas/advising/views.ts';
import { offeringDetail, offeringRow, offeringsSummary } from '@portal/event-schemas/registration/office-views.ts';
import * as views from '@portal/event-schemas/registration/views.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Client } from '../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let student: Client, advisor: Client, office: Client, auditor: Client, teacher: Client;
let year: views.YearSemester;
let courses: views.SidebarCourse[];

/** The answer of a call that succeeds, checked against its schema. */
async function read<S extends z.ZodType>(who: Client, path: string, schema: S): Promise<z.infer<S>> {
  const { status, body } = await who.get(path);
  expect({ path, status, body: status === 200 ? null : body }).toEqual({ path, status: 200, body: null });
  return schema.parse(body);
}
const refusal = async (who: Client, path: string) => {
  const { status, body } = await who.get(path);
  return `${status} ${body.error?.code}`;
};

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [student, advisor, office, auditor, teacher] = (await Promise.all(
    ['student', 'advisor', 'office', 'auditor', 'teacher'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  year = await read(student, '/organizations/year_semester/', views.yearSemester);
  courses = (await read(student, '/organizations/side_bar_list/', views.sidebarList)).groups.flatMap(
    group => group.courses,
  );
}, 120_000);
afterAll(() => portal?.stop());

describe('a student who has chosen nothing yet', () => {
  it('sees the period, the limits and an editable card', () => {
    expect(year).toMatchObject({
      registration_period: { status: 'current', kind: 'main' },
      status_info: { status: 'NOT_STARTED', editable: true, current_credit: 0 },
      rejected: null,
      obstacles: [],
    });
    expect(year.credits).toMatchObject({ amount: 0, max: year.rule_for_course.max_credit });
  });

  it('sees courses by cycle and component, recommended ones first', () => {
    expect(courses.length).toBeGreaterThan(3);
    for (const course of courses)
      expect(course.sort_order).toBe(
        course.is_recommended_disciplines ? 1 : course.is_connected_with ? 5 : course.is_postrequisite ? 7 : 10,
      );
    expect(courses.some(course => course.is_recommended_disciplines)).toBe(true);
  });

  it('sees what is studied already with its letter, as advice and never as recommended', async () => {
    const { completed } = await read(advisor, `/advising/cards/${year.status_info.uid}/`, cardDetail);
    const letters = new Map(
      completed.filter(one => one.study_period !== year.study_period.uid).map(one => [one.discipline.uid, one.letter]),
    );
    const studied = courses.filter(course => course.completed);
    expect(studied.length).toBeGreaterThan(0);
    for (const course of courses)
      expect(course.completed, course.code).toEqual(
        letters.has(course.discipline) ? { letter: letters.get(course.discipline) } : null,
      );
    for (const course of studied) {
      expect(course.advice.map(one => one.code)).toContain('registration.course_already_studied');
      expect(course.is_recommended_disciplines).toBe(false);
    }
  });

  it('sees why a course is locked when its prerequisites are not completed', () => {
    for (const course of courses)
      expect(course.locked.some(({ code }) => code === 'registration.prerequisite_missing')).toBe(
        !course.prerequisites_met,
      );
  });

  it.each([
    ['/organizations/badge/', views.badges],
    ['/organizations/basket_modal/', views.basketModal],
    ['/organizations/side_bar_list/current_course/', views.currentCourses],
    ['/organizations/queue_list/', views.queueList],
    ['/organizations/connected_with/', z.array(views.connectedWith)],
  ] as const)('%s is empty', async (path, schema) => {
    expect(await read(student, path, schema)).toMatchObject(
      path === '/organizations/connected_with/' ? [] : { results: [] },
    );
  });

  it.each([
    ['/organizations/status_info/', views.statusInfo],
    ['/common/credit_student_profiles/', views.creditProfile],
    ['/organizations/advaizer/', views.advisorView],
    ['/organizations/online_registration/library_debt/', views.debts],
    ['/organizations/student_health/', views.studentHealth],
    ['/organizations/recommended_disciplines/', z.array(views.recommendedDiscipline)],
    ['/organizations/online_registration/time_windows/', z.array(views.timeWindow).min(1)],
    ['/organizations/online_registration/day_of_week/', z.array(views.dayOfWeek).length(7)],
    ['/organizations/table_card_colors/', z.array(views.cardColor).length(9)],
    ['/organizations/get_current_time/', views.currentTime],
    ['/organizations/online_registration/history_list/', z.array(views.historyLine)],
  ] as const)('%s answers in its shape', async (path, schema) => {
    await read(student, path, schema);
  });

  it('opens one course with fluxes, lessons, teachers and seats', async () => {
    const info = await read(student, `/organizations/info_table/?course=${courses[0]!.uid}`, views.courseInfo);
    expect(info.fluxes[0]!.lessons[0]).toMatchObject({ mine: false, teacher: { display_name: expect.any(String) } });
    expect(await read(student, `/organizations/side_bar/${courses[0]!.uid}/`, views.sidebarCourse)).toMatchObject({
      uid: courses[0]!.uid,
    });
    await read(student, `/organizations/exists_postrequisites/?course=${courses[0]!.uid}`, views.postrequisites);
    await read(
      student,
      `/organizations/online_registration/prerequisites/?course=${courses[0]!.uid}`,
      views.prerequisitesAnswer,
    );
    const after = await student.post('/organizations/postrequisites_for_discipline/', {
      discipline: courses[0]!.discipline,
    });
    expect(views.postrequisites.safeParse(after.body).success).toBe(true);
  });

  it('says of each course in the list what the course says by itself, whoever asks in whatever language', async () => {
    const { results } = (await office.get('/registration/students/', { page_size: 60, sort: '-courses' })).body;
    const asked = [results[0], results[1], results[30], results.at(-1)].map(({ uid }: { uid: string }) => uid);
    const inKazakh = await client(portal.url, 'kk').login('office');
    for (const [reader, one] of [
      ...asked.map((uid: string) => [office, uid] as const),
      [inKazakh, asked[0]!] as const,
      [office, asked[0]!] as const,
    ]) {
      const listed = (
        await read(reader, `/organizations/side_bar_list/?student=${one}`, views.sidebarList)
      ).groups.flatMap(group => group.courses);
      for (const course of listed)
        expect(
          await read(reader, `/organizations/side_bar/${course.uid}/?student=${one}`, views.sidebarCourse),
          course.code,
        ).toEqual(course);
    }
  });

  it('finds study period, semester and plan by id', async () => {
    await read(student, `/organizations/get_study_period/${year.study_period.uid}/`, views.studyPeriodView);
    await read(
      student,
      `/organizations/get_acad_period/${year.study_period.uid}/`,
      z.object({ semester: z.literal('autumn') }),
    );
    expect(
      (await read(student, `/organizations/get_study_plan/${year.study_plan.uid}/`, views.studyPlanView)).lines.length,
    ).toBeGreaterThan(10);
    expect(await refusal(student, `/organizations/get_study_plan/${year.study_period.uid}/`)).toBe(
      '404 registration.study_plan_not_found',
    );
    expect(await refusal(student, `/organizations/get_study_period/${year.study_plan.uid}/`)).toBe(
      '404 registration.study_period_not_found',
    );
    expect(await refusal(student, '/organizations/get_study_period/spring/')).toBe('404 platform.not_found');
  });
});

describe('a student who registers', () => {
  it('sees the course on card, badge, course detail and history at once, and may drop it', async () => {
    const open = courses.find(course => course.locked.length === 0 && course.seats.left > 0)!;
    const info = await read(student, `/organizations/info_table/?course=${open.uid}`, views.courseInfo);
    const flux = info.fluxes.find(one => one.seats.left > 0)!;
    const chosen = [
      ...new Map(
        flux.lessons
          .filter(lesson => lesson.seats.left > 0 && lesson.parent === null)
          .map(lesson => [lesson.load_type, lesson.uid]),
      ).values(),
    ];
    const saved = await student.post(`/organizations/card_save/?course=${open.uid}&uid=${year.status_info.uid}`, {
      lessons: chosen,
    });
    expect({ status: saved.status, body: saved.body.error }).toEqual({ status: 200, body: undefined });

    expect((await read(student, '/organizations/badge/', views.badges)).results).toMatchObject([
      { course: open.uid, status: 'registered' },
    ]);
    const after = await read(student, `/organizations/info_table/?course=${open.uid}`, views.courseInfo);
    expect(after).toMatchObject({ status: 'registered', count: info.count + 1 });
    expect(
      after.fluxes.flatMap(one => one.lessons.filter(lesson => lesson.mine).map(lesson => lesson.uid)).toSorted(),
    ).toEqual(chosen.toSorted());
    expect(await read(student, '/organizations/status_info/', views.statusInfo)).toMatchObject({
      status: 'CHOOSING',
      current_credit: open.credit,
    });
    expect(
      (await read(student, '/organizations/online_registration/history_list/', z.array(views.historyLine)))[0]!
        .sentence,
    ).toContain(open.name.en);
    const check = await student.post('/organizations/check_delete_card/', { course: open.uid });
    expect(check.body).toEqual({ allowed: true, obstacle: null });
  });
});

describe('who sees a card', () => {
  it('its student, the advisor, the office and the auditor; nobody else', async () => {
    const card = year.status_info.uid;
    const detail = await read(office, `/advising/cards/${card}/`, cardDetail);
    expect(detail.actions.map(action => action.action)).toContain('set_status');
    expect((await read(auditor, `/advising/cards/${card}/`, cardDetail)).actions).toEqual([]);
    expect(await refusal(student, `/advising/cards/${card}/`)).toBe('403 identity.access_denied');
    expect(await refusal(teacher, `/organizations/status_info/?student=${year.student.uid}`)).toBe(
      '403 identity.access_denied',
    );
    const mine = await advisor.get('/advisors/my_students/all/', { page_size: 100 });
    const others = await office.get('/registration/students/', { page_size: 100 });
    const foreign = others.body.results.find(
      (row: { uid: string }) => !mine.body.results.some((own: { uid: string }) => own.uid === row.uid),
    );
    expect(await refusal(advisor, `/advising/cards/${foreign.card}/`)).toBe('403 advising.not_your_student');
    expect(await refusal(student, `/organizations/year_semester/?student=${foreign.uid}`)).toBe(
      '403 registration.not_your_card',
    );
    await read(advisor, `/advising/cards/${mine.body.results[0].card}/`, cardDetail);
  });
});

describe('the office', () => {
  it('lists courses with seats, and sums them up', async () => {
    const list = await read(
      office,
      `/registration/offerings/?page_size=100&sort=-fill&study_period=${year.study_period.uid}`,
      z.object({ results: z.array(offeringRow), count: z.int() }),
    );
    const summary = await read(
      office,
      `/registration/offerings/summary/?study_period=${year.study_period.uid}`,
      offeringsSummary,
    );
    expect(summary).toMatchObject({
      offerings: list.count,
      taken: list.results.reduce((sum, row) => sum + row.taken, 0),
    });
    const fills = list.results.map(row => row.fill);
    expect(fills).toEqual(fills.toSorted((a, b) => b - a));
  });

  it('opens a course with its students, those who wait in their order', async () => {
    const [row] = (await office.get('/registration/offerings/', { page_size: 100, sort: '-waiting' })).body.results;
    const detail = await read(office, `/registration/offerings/${row.uid}/`, offeringDetail);
    expect(detail.students.filter(one => one.standing === 'registered')).toHaveLength(row.taken);
    const places = detail.students.flatMap(one => one.position ?? []);
    expect(places).toEqual(places.map((_, index) => index + 1));
    expect(await refusal(office, `/registration/offerings/${year.student.uid}/`)).toBe(
      '404 registration.course_not_found',
    );
  });
});
