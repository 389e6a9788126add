import { registrationSettings, registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import { systemSettings } from '@portal/event-schemas/system/values.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { module as identity } from '../../command-service/src/identity/module.ts';
import { foundCatalogue } from '../../command-service/src/registration/testing/found-world.ts';
import { asOffice, id, studyPeriodRecord } from '../../command-service/src/registration/testing/world.ts';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let office: Client;
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'] });
  await identity.demo!(portal.host, () => undefined);
  office = await client(portal.url).login('office');
  await foundCatalogue(portal.host.dispatcher);
  const make = (type: string, uid: string, data: object) =>
    portal.host.dispatcher.dispatch(
      portal.host.commands.get(type)!,
      { uid, ...data },
      { actor: asOffice, locale: 'ru', correlation_id: 'founding' },
    );
  const { uid: _uid, ...autumn } = studyPeriodRecord;
  const made = [
    await make('CreateStudyPeriod', named.study_period, { ...autumn, code: 'first' }),
    await make('CreateStudyPeriod', named.other_period, { ...autumn, code: 'second' }),
    await make('CreateStudentGroup', named.student_group, {
      code: 'G',
      edu_program: named.edu_program,
      entry_year: 2025,
      language: 'ru',
    }),
  ];
  expect(made.map(({ ok }) => ok)).toEqual([true, true, true]);
});
afterAll(() => portal.stop());

/** What periods and rules name. */
const named = {
  study_period: '01990000-0000-7000-8000-00000000000e',
  other_period: '01990000-0000-7000-8000-00000000000d',
  student_group: '01990000-0000-7000-8000-00000000000a',
  edu_program: id('b'),
};
const rules = '/registration/credit_limit_rules/';
const everybody = {
  study_period: null,
  student_group: null,
  edu_program: null,
  preparation_level: null,
  course: null,
  min_credit: 0,
  max_credit: 30,
  min_credit_audit: 0,
  max_credit_audit: 6,
};

const aPeriod = {
  name: { ru: 'Основная', kk: 'Негізгі', en: 'Main', ky: 'Негизги' },
  kind: 'main',
  study_period: named.study_period,
  start_date: '2031-09-01T00:00:00.000Z',
  end_date: '2031-09-20T00:00:00.000Z',
  rules: [],
};
/** Settings that another value than the next number or the other truth changes. */
const changed: Record<string, unknown> = {
  reset_day: '2027-01-31',
  corequisites: 'require',
  default_limit: { min_credit: 1, max_credit: 31, min_credit_audit: 1, max_credit_audit: 7 },
};

describe('credit limit rules', () => {
  it('stand once for a scope, an empty scope too', async () => {
    const first = await office.post(rules, everybody);
    expect(first).toMatchObject({ status: 200, body: everybody });
    expect(refusal(await office.post(rules, { ...everybody, max_credit: 36 }))).toBe('409 registration.rule_exists');

    const second = await office.post(rules, { ...everybody, course: 1 });
    expect(second.status).toBe(200);
    expect(refusal(await office.put(`${rules}${second.body.uid}/`, { course: null }))).toBe(
      '409 registration.rule_exists',
    );
    expect((await office.put(`${rules}${second.body.uid}/`, { max_credit: 36 })).body).toMatchObject({
      course: 1,
      max_credit: 36,
    });

    expect((await office.delete(`${rules}${first.body.uid}/`)).status).toBeLessThan(300);
    expect((await office.put(`${rules}${second.body.uid}/`, { course: null })).body).toMatchObject({
      course: null,
      max_credit: 36,
    });
  });
  it('have no minimum above their maximum', async () => {
    expect(refusal(await office.post(rules, { ...everybody, course: 2, min_credit: 31 }))).toBe(
      '422 registration.min_above_max',
    );
  });
});

describe('registration periods', () => {
  const periods = '/organizations/online_registration/registration_periods/';
  const period = {
    name: { ru: 'Основная', kk: 'Негізгі', en: 'Main', ky: 'Негизги' },
    kind: 'main',
    study_period: named.study_period,
    start_date: '2026-09-01T00:00:00.000Z',
    end_date: '2026-09-20T00:00:00.000Z',
    rules: [],
  };
  const inDays = (days: number): string => new Date(Date.parse(period.start_date) + days * 86_400_000).toISOString();
  const fits = (rule: object) => [
    { preparation_level: null, course: null, study_form: null, entry_year: null, ...rule },
  ];
  it('end after they start, and stand once', async () => {
    expect(refusal(await office.post(periods, { ...period, end_date: period.start_date }))).toMatch(
      / registration\.period_ends_before_start$/,
    );
    expect((await office.post(periods, period)).status).toBe(200);
    expect(refusal(await office.post(periods, period))).toBe('409 registration.period_exists');
  });
  it('lose one rule at a time', async () => {
    const [first, second] = [
      { preparation_level: null, course: 1, study_form: null, entry_year: null },
      { preparation_level: null, course: 2, study_form: null, entry_year: null },
    ];
    const { body } = await office.post(periods, { ...period, kind: 'late', rules: [first, second] });
    expect(
      (await office.post('/organizations/delete_rule_for_reg_period/', { uid: body.uid, rule: 0 })).body.rules,
    ).toEqual([second]);
    expect((await office.delete(`/organizations/delete_registration_periods/?uid=${body.uid}`)).status).toBeLessThan(
      300,
    );
    expect(refusal(await office.delete(`/organizations/delete_registration_periods/?uid=${body.uid}`))).toBe(
      '404 registration.period_not_found',
    );
  });
  it('of one kind never run at the same time for the same students, not even when they are made, changed or moved at once', async () => {
    const at = (from: number, to: number, more: object = {}) => ({
      ...period,
      start_date: inDays(from),
      end_date: inDays(to),
      ...more,
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        office.post(periods, at(900 + n, 920, n % 2 ? { rules: fits({ course: 1 }) } : {})),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(answer => answer.status !== 200).map(refusal)).toEqual(
      Array.from({ length: 5 }, () => '409 registration.period_overlaps'),
    );
    const [first] = answers.filter(({ status }) => status === 200);
    expect(answers.find(({ status }) => status === 409)!.body.error).toMatchObject({
      params: { start_date: first!.body.start_date },
      fields: { start_date: 'registration.period_overlaps', end_date: 'registration.period_overlaps' },
    });
    const [ofFirst, ofSecond, later, other] = (
      await Promise.all(
        [
          at(930, 940, { rules: fits({ course: 1 }) }),
          at(931, 941, { rules: fits({ course: 2 }) }),
          at(950, 960),
          at(951, 961, { kind: 'add_drop' }),
        ].map(async one => office.post(periods, one)),
      )
    ).map(answer => answer.body.uid as string);
    const change = (uid: string, body: object) => office.put(`/common/register_period/${uid}/`, body);
    expect(refusal(await change(later!, { start_date: inDays(940.5) }))).toBe('409 registration.period_overlaps');
    expect(refusal(await change(ofSecond!, { rules: fits({ course: 1 }) }))).toBe('409 registration.period_overlaps');
    expect(refusal(await change(other!, { kind: 'main' }))).toBe('409 registration.period_overlaps');
    expect((await change(later!, { start_date: inDays(941) })).status).toBe(200);
    const both = await Promise.all([
      change(ofFirst!, { end_date: inDays(949) }),
      change(later!, { start_date: inDays(945), end_date: inDays(946) }),
    ]);
    expect(both.map(answer => answer.status).includes(200)).toBe(true);
    expect((await office.delete(`/common/register_period/delete/${later}/`)).status).toBe(204);
    expect((await change(other!, { kind: 'main' })).status).toBe(200);
  });
});

describe('settings', () => {
  it('are in order when only one of the two is sent, which has the message', async () => {
    const { uid } = (await office.post(rules, { ...everybody, course: 8, min_credit: 10, max_credit: 20 })).body;
    const fields = async (call: string, body: object) => {
      const answer = await office.put(call, body);
      return [answer.status, answer.body.error?.fields];
    };
    expect(await fields(`${rules}${uid}/`, { max_credit: 9 })).toEqual([
      422,
      { max_credit: 'registration.min_above_max' },
    ]);
    expect(await fields(`${rules}${uid}/`, { min_credit: 21 })).toEqual([
      422,
      { min_credit: 'registration.min_above_max' },
    ]);
    const waiting = `/organizations/waiting_list_settings/${registrationSettingsUid}/`;
    const before = (await office.get('/registration/settings/')).body;
    expect(await fields(waiting, { notify_minutes: before.confirmation_minutes })).toEqual([
      422,
      { notify_minutes: 'registration.notify_too_early' },
    ]);
    expect(await fields('/registration/settings/', { confirmation_minutes: before.notify_minutes })).toEqual([
      422,
      { confirmation_minutes: 'registration.notify_too_early' },
    ]);
    expect(await fields(waiting, { confirmation_minutes: 30, notify_minutes: 30 })).toEqual([
      422,
      { notify_minutes: 'registration.notify_too_early' },
    ]);
    expect((await office.get('/registration/settings/')).body).toEqual(before);
    const name = { ru: 'Осень', kk: 'Күз', en: 'Autumn', ky: 'Күз' };
    const period = (
      await office.post('/curriculum/study_periods/', {
        code: 'A26',
        study_year: 2026,
        semester: 'autumn',
        name,
        start_date: '2026-09-01',
        end_date: '2026-12-31',
        weeks: 15,
      })
    ).body;
    expect(await fields(`/curriculum/study_periods/${period.uid}/`, { end_date: '2000-01-01' })).toEqual([
      422,
      { end_date: 'curriculum.period_ends_before_start' },
    ]);
    expect(await fields(`/curriculum/study_periods/${period.uid}/`, { start_date: '2090-01-01' })).toEqual([
      422,
      { end_date: 'curriculum.period_ends_before_start' },
    ]);
  });
  it('are changed at once by two, and neither takes the other’s change back', async () => {
    const before = (await office.get('/registration/settings/')).body;
    await Promise.all([
      office.put('/registration/settings/', { free_sport_courses: before.free_sport_courses + 1 }),
      office.put('/registration/settings/', { introductory_courses: before.introductory_courses + 1 }),
    ]);
    await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
    expect((await office.get('/registration/settings/')).body).toEqual({
      ...before,
      free_sport_courses: before.free_sport_courses + 1,
      introductory_courses: before.introductory_courses + 1,
    });
    await office.put('/registration/settings/', {
      free_sport_courses: before.free_sport_courses,
      introductory_courses: before.introductory_courses,
    });
  });
  it('are all in the history, with what they were before, what they are now, who changed them and when; so is every field of periods and rules', async () => {
    const admin = await client(portal.url).login('admin');
    const history = async (setting: string) => {
      await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
      return (await admin.get('/user/history_system_settings/', { setting, page_size: 1 })).body.results[0];
    };
    await office.put('/registration/settings/', { free_sport_courses: 9 });
    const mine = (await history('free_sport_courses')).actor;
    const before = (await office.get('/registration/settings/')).body;
    const { control_levels: _levels, ...shape } = registrationSettings.fields.shape;
    for (const name of Object.keys(shape)) {
      const to = changed[name] ?? (typeof before[name] === 'boolean' ? !before[name] : before[name] + 1);
      expect((await office.put('/registration/settings/', { [name]: to })).status, name).toBe(200);
      expect(await history(name)).toMatchObject({
        area: 'registration',
        setting: name,
        from: before[name],
        to,
        actor_name: expect.stringMatching(/./),
        at: expect.stringMatching(/^20/),
      });
    }
    const parts: [string, string, Record<string, unknown>][] = [
      [
        `/organizations/waiting_list_settings/${registrationSettingsUid}/`,
        'put',
        { waiting_list_enabled: true, confirmation_minutes: 91, notify_minutes: 17, reset_day: '2027-02-02' },
      ],
      [
        `/organizations/request_to_teacher_setting/${registrationSettingsUid}/`,
        'put',
        { request_to_teacher: true, request_waives_prerequisite: true, request_waives_capacity: false },
      ],
      ['/user/setting_the_course_timer/', 'post', { use_timer: true, timer_time: 120_000 }],
      ['/user/setting_corequisites/', 'post', { corequisites: 'warn' }],
      ['/user/setting_notify_final_grades/', 'post', { notify_final_grades: true }],
    ];
    for (const [call, method, body] of parts) {
      expect((await office[method as 'put' | 'post'](call, body)).status, call).toBe(200);
      for (const [name, to] of Object.entries(body))
        expect(await history(name), `${call} ${name}`).toMatchObject({ to, actor: mine });
    }
    const system = (await admin.get('/common/system_settings/')).body;
    const other: Record<string, unknown> = {
      university_name: { ru: 'Университет', kk: 'Университет', en: 'University', ky: 'Университет' },
      languages: ['kk', 'ru'],
      time_zone: 'Asia/Almaty',
      password_policy: 'length',
      second_factor_roles: ['fin_office'],
    };
    for (const name of Object.keys(systemSettings.shape)) {
      const to = other[name] ?? (typeof system[name] === 'boolean' ? !system[name] : system[name] + 1);
      expect((await admin.post('/common/system_settings/', { [name]: to })).status, name).toBeLessThan(300);
      expect(await history(name)).toMatchObject({
        area: 'system',
        setting: name,
        from: system[name],
        to,
        actor: expect.not.stringMatching(mine),
      });
      await admin.post('/common/system_settings/', { [name]: system[name] });
    }
    expect(
      (
        await office.post('/organizations/control_level_education_create/', {
          preparation_level: 'bachelor',
          open_levels: ['master'],
        })
      ).status,
    ).toBe(200);
    expect(await history('control_levels')).toMatchObject({
      from: [],
      to: [expect.objectContaining({ open_levels: ['master'] })],
      actor: mine,
    });
  });
  it.each([
    [
      'registration_period',
      '/common/register_period/',
      { ...aPeriod, rules: [] },
      {
        name: { ...aPeriod.name, en: 'Other' },
        kind: 'late',
        study_period: named.other_period,
        start_date: '2031-09-02T00:00:00.000Z',
        end_date: '2031-09-21T00:00:00.000Z',
        rules: [{ preparation_level: null, course: 2, study_form: null, entry_year: 2025 }],
      },
    ],
    [
      'credit_limit_rule',
      rules,
      { ...everybody, course: 5 },
      {
        study_period: aPeriod.study_period,
        student_group: named.student_group,
        edu_program: named.edu_program,
        preparation_level: 'master',
        course: 6,
        min_credit: 1,
        max_credit: 31,
        min_credit_audit: 1,
        max_credit_audit: 7,
      },
    ],
  ])('every field of %s is in its history', async (entity, call, record, changes) => {
    const admin = await client(portal.url).login('admin');
    const created = (await office.post(call, { ...record })).body;
    expect(created.uid).toBeDefined();
    for (const [field, to] of Object.entries(changes)) {
      expect((await office.put(`${call}${created.uid}/`, { [field]: to })).status, field).toBe(200);
      const [last] = (await office.get(`/audit/streams/${entity}-${created.uid}/history/`)).body.results;
      expect(last, field).toMatchObject({
        type: expect.stringMatching(/Changed$/),
        at: expect.stringMatching(/^20/),
        actor: expect.anything(),
        changes: expect.arrayContaining([
          expect.objectContaining({ path: expect.stringMatching(new RegExp(`^${field}`)) }),
        ]),
      });
    }
    expect(Object.keys(changes).toSorted()).toEqual(Object.keys(record).toSorted());
    for (const [field, from] of Object.entries(record).filter(([, value]) => value === null || Array.isArray(value))) {
      expect((await office.put(`${call}${created.uid}/`, { [field]: from })).status, field).toBe(200);
      const [last] = (await office.get(`/audit/streams/${entity}-${created.uid}/history/`)).body.results;
      expect(last.changes, `${field} is emptied`).toEqual([expect.objectContaining({ path: field, value: from })]);
      expect(
        (await admin.get('/audit/changes/', { positions: String(last.position) })).body[0].changes.every((one: any) =>
          one.path.startsWith(`fields.${field}`),
        ),
        field,
      ).toBe(true);
    }
  });
});
