import * as choices from '@portal/event-schemas/registration/student-choices.ts';
import * as views from '@portal/event-schemas/registration/views.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Answer, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** What a student finds on the registration screen besides courses: door, guide, study plan, additional program, permissions, wishes for a free seat. */
const clock = movableClock('2026-11-21T09:00:00.000Z');
let portal: TestPortal;
let student: Client, other: Client, office: Client;
let year: views.YearSemester;
let card: string;
beforeAll(async () => {
  portal = await startPortal({ demo: true, clock });
  [student, office] = (await Promise.all(['student', 'office'].map(login => client(portal.url).login(login)))) as [
    Client,
    Client,
  ];
  await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
  year = await read(student, '/organizations/year_semester/', views.yearSemester);
  card = year.status_info.uid;
  const { body } = await office.get('/registration/students/', { page_size: 100, status: 'NOT_STARTED' });
  const fellow = body.results.find(
    (row: any) =>
      row.uid !== year.student.uid &&
      row.course === year.student.course &&
      row.edu_prog === year.student.edu_program!.uid,
  );
  other = client(portal.url);
  const { token, csrf } = await portal.host.sessions.create({ account: fellow.uid, roles: ['student'] });
  for (const [name, value] of [
    ['portal_session', token],
    ['csrftoken', csrf],
  ] as const)
    (other.cookies as Map<string, string>).set(name, value);
}, 180_000);
afterAll(() => portal?.stop());

async function read<S extends z.ZodType>(who: Client, path: string, schema: S): Promise<z.infer<S>> {
  const { status, body } = await who.get(path);
  expect({ path, status, body: status === 200 ? null : body }).toEqual({ path, status: 200, body: null });
  return schema.parse(body);
}
const sidebar = async (who: Client) =>
  (await read(who, '/organizations/side_bar_list/', views.sidebarList)).groups.flatMap(group => group.courses);
/** It was accepted, and everybody who reads or acts next sees it. */
function done({ status, body, headers }: Answer): void {
  expect({ ok: status < 300, error: body?.error }).toEqual({ ok: true, error: undefined });
  const position = headers.get('x-portal-position');
  if (position)
    for (const page of [student, other, office]) (page.cookies as Map<string, string>).set('portal_position', position);
}
const cardOf = async (who: Client): Promise<string> =>
  (await read(who, '/organizations/year_semester/', views.yearSemester)).status_info.uid;
/** One free lesson of each kind of a stream. */
async function choiceOf(who: Client, course: string): Promise<string[]> {
  const { fluxes } = await read(who, `/organizations/info_table/?course=${course}`, views.courseInfo);
  const flux = fluxes.find(one => one.seats.left > 0) ?? fluxes[0]!;
  const first = (type: string) =>
    flux.lessons.find(lesson => lesson.load_type === type && (lesson.seats.left > 0 || flux.seats.left === 0))!.uid;
  return [...new Set(flux.lessons.map(lesson => lesson.load_type))].map(first);
}

describe('the door', () => {
  it('is open in the period, and says until when', async () => {
    expect(await read(student, '/organizations/door/', choices.conditionsView)).toMatchObject({
      open: true,
      opens_at: null,
      closes_at: year.registration_period!.end_date,
    });
  });
  it('names what closes it, one door at a time, with words', async () => {
    done(await office.post(`/advising/students/${year.student.uid}/debts/`, { kind: 'library', note: 'Two books' }));
    done(
      await office.put(`/organizations/advisors_online_registration/${year.student.uid}/change_status/`, {
        status: 'closed',
        comment: 'By order 12',
      }),
    );
    const closed = await read(student, '/organizations/door/', choices.conditionsView);
    expect(closed.doors.filter(one => !one.open).map(one => [one.door, one.obstacles[0]!.code])).toEqual([
      ['access', 'registration.student_access_closed'],
      ['debts', 'registration.debt_library'],
    ]);
    expect(closed.doors.flatMap(one => one.obstacles.map(obstacle => obstacle.message)).join(' ')).toContain(
      'Two books',
    );
    done(await office.delete(`/advising/students/${year.student.uid}/debts/library/`));
    done(
      await office.put(`/organizations/advisors_online_registration/${year.student.uid}/change_status/`, {
        status: 'default',
        comment: '',
      }),
    );
    expect((await read(student, '/organizations/door/', choices.conditionsView)).open).toBe(true);
  });
});

describe('the guide', () => {
  it('is the product’s until the office writes its own', async () => {
    const first = await read(student, '/organizations/manual/', choices.manual);
    expect(new Set(Object.values(first.text)).size).toBe(4);
    const text = {
      ru: 'Пишите в офис.',
      kk: 'Офиске жазыңыз.',
      en: 'Write to the office.',
      ky: 'Офиске жазыңыз (кыргызча).',
    };
    expect(refusal(await student.put('/registration/manual/', { text }))).toBe('403 identity.access_denied');
    done(await office.put('/registration/manual/', { text }));
    expect(await read(student, '/organizations/manual/', choices.manual)).toEqual({ text });
  });
});

describe('a permission by hand', () => {
  it('lets the student past the prerequisites of one course, until it is withdrawn', async () => {
    const locked = (await sidebar(student)).find(
      course =>
        course.locked.length === 1 &&
        course.locked[0]!.code === 'registration.prerequisite_missing' &&
        course.seats.left > 0,
    )!;
    const lessons = await choiceOf(student, locked.uid);
    const ask = () =>
      student.call('POST', '/organizations/card_save/', {
        query: { course: locked.uid, uid: card },
        body: { lessons },
      });
    expect(refusal(await ask())).toBe('409 registration.prerequisite_missing');

    const given = `/registration/students/${year.student.uid}/course_permissions/`;
    expect(
      refusal(await student.post(given, { offering: locked.uid, waives: ['prerequisites'], reason: 'I want to' })),
    ).toBe('403 identity.access_denied');
    done(await office.post(given, { offering: locked.uid, waives: ['prerequisites'], reason: 'Studied elsewhere' }));
    expect(
      (await read(student, '/organizations/manual_course_permission_for_student/', choices.coursePermissions)).results,
    ).toMatchObject([{ uid: locked.uid, waives: ['prerequisites'], reason: 'Studied elsewhere', given_by: {} }]);
    expect(
      (await read(student, '/organizations/year_semester/', views.yearSemester)).manually_permitted_courses,
    ).toEqual([locked.uid]);
    expect((await sidebar(student)).find(course => course.uid === locked.uid)).toMatchObject({
      locked: [],
      reasons: expect.arrayContaining([{ reason: 'permitted', names: [] }]),
    });
    done(await ask());
    done(
      await student.call('POST', '/organizations/delete_card/', { query: { course: locked.uid, uid: card }, body: {} }),
    );

    const ofCourse = await read(
      office,
      `/registration/offerings/${locked.uid}/course_permissions/`,
      choices.studentPermissions,
    );
    expect(ofCourse.results).toMatchObject([
      { uid: year.student.uid, card, waives: ['prerequisites'], reason: 'Studied elsewhere' },
    ]);
    done(await office.delete(`${given}${locked.uid}/`, { reason: 'A mistake' }));
    expect(
      (await read(office, `/registration/offerings/${locked.uid}/course_permissions/`, choices.studentPermissions))
        .results,
    ).toEqual([]);
    expect(
      (await read(office, `${given}history/`, choices.permissionHistory)).map(({ type, sentence }) => [
        type,
        sentence.includes('A mistake') || sentence.includes('Studied elsewhere'),
      ]),
    ).toEqual([
      ['ManualCoursePermissionWithdrawn', true],
      ['ManualCoursePermissionGiven', true],
    ]);
    expect(refusal(await office.delete(`${given}${locked.uid}/`))).toBe('404 registration.permission_not_found');
    expect(refusal(await ask())).toBe('409 registration.prerequisite_missing');
  });

  it('of the office lets the student into a full course, with a seat that comes and goes with them', async () => {
    const full = (await sidebar(student)).find(
      course => course.locked.length === 0 && course.status === null && course.seats.left === 0,
    )!;
    const info = () => read(student, `/organizations/info_table/?course=${full.uid}`, views.courseInfo);
    const { fluxes } = await info();
    const lessons = [
      ...new Map(
        fluxes[0]!.lessons.filter(lesson => lesson.parent === null).map(lesson => [lesson.load_type, lesson.uid]),
      ).values(),
    ];
    const seats = async () =>
      (await info()).fluxes[0]!.lessons.filter(lesson => lessons.includes(lesson.uid)).map(
        lesson => lesson.seats.capacity - lesson.seats.taken,
      );
    const ask = () =>
      student.call('POST', '/organizations/card_save/', { query: { course: full.uid, uid: card }, body: { lessons } });
    expect(refusal(await ask())).toBe('409 registration.no_seat');
    const before = await seats();

    const given = `/registration/students/${year.student.uid}/course_permissions/`;
    const advisor = await client(portal.url).login('advisor');
    expect(refusal(await advisor.post(given, { offering: full.uid, waives: ['capacity'], reason: 'Graduates' }))).toBe(
      '403 registration.capacity_office_only',
    );
    done(await office.post(given, { offering: full.uid, waives: ['capacity'], reason: 'Graduates' }));
    expect((await info()).beyond_capacity).toBe(true);
    done(await ask());
    expect(await seats()).toEqual(before.map(free => Math.max(0, free - 1)));
    done(
      await student.call('POST', '/organizations/delete_card/', { query: { course: full.uid, uid: card }, body: {} }),
    );
    expect(await seats()).toEqual(before);
    done(await office.delete(`${given}${full.uid}/`, {}));
    expect(refusal(await ask())).toBe('409 registration.no_seat');
  });
});

describe('a result of a past term', () => {
  it('that the office enters opens what its discipline is required for; not completed, it closes it again', async () => {
    const locked = (await sidebar(student)).find(
      course => course.locked.length === 1 && course.locked[0]!.code === 'registration.prerequisite_missing',
    )!;
    const row = locked.prerequisites.find(one => one.is_active && !one.completed)!;
    const {
      body: {
        results: [{ uid: study_period }],
      },
    } = await office.get('/organizations/study_period_list/', { page_size: 1, sort: 'start_date' });
    const path = `/advising/students/${year.student.uid}/results/`;
    const enter = async (completed: boolean) => {
      for (const { uid: discipline } of [row.required_discipline, ...row.and_prerequisites])
        done(await office.put(path, { discipline, study_period, letter: completed ? 'B+' : 'F', completed }));
      return (await sidebar(student)).find(course => course.uid === locked.uid)!;
    };
    expect(
      refusal(await student.put(path, { discipline: row.required_discipline.uid, study_period, letter: 'A' })),
    ).toBe('403 identity.access_denied');
    expect(refusal(await office.put(path, { discipline: study_period, study_period, letter: 'A' }))).toBe(
      '404 platform.not_found',
    );
    expect(await enter(true)).toMatchObject({ locked: [], prerequisites_met: true });
    expect(await enter(false)).toMatchObject({
      locked: [{ code: 'registration.prerequisite_missing' }],
      prerequisites_met: false,
    });
  });
});

describe('results of past terms from a file', () => {
  const send = (who: Client, csv: string) => who.post('/advising/results/import/', { csv });
  const header = 'student;discipline;period;letter;points;completed';
  it('open what their disciplines are required for; a file with a wrong line changes nothing, the same file again neither', async () => {
    const locked = (await sidebar(student)).find(
      course => course.locked.length === 1 && course.locked[0]!.code === 'registration.prerequisite_missing',
    )!;
    const seen = async () => (await sidebar(student)).find(course => course.uid === locked.uid)!;
    const row = locked.prerequisites.find(one => one.is_active && !one.completed)!;
    const needed = [row.required_discipline, ...row.and_prerequisites];
    const {
      body: {
        results: [period],
      },
    } = await office.get('/organizations/study_period_list/', { page_size: 1, sort: 'start_date' });
    const { code } = year.student;
    const fileOf = (completed: string) =>
      [header, ...needed.map(discipline => [code, discipline.code, period.code, 'B', '3,0', completed].join(';'))].join(
        '\n',
      );

    expect(refusal(await send(student, fileOf('yes')))).toBe('403 identity.access_denied');
    const wrong = [
      ['nobody', needed[0]!.code, period.code],
      [code, 'nothing', period.code],
      [code, needed[0]!.code, 'never'],
    ].map(codes => [...codes, 'B', '', 'yes'].join(';'));
    expect((await send(office, [fileOf('yes'), ...wrong].join('\n'))).body.error).toMatchObject({
      code: 'registration.import_broken',
      params: {
        count: 3,
        lines: ['student', 'discipline', 'period'].map((thing, index) => ({
          line: needed.length + 2 + index,
          code: `registration.import_unknown_${thing}`,
          message: expect.stringMatching(/nobody|nothing|never/),
        })),
      },
    });
    expect(refusal(await send(office, header))).toBe('422 registration.import_empty');
    expect(await seen()).toMatchObject({ prerequisites_met: false });

    const first = await send(office, fileOf('yes'));
    done(first);
    expect(first.body).toEqual({ lines: needed.length, recorded: needed.length, unchanged: 0 });
    expect(await seen()).toMatchObject({ locked: [], prerequisites_met: true });
    expect((await send(office, fileOf('yes'))).body).toEqual({
      lines: needed.length,
      recorded: 0,
      unchanged: needed.length,
    });

    const corrected = await send(office, fileOf('no'));
    done(corrected);
    expect(corrected.body).toMatchObject({ recorded: needed.length });
    expect(await seen()).toMatchObject({
      locked: [{ code: 'registration.prerequisite_missing' }],
      prerequisites_met: false,
    });
  });
});

describe('the study plan', () => {
  it('is chosen when there are several, and the recommended courses follow it', async () => {
    const { body } = await office.get('/curriculum/study_plans/', { page_size: 100 });
    const second = body.results.find(
      (plan: any) => plan.edu_program !== year.student.edu_program!.uid && plan.entry_year === year.student.entry_year,
    );
    expect(await read(student, '/organizations/check_select_edu_pro/', choices.planChoices)).toMatchObject({
      must_choose: false,
      plans: [{ own: true, chosen: true }],
    });
    done(await office.put(`/registration/students/${year.student.uid}/study_plans/`, { study_plans: [second.uid] }));
    expect(await read(student, '/organizations/check_select_edu_pro/', choices.planChoices)).toMatchObject({
      must_choose: true,
      chosen: year.study_plan.uid,
      plans: [{ own: true }, { uid: second.uid, own: false }],
    });
    expect(
      (await read(student, '/organizations/online_registration/get_all_edu_pro_student/', choices.studentPrograms)).map(
        one => one.study_plan,
      ),
    ).toEqual([year.study_plan.uid, second.uid]);

    const before = (await sidebar(student))
      .filter(course => course.is_recommended_disciplines)
      .map(course => course.code);
    done(await student.put('/registration/study_plan/', { study_plan: second.uid }));
    const after = await read(student, '/organizations/year_semester/', views.yearSemester);
    expect(after).toMatchObject({ study_plan: { uid: second.uid, code: second.code }, must_choose_plan: false });
    expect(
      (await sidebar(student)).filter(course => course.is_recommended_disciplines).map(course => course.code),
    ).not.toEqual(before);

    expect(refusal(await other.put('/registration/study_plan/', { study_plan: second.uid }))).toBe(
      '409 registration.study_plan_not_yours',
    );
    done(await office.put(`/registration/students/${year.student.uid}/study_plans/`, { study_plans: [] }));
    expect((await read(student, '/organizations/year_semester/', views.yearSemester)).study_plan).toEqual(
      year.study_plan,
    );
  });
});

describe('the additional program', () => {
  it('opens the courses of a field of sciences, and is given up when none of them is on the card', async () => {
    const all = (await office.get('/registration/offerings/', { page_size: 100 })).body.results as {
      uid: string;
      discipline: string;
      left: number;
    }[];
    const shown = new Set((await sidebar(student)).map(course => course.uid));
    const hidden: { uid: string; discipline: string }[] = [];
    for (const course of all.filter(one => !shown.has(one.uid) && one.left > 0)) {
      const about = await read(student, `/organizations/side_bar/${course.uid}/`, views.sidebarCourse);
      if (about.prerequisites_met && about.locked.every(({ code }) => /direction|program/.test(code)))
        hidden.push(course);
    }
    const created = await office.post('/registration/fields_of_sciences/', {
      code: 'MINOR',
      name: { ru: 'Дизайн', kk: 'Дизайн өнері', en: 'Design', ky: 'Дизайн өнөрү' },
      credit: 20,
      disciplines: [hidden[0]!.discipline],
      is_active: true,
    });
    done(created);
    const field = created.body;
    expect(
      refusal(await student.post('/organizations/sciences_discipline/', { field_sciences: field.uid, credit: 21 })),
    ).toBe('422 registration.field_credit_above');
    done(await student.post('/organizations/sciences_discipline/', { field_sciences: field.uid }));
    expect(await read(student, '/organizations/additional_edu_program/', choices.additionalProgram)).toMatchObject({
      chosen: { sciences_discipline: { field_sciences: { uid: field.uid }, credit: 20 }, registered: 0 },
    });
    expect(
      (await read(student, '/organizations/year_semester/', views.yearSemester)).additional_edu_program,
    ).toMatchObject({ sciences_discipline: { credit: 20 } });
    const opened = (await sidebar(student)).find(course => course.uid === hidden[0]!.uid)!;
    expect(opened).toMatchObject({
      locked: [],
      reasons: expect.arrayContaining([{ reason: 'additional', names: [] }]),
    });

    done(
      await student.call('POST', '/organizations/card_save/', {
        query: { course: opened.uid, uid: card },
        body: { lessons: await choiceOf(student, opened.uid) },
      }),
    );
    const giveUp = () =>
      student.call('POST', '/organizations/delete_additional_edu_program/', {
        query: { uid: card },
        body: { field_sciences: field.uid },
      });
    expect(refusal(await giveUp())).toBe('409 registration.additional_program_in_use');
    expect(await read(student, '/organizations/additional_edu_program/', choices.additionalProgram)).toMatchObject({
      chosen: { registered: opened.credit },
    });
    done(
      await student.call('POST', '/organizations/delete_card/', { query: { course: opened.uid, uid: card }, body: {} }),
    );
    done(await giveUp());
    expect(refusal(await giveUp())).toBe('404 registration.additional_program_not_chosen');
  });
});

describe('corequisites', () => {
  it('are a warning or a refusal, as the office has set it; the card is not sent without them', async () => {
    const [first, second] = (await sidebar(student)).filter(
      course =>
        course.locked.length === 0 &&
        course.seats.left > 0 &&
        course.status === null &&
        course.is_recommended_disciplines,
    );
    const setting = (corequisites: string) => office.post('/user/setting_corequisites/', { corequisites });
    done(await office.put(`/curriculum/disciplines/${first!.discipline}/`, { corequisites: [second!.discipline] }));
    const seen = async () => (await sidebar(student)).find(course => course.uid === first!.uid)!;
    done(await setting('warn'));
    expect(await seen()).toMatchObject({ locked: [], advice: [{ code: 'registration.corequisite_missing' }] });
    done(await setting('require'));
    expect(await seen()).toMatchObject({ locked: [{ code: 'registration.corequisite_missing' }], advice: [] });
    const lessons = await choiceOf(student, first!.uid);
    expect(
      refusal(
        await student.call('POST', '/organizations/card_save/', {
          query: { course: first!.uid, uid: card },
          body: { lessons },
        }),
      ),
    ).toBe('409 registration.corequisite_missing');
    done(await setting('off'));
    done(await office.put(`/curriculum/disciplines/${first!.discipline}/`, { corequisites: [] }));
  });
});

describe('a wish to be told of a free seat', () => {
  it('is fulfilled once, in the portal, when a seat is free and nobody stands in line; it ends with a registration', async () => {
    const course = (await sidebar(student)).find(
      one => one.locked.length === 0 && one.status === null && one.seats.left > 0,
    )!;
    const info = await read(student, `/organizations/info_table/?course=${course.uid}`, views.courseInfo);
    const wish = (path: string, who = student, uid = card) =>
      who.call('POST', `/organizations/${path}/`, { query: { course: course.uid, uid } });
    expect(refusal(await wish('add_to_notification_list'))).toBe('409 registration.seats_free');
    const capacity = (lesson: string, seats: number) =>
      office.put(`/registration/offerings/${course.uid}/lessons/${lesson}/capacity/`, { capacity: seats });
    for (const lesson of info.fluxes.flatMap(flux => flux.lessons))
      done(await capacity(lesson.uid, lesson.seats.taken + lesson.seats.held + lesson.seats.offered));
    done(await wish('add_to_notification_list'));
    done(await wish('add_to_notification_list', other, await cardOf(other)));
    const list = (who = student) => read(who, '/organizations/student_notification_list/', choices.seatWatches);
    expect((await list()).results).toMatchObject([
      { uid: course.uid, status: 'waiting', told_at: null, seats: { left: 0 } },
    ]);

    for (const lesson of info.fluxes.flatMap(flux => flux.lessons))
      done(await capacity(lesson.uid, lesson.seats.capacity + 1));
    await expect.poll(async () => (await list()).results[0]?.status).toBe('told');
    await expect.poll(async () => (await list(other)).results[0]?.status).toBe('told');
    const notices = async () =>
      (await student.get('/new_notifications/my/', { page_size: 100 })).body.results
        .map((notice: any) => `${notice.title.en}: ${notice.text.en}`)
        .filter((text: string) => text.includes('Free seats'));
    await expect.poll(notices).toEqual([expect.stringContaining(course.name.en)]);

    done(
      await student.call('POST', '/organizations/card_save/', {
        query: { course: course.uid, uid: card },
        body: { lessons: await choiceOf(student, course.uid) },
      }),
    );
    await expect.poll(async () => (await list()).results).toEqual([]);
    done(await wish('delete_from_notification_list', other, await cardOf(other)));
    expect(refusal(await wish('delete_from_notification_list', other, await cardOf(other)))).toBe(
      '404 registration.not_watching',
    );
  });
});

it('who teaches a discipline is told with lessons and seats', async () => {
  const [course] = await sidebar(student);
  const { results } = await read(
    student,
    `/organizations/teachers_discipline/?discipline=${course!.discipline}`,
    choices.teachersOfDiscipline,
  );
  expect(results.length).toBeGreaterThan(0);
  for (const teacher of results) expect(teacher.lessons.length).toBeGreaterThan(0);
});
