import {
  superRegistrationRow,
  registrationPeriodRow,
  systemOnlineRegistration,
  statusSwitchDetail,
  type StatusSwitchDetail,
} from '@portal/event-schemas/registration/settings-views.ts';
import { defaultRegistrationSettings, registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import type { YearSemester } from '@portal/event-schemas/registration/views.ts';
import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import type { SettingChange } from '@portal/event-schemas/system/views.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

const clock = movableClock();
let portal: TestPortal;
let office: Client, advisor: Client, student: Client, admin: Client, finance: Client;
let year: YearSemester;
const day = 86_400_000;
const inDays = (days: number): string => new Date(clock.now().getTime() + days * day).toISOString();

beforeAll(async () => {
  portal = await startPortal({ demo: true, clock });
  [office, advisor, student, admin, finance] = (await Promise.all(
    ['office', 'advisor', 'student', 'admin', 'fin_office'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  year = (await student.get('/organizations/year_semester/')).body;
});
afterAll(() => portal?.stop());

/** What somebody else has just done is in the read models. */
const settled = async (): Promise<void> =>
  void (await portal.host.waitForReadModels(await portal.host.log.head(), 10_000));
const byText = (one: unknown, other: unknown): number => String(one).localeCompare(String(other));
const periods = '/organizations/online_registration/registration_periods/';
const list = '/organizations/online_registration/list_registration_periods/';
const period = (changes: object = {}) => ({
  name: { ru: 'Поздняя', kk: 'Кеш', en: 'Late' },
  kind: 'late',
  study_period: year.study_period.uid,
  start_date: inDays(400),
  end_date: inDays(410),
  rules: [],
  ...changes,
});
const fits = (rule: object) => [{ preparation_level: null, course: null, study_form: null, entry_year: null, ...rule }];

describe('registration periods', () => {
  it('have a status by the clock, and a Kyrgyz name that may be left out', async () => {
    const { body } = await office.post(periods, period());
    expect(body.name).toEqual({ ru: 'Поздняя', kk: 'Кеш', en: 'Late', ky: 'Поздняя' });
    const row = registrationPeriodRow.parse((await office.get(list, { uid: body.uid })).body.results[0]);
    expect(row).toMatchObject({ status: 'scheduled', overlaps: [] });
    expect(
      (await office.get(list, { status: 'current' })).body.results.every(
        (one: { status: string }) => one.status === 'current',
      ),
    ).toBe(true);
    expect(
      (await office.get('/common/register_period/', { status: 'scheduled' })).body.results.map(
        (one: { uid: string }) => one.uid,
      ),
    ).toContain(body.uid);
  });
  it('are not beyond what a calendar of the portal holds, in plain words', async () => {
    const {
      status,
      body: { error },
    } = await office.post('/common/register_period/', period({ end_date: '9999-12-31T23:59:59Z' }));
    expect([status, error.code, error.fields]).toEqual([422, 'platform.invalid_input', { end_date: 'too_late' }]);
    expect(error.message).toContain('31.12.2100');
    const rule = await office.post(periods, period({ rules: fits({ entry_year: 3_000_000_000 }) }));
    expect(rule.body.error).toMatchObject({
      fields: { 'rules.0.entry_year': 'too_big' },
      params: { limits: { 'rules.0.entry_year': 2100 } },
    });
  });
  it('that run at the same time for the same students are told', async () => {
    const at = { start_date: inDays(600), end_date: inDays(610) };
    const [first, second, other] = await Promise.all(
      [
        { rules: fits({ course: 1 }) },
        { rules: fits({ entry_year: 2025 }), kind: 'main' },
        { rules: fits({ course: 2 }), kind: 'add_drop' },
      ].map(async more => (await office.post(periods, period({ ...at, ...more }))).body),
    );
    const overlaps = async (uid: string) =>
      (await office.get(list, { uid })).body.results[0].overlaps
        .map((one: { uid: string }) => one.uid)
        .toSorted(byText);
    expect(await overlaps(first.uid)).toEqual([second.uid]);
    expect(await overlaps(second.uid)).toEqual([first.uid, other.uid].toSorted(byText));
  });
  it('under which cards were filled in can’t be removed, nor moved to another term; others can, also a new one that began in the past', async () => {
    const {
      uid: current,
      start_date,
      end_date,
    } = (await office.get(list, { uid: year.registration_period!.uid })).body.results[0];
    const fresh = (
      await office.post(
        periods,
        period({ kind: 'add_drop', start_date: new Date(Date.parse(start_date) - 3 * day).toISOString(), end_date }),
      )
    ).body.uid;
    expect((await office.delete(`/common/register_period/delete/${fresh}/`)).status).toBe(204);
    expect(
      (await office.delete(`/organizations/delete_registration_periods/?uid=${current}`)).body.error,
    ).toMatchObject({
      code: 'platform.record_in_use',
      params: { entity: 'registration_period', count: expect.any(Number) },
    });
    expect(
      refusal(
        await office.put(`/common/register_period/${current}/`, {
          study_period: '01990000-0000-7000-8000-00000000000e',
        }),
      ),
    ).toBe('409 platform.record_in_use');
    const { body } = await office.post(periods, period({ start_date: inDays(700), end_date: inDays(701) }));
    expect((await office.delete(`/common/register_period/delete/${body.uid}/`)).status).toBe(204);
    expect(refusal(await office.delete(`/common/register_period/delete/${body.uid}/`))).toBe(
      '404 registration.period_not_found',
    );
  });
  it('keep the history of each change: who, when, what', async () => {
    const { body } = await office.post(periods, period({ start_date: inDays(800), end_date: inDays(801) }));
    await office.put('/organizations/update_registration_periods/', { uid: body.uid, end_date: inDays(802) });
    const { results } = (await office.get(`/audit/streams/registration_period-${body.uid}/history/`)).body;
    expect(results).toMatchObject([
      { type: 'RegistrationPeriodChanged', changes: [{ path: 'end_date' }] },
      { type: 'RegistrationPeriodCreated', sentence: expect.stringContaining('Late') },
    ]);
  });
  it('show where registration stands in each study period, also where none is defined', async () => {
    const { study_periods, is_open } = systemOnlineRegistration.parse(
      (await office.get('/organizations/system_online_registration/')).body,
    );
    expect(is_open).toBe(true);
    expect(study_periods.find(one => one.uid === year.study_period.uid)).toMatchObject({ status: 'current' });
    const { body } = await office.post('/curriculum/study_periods/', {
      code: 'far',
      study_year: 2040,
      semester: 'autumn',
      name: { ru: 'f', kk: 'f', en: 'f', ky: 'f' },
      start_date: '2040-09-01',
      end_date: '2040-12-31',
      weeks: 15,
    });
    const after = systemOnlineRegistration.parse((await office.get('/organizations/system_online_registration/')).body);
    expect(after.study_periods.find(one => one.uid === body.uid)).toMatchObject({
      status: 'not_defined',
      period: null,
    });
  });
});

describe('records of the catalogue that are in use', () => {
  it('are not removed, and say where they are used', async () => {
    const [{ uid }] = (await office.get('/curriculum/disciplines/', { page_size: 1 })).body.results;
    expect((await office.delete(`/curriculum/disciplines/${uid}/`)).body.error).toMatchObject({
      code: 'platform.record_in_use',
      message: expect.stringMatching(/courses: \d|study plans: \d/),
    });
    expect(refusal(await office.delete(`/curriculum/study_periods/${year.study_period.uid}/`))).toBe(
      '409 platform.record_in_use',
    );
    const program = (await office.get('/organizations/edu-programs/')).body.results[0].uid;
    expect(refusal(await office.delete(`/organizations/edu-programs/${program}/`))).toBe('409 platform.record_in_use');
  });
  it('are not removed while only final grades of past terms use them', async () => {
    const template = (await office.get('/curriculum/students/', { page_size: 1 })).body.results[0];
    const copy = async (table: string, from: { uid: string }, changes: object) => {
      const { uid: _uid, id: _id, ...record } = (await office.get(`/curriculum/${table}/${from.uid}/`)).body;
      return (await office.post(`/curriculum/${table}/`, { ...record, ...changes })).body.uid as string;
    };
    const past = {
      students: await copy('students', template, { code: 'past-student' }),
      disciplines: await copy(
        'disciplines',
        (await office.get('/curriculum/disciplines/', { page_size: 1 })).body.results[0],
        { code: 'past-discipline' },
      ),
      study_periods: await copy('study_periods', year.study_period, { code: 'past-period', study_year: 2001 }),
    };
    const result = {
      discipline: past.disciplines,
      study_period: past.study_periods,
      letter: 'A',
      points: 95,
      completed: true,
    };
    expect((await office.put(`/advising/students/${past.students}/results/`, result)).status).toBe(204);
    for (const [table, uid] of Object.entries(past)) {
      expect((await office.delete(`/curriculum/${table}/${uid}/`)).body.error, table).toMatchObject({
        code: 'platform.record_in_use',
        message: expect.stringContaining('final grades: 1'),
        params: { count: 1 },
      });
    }
    expect(refusal(await office.put(`/curriculum/study_periods/${past.study_periods}/`, { study_year: 2002 }))).toBe(
      '409 platform.record_in_use',
    );
  });
  it('are not removed while only what a student was granted uses them', async () => {
    const {
      uid: _uid,
      id: _id,
      ...record
    } = (await office.get('/curriculum/study_plans/', { page_size: 1 })).body.results[0];
    const plan = (await office.post('/curriculum/study_plans/', { ...record, code: 'granted-plan' })).body.uid;
    expect(
      (await office.put(`/registration/students/${year.student.uid}/study_plans/`, { study_plans: [plan] })).status,
    ).toBe(200);
    expect(refusal(await office.delete(`/curriculum/study_plans/${plan}/`))).toBe('409 platform.record_in_use');
    expect(
      (await office.put(`/registration/students/${year.student.uid}/study_plans/`, { study_plans: [] })).status,
    ).toBe(200);
    expect((await office.delete(`/curriculum/study_plans/${plan}/`)).status).toBe(204);
  });
  it('are removed when nothing uses them', async () => {
    const { body } = await office.post('/curriculum/rooms/', { code: 'Z-1', building: 'Z', capacity: 10 });
    expect((await office.delete(`/curriculum/rooms/${body.uid}/`)).status).toBe(204);
  });
});

describe('credits (portal.md §5)', () => {
  const rules = '/registration/credit_limit_rules/';
  const rule = {
    study_period: null,
    student_group: null,
    edu_program: null,
    preparation_level: null,
    course: 7,
    min_credit: 0,
    max_credit: 30,
    min_credit_audit: 0,
    max_credit_audit: 6,
  };
  it.each([
    ['are numbers', { min_credit: 'many' }, 'min_credit'],
    ['are not negative', { min_credit: -1 }, 'min_credit'],
    ['are not negative for audit', { min_credit_audit: -1 }, 'min_credit_audit'],
    ['have a positive maximum', { max_credit: 0 }, 'max_credit'],
    ['are for a positive course', { course: 0 }, 'course'],
    ['have no minimum above the maximum', { min_credit: 31 }, 'min_credit'],
    ['have no minimum above the maximum for audit', { min_credit_audit: 7 }, 'min_credit_audit'],
  ])('%s', async (_name, changes, field) => {
    const answer = await office.post(rules, { ...rule, ...changes });
    expect(answer).toMatchObject({ status: 422, body: { error: { fields: { [field]: expect.any(String) } } } });
  });
  it('have no maximum below what students have collected', async () => {
    const full = (
      await office.get('/advisors/my_students/all/', {
        study_period: year.study_period.uid,
        credits_from: 5,
        page_size: 1,
      })
    ).body.results[0];
    const below = {
      ...rule,
      course: full.course,
      study_period: year.study_period.uid,
      edu_program: full.edu_prog,
      max_credit: full.credits - 1,
    };
    expect((await office.post(rules, below)).body.error).toMatchObject({
      code: 'registration.max_credit_rule_below_collected',
      params: { max: full.credits - 1, students: expect.any(Number) },
      fields: { max_credit: 'registration.max_credit_rule_below_collected' },
    });
  });
  it('stand once for a scope', async () => {
    expect((await office.post(rules, rule)).status).toBe(200);
    expect(refusal(await office.post(rules, rule))).toBe('409 registration.rule_exists');
  });
});

describe('settings of registration', () => {
  it('are read and changed in the parts that the specification names', async () => {
    expect(
      (
        await office.put(`/organizations/waiting_list_settings/${registrationSettingsUid}/`, {
          confirmation_minutes: 45,
        })
      ).body,
    ).toMatchObject({ confirmation_minutes: 45, waiting_list_enabled: true });
    await settled();
    expect((await student.get('/organizations/waiting_list_settings/')).body).toMatchObject([
      { uid: registrationSettingsUid, confirmation_minutes: 45 },
    ]);
    await office.put(`/organizations/request_to_teacher_setting/${registrationSettingsUid}/`, {
      request_waives_capacity: true,
    });
    await settled();
    expect((await student.get('/organizations/request_to_teacher_setting/')).body).toMatchObject([
      { request_to_teacher: true, request_waives_capacity: true },
    ]);
    for (const [path, value] of [
      ['/user/setting_corequisites/', { corequisites: 'warn' }],
      ['/user/setting_notify_final_grades/', { notify_final_grades: false }],
      ['/user/setting_the_course_timer/', { use_timer: true, timer_time: 240_000 }],
    ] as const) {
      expect((await office.post(path, value)).body).toEqual(value);
      await settled();
      expect((await student.get(path)).body).toEqual(value);
    }
    expect((await office.put('/registration/settings/', { summer_max_credit: 9 })).body).toMatchObject({
      summer_max_credit: 9,
      corequisites: 'warn',
      confirmation_minutes: 45,
    });
    expect(
      refusal(
        await office.put('/registration/settings/', {
          default_limit: { min_credit: 20, max_credit: 10, min_credit_audit: 0, max_credit_audit: 6 },
        }),
      ),
    ).toBe('422 registration.min_above_max');
    expect((await student.call('PUT', '/registration/settings/', { body: { summer_max_credit: 1 } })).status).toBe(403);
  });
  it('keep each change: who, when, from, to', async () => {
    const { results } = (await office.get('/user/history_system_settings/', { setting: 'summer_max_credit' })).body;
    expect(results).toMatchObject([
      {
        area: 'registration',
        setting: 'summer_max_credit',
        from: defaultRegistrationSettings.summer_max_credit,
        to: 9,
        actor_name: expect.any(String),
        at: expect.any(String),
      },
    ]);
  });
  it('control levels of education: one entry a level, gone when inactive', async () => {
    const create = '/organizations/control_level_education_create/';
    const { body } = await office.post(create, { preparation_level: 'bachelor', open_levels: ['master', 'bachelor'] });
    expect(body).toMatchObject({ preparation_level: 'bachelor', open_levels: ['master'], is_active: true });
    expect(refusal(await office.post(create, { preparation_level: 'bachelor', open_levels: ['doctor'] }))).toBe(
      '409 registration.control_level_exists',
    );
    for (const open_levels of [undefined, [], ['master']])
      expect(await office.post(create, { preparation_level: 'master', open_levels })).toMatchObject({
        status: 422,
        body: { error: { fields: { open_levels: expect.any(String) } } },
      });
    expect(
      (await office.patch(`/organizations/control_level_education_update/${body.uid}/`, { open_levels: ['doctor'] }))
        .body,
    ).toMatchObject({ open_levels: ['doctor'], is_active: true });
    expect((await office.get('/organizations/control_level_education_list/')).body).toHaveLength(1);
    expect(
      (await office.patch(`/organizations/control_level_education_update/${body.uid}/`, { is_active: false })).body,
    ).toMatchObject({ is_active: false });
    expect((await office.get('/organizations/control_level_education_list/')).body).toEqual([]);
    expect(
      refusal(await office.patch(`/organizations/control_level_education_update/${body.uid}/`, { is_active: true })),
    ).toBe('404 registration.control_level_not_found');
  });
});

describe('tabs and names of roles', () => {
  it('a tab leaves the menu of a role, and comes back', async () => {
    const tabs = async () =>
      (await office.get('/organizations/tabs_router_role/rules_for_current_user/')).body
        .filter((tab: { is_visible: boolean }) => tab.is_visible)
        .map((tab: { screen: string }) => tab.screen);
    expect(await tabs()).toContain('course-offerings');
    const { body } = await admin.post('/organizations/tabs_router_role/', {
      role: 'office',
      screen: 'course-offerings',
      is_visible: false,
    });
    await settled();
    expect(await tabs()).not.toContain('course-offerings');
    expect((await office.get('/common/settings/')).body.hidden_screens).toEqual(['course-offerings']);
    expect(
      (await office.get('/organizations/router/router_list/')).body.map((entry: { path: string }) => entry.path),
    ).not.toContain('courses');
    expect((await admin.put(`/organizations/tabs_router_role/${body.uid}/`, { is_visible: true })).status).toBe(200);
    await settled();
    expect(await tabs()).toContain('course-offerings');
    expect(
      (await admin.post('/organizations/tabs_router_role/', { role: 'office', screen: 'nowhere', is_visible: false }))
        .status,
    ).toBe(422);
    expect((await admin.delete(`/organizations/tabs_router_role/${body.uid}/`)).status).toBe(204);
    expect(
      (
        await office.post('/organizations/tabs_router_role/', {
          role: 'office',
          screen: 'course-offerings',
          is_visible: false,
        })
      ).status,
    ).toBe(403);
  });
  it('a role is called as the university calls it', async () => {
    const name = { ru: 'Куратор', kk: 'Куратор', en: 'Curator', ky: 'Куратор' };
    expect((await admin.post('/user/create_role_names_relation/', { role: 'supervisor', name })).body).toEqual({
      code: 'supervisor',
      name,
    });
    await settled();
    expect((await advisor.get('/user/my_role_names/')).body).toContainEqual({ code: 'supervisor', name });
  });
  it('stand in the history of settings with the times of maintenance, each change by itself', async () => {
    const end = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await admin.post('/common/tech_code/', { tech_block: true, tech_block_date_end: end });
    await admin.post('/common/tech_code/', { tech_block: false });
    await settled();
    const changes = async (area: string) =>
      (await office.get('/user/history_system_settings/', { area, page_size: 100 })).body.results
        .toSorted((one: SettingChange, other: SettingChange) => parseInt(one.uid, 10) - parseInt(other.uid, 10))
        .map(({ setting, from, to }: SettingChange) => [setting, from, to]);
    const rule = { role: 'office', screen: 'course-offerings', is_visible: false };
    const shown = { ...rule, is_visible: true };
    expect(await changes('menu')).toEqual([
      ['tab_rule', null, rule],
      ['tab_rule', rule, shown],
      ['tab_rule', shown, null],
    ]);
    const name = { ru: 'Куратор', kk: 'Куратор', en: 'Curator', ky: 'Куратор' };
    const called = { role: 'supervisor', name };
    await admin.post('/user/create_role_names_relation/', { role: 'supervisor', name: { ...name, en: 'Tutor' } });
    await settled();
    expect(await changes('role_names')).toEqual([
      ['role_name', { role: 'supervisor', name: roleNames.supervisor }, called],
      ['role_name', called, { role: 'supervisor', name: { ...name, en: 'Tutor' } }],
    ]);
    const ofMaintenance = await changes('tech_block');
    expect(ofMaintenance).toHaveLength(4);
    expect(ofMaintenance).toEqual(
      expect.arrayContaining([
        ['tech_block', false, true],
        ['tech_block_date_end', null, end],
        ['tech_block', true, false],
        ['tech_block_date_end', end, null],
      ]),
    );
  });
  it.each([
    [
      'ru',
      'Меню,Видимость раздела',
      'Роль: {role}, Экран: /courses, В меню: нет',
      'Названия ролей,Название роли',
      'Технические работы',
    ],
    [
      'kk',
      'Мәзір,Бөлімнің көрінуі',
      'Рөл: {role}, Экран: /courses, Мәзірде: жоқ',
      'Рөл атаулары,Рөл атауы',
      'Техникалық жұмыстар',
    ],
    [
      'en',
      'Menu,Visibility of a section',
      'Role: {role}, Screen: /courses, In the menu: no',
      'Names of roles,Role name',
      'Maintenance',
    ],
    [
      'ky',
      'Меню,Бөлүмдүн көрүнүшү',
      'Рол: {role}, Экран: /courses, Менюда: жок',
      'Ролдордун аталыштары,Ролдун аталышы',
      'Техникалык иштер',
    ],
  ] as const)('and its file tells them in words: %s', async (language, tab, rule, named, maintenance) => {
    const reader = await client(portal.url, language).login('office');
    const { job } = (await reader.get('/user/history_system_settings/', { export: 'csv' })).body;
    await expect.poll(async () => (await reader.get(`/exports/${job}/`)).body.status).toBe('ready');
    const file = String((await reader.get(`/exports/${job}/file/`)).body);
    expect(file).toContain(`${tab},–,"${rule.replace('{role}', roleNames.office[language])}"`);
    expect(file).toMatch(new RegExp(`${named},"[^"]+","[^"]+ Куратор / Curator[^"]*"`));
    expect(file).toContain('Куратор / Tutor');
    expect(file).toContain(`${maintenance},${maintenance},`);
    expect(file).not.toMatch(/tab_rule|role_name|is_visible|tech_block|course-offerings|supervisor|ru:/);
  });
  it('people are found by any words of their names, by those who work here', async () => {
    const [last, first] = year.student.display_name.split(' ') as [string, string];
    const found = (await advisor.get('/user/search/', { fullname: `${first.slice(0, 4)} ${last}` })).body.results;
    expect(found.map((one: { uid: string }) => one.uid)).toContain(year.student.uid);
    expect((await student.get('/user/search/', { fullname: last })).status).toBe(403);
  });
});

describe('super registration', () => {
  const set = (who: Client, until: string | null, students = [year.student.uid]) =>
    who.post('/organizations/change_online_registration_super/', {
      students,
      study_period: year.study_period.uid,
      until,
      reason: 'Exchange semester',
    });
  it('is the advisor’s to give to own students, with an end and a reason', async () => {
    expect((await set(advisor, inDays(5))).body).toMatchObject({ done: 1, refused: 0 });
    const row = superRegistrationRow.parse(
      (await advisor.get('/registration/super_registrations/')).body.results.find(
        (one: { student: string }) => one.student === year.student.uid,
      ),
    );
    expect(row).toMatchObject({ active: true, reason: 'Exchange semester', set_by_name: expect.any(String) });
    await settled();
    expect((await student.get('/organizations/year_semester/')).body).toMatchObject({
      super_user: true,
      super_until: row.until,
    });
    expect(refusal(await set(advisor, inDays(-1)))).toBe('422 registration.super_until_passed');
    expect(
      (
        await student.post('/organizations/change_online_registration_super/', {
          students: [year.student.uid],
          study_period: year.study_period.uid,
          until: inDays(5),
          reason: 'x',
        })
      ).status,
    ).toBe(403);
  });
  it('ends', async () => {
    expect((await set(office, null)).body).toMatchObject({ done: 1 });
    await settled();
    expect((await student.get('/organizations/year_semester/')).body).toMatchObject({
      super_user: false,
      super_until: null,
    });
    expect(
      (await office.get(`/audit/streams/registration_standing-${year.student.uid}/history/`)).body.results[0],
    ).toMatchObject({ type: 'SuperRegistrationSet', sentence: expect.stringContaining('Exchange semester') });
  });
});

describe('debts from a file', () => {
  const send = (who: Client, csv: string, more: object = {}) =>
    who.post('/registration/debts/import/', { csv, ...more });
  const debts = async (code: string) => (
    await settled(),
    (await office.get('/registration/debts/', { q: code })).body.results.map(
      (row: { kind: string; amount: number | null }) => [row.kind, row.amount],
    )
  );
  it('are recorded all together; the same file again changes nothing', async () => {
    const { code } = year.student;
    const csv = `code;kind;amount;note\n${code};library;;Two books\n${code};fine;1500,50;Parking\n`;
    expect((await send(finance, csv)).body).toEqual({ lines: 2, recorded: 2, cleared: 0, unchanged: 0 });
    expect((await send(finance, csv)).body).toEqual({ lines: 2, recorded: 0, cleared: 0, unchanged: 2 });
    expect((await debts(code)).toSorted(byText)).toEqual([
      ['fine', 1500.5],
      ['library', null],
    ]);
    const form = new FormData();
    form.append('file', new Blob([csv]), 'debts.csv');
    expect((await finance.post('/registration/debts/import/', form)).body).toEqual({
      lines: 2,
      recorded: 0,
      cleared: 0,
      unchanged: 2,
    });
  });
  it('of a file with a wrong line change nothing, and every wrong line is told', async () => {
    const { code } = year.student;
    const answer = await send(office, `code,kind,amount\n${code},financial,100\nnobody,fine,1\n${code},loan,1\n`);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'registration.import_broken',
          params: {
            count: 2,
            lines: [
              { line: 3, code: 'registration.import_unknown_student', message: expect.stringContaining('nobody') },
              { line: 4, code: 'registration.import_unknown_kind' },
            ],
          },
        },
      },
    });
    expect((await debts(code)).map(([kind]: [string]) => kind)).not.toContain('financial');
    expect(refusal(await send(office, 'code,kind\n'))).toBe('422 registration.import_empty');
    expect(
      (await send(finance, `code,kind,valid_until\n${code},certificate,2030-01-01\n`)).body.error.params.lines,
    ).toMatchObject([{ code: 'registration.import_certificate_office' }]);
  });
  it('that stand no more in the list are cleared when the file replaces it', async () => {
    const other = (await office.get('/registration/students/', { page_size: 2 })).body.results.find(
      (row: { uid: string }) => row.uid !== year.student.uid,
    );
    const csv = `code,kind,amount\n${other.code},fine,10\n`;
    const before = (await office.get('/registration/debts/', { kind: 'fine', page_size: 100 })).body.results as {
      student: { display_name: string };
    }[];
    const asked = await send(office, csv, { replace: true });
    expect(asked).toMatchObject({
      status: 409,
      body: { error: { code: 'registration.import_clears', params: { count: before.length } } },
    });
    expect(asked.body.error.params.who).toEqual(expect.arrayContaining([year.student.display_name]));
    expect((await debts(year.student.code)).map(([kind]: [string]) => kind)).toContain('fine');
    expect(refusal(await send(office, csv, { replace: true, clear: before.length + 1 }))).toBe(
      '409 registration.import_clears',
    );
    expect((await send(office, csv, { replace: true, clear: before.length })).body).toMatchObject({
      recorded: 1,
      cleared: before.length,
    });
    expect((await debts(year.student.code)).map(([kind]: [string]) => kind)).toEqual(['library']);
  });
});

describe('the switch of a status', () => {
  const switches = '/registration/status_switches/';
  const ask = (changes: object) => ({
    study_period: year.study_period.uid,
    filter: { statuses: ['CHOSEN'] },
    status: 'CHANGED',
    reason: 'Order 12',
    ...changes,
  });
  it('is counted before it is made', async () => {
    const counts = (await office.get('/advising/status_counts/', { study_period: year.study_period.uid })).body.counts;
    expect((await office.post(`${switches}preview/`, ask({}))).body).toEqual({
      cards: counts.CHOSEN,
      statuses: [{ status: 'CHOSEN', cards: counts.CHOSEN }],
    });
    expect(refusal(await office.post(switches, ask({ filter: { statuses: ['CHOSEN'], courses: [8] } })))).toBe(
      '422 registration.status_switch_empty',
    );
    expect((await office.post(switches, ask({ reason: ' ' }))).status).toBe(422);
    expect((await advisor.post(switches, ask({}))).status).toBe(403);
  });
  it('sets every card by an event of its own, in the name of who asked, and reports', async () => {
    const { body: asked } = await office.post(switches, ask({}));
    const detail = async (): Promise<StatusSwitchDetail> => (await office.get(`${switches}${asked.uid}/`)).body;
    await expect.poll(async () => (await detail()).finished_at).not.toBeNull();
    expect(statusSwitchDetail.parse(await detail())).toMatchObject({
      cards: asked.cards,
      done: asked.cards,
      refused: 0,
      refusals: [],
      progress: { done: asked.cards, of: asked.cards },
    });
    await settled();
    expect(
      (await office.get('/advising/status_counts/', { study_period: year.study_period.uid })).body.counts,
    ).toMatchObject({ CHOSEN: 0 });
    const card = (
      await office.get('/registration/students/', {
        study_period: year.study_period.uid,
        status: 'CHANGED',
        page_size: 1,
      })
    ).body.results[0].card;
    const [last] = (await office.get(`/audit/streams/study_card-${card}/history/`)).body.results;
    expect(last).toMatchObject({
      type: 'CardStatusSet',
      sentence: expect.stringContaining('Order 12'),
      roles: expect.arrayContaining(['office']),
    });
  });
  it('tells which cards were refused, and why', async () => {
    const waiting = (
      await office.get('/registration/students/', { study_period: year.study_period.uid, queued_from: 1, page_size: 1 })
    ).body.results[0];
    expect(waiting).toBeDefined();
    const { body: asked } = await office.post(
      switches,
      ask({
        filter: { statuses: [waiting.status], edu_programs: [waiting.edu_prog], courses: [waiting.course] },
        status: 'CONFIRMED',
      }),
    );
    const detail = async (): Promise<StatusSwitchDetail> => (await office.get(`${switches}${asked.uid}/`)).body;
    await expect.poll(async () => (await detail()).finished_at).not.toBeNull();
    const { refused, done, refusals } = await detail();
    expect(refused).toBeGreaterThan(0);
    expect(refused! + done!).toBe(asked.cards);
    expect(refusals[0]).toMatchObject({
      code: 'advising.card_on_waiting_list',
      message: expect.any(String),
      display_name: expect.any(String),
    });
  });
});
