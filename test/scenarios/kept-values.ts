import { locales } from '@portal/event-schemas/kernel/localized.ts';
import { aField } from '@portal/event-schemas/forms/testing/properties.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDefinition, aStep } from '../../command-service/src/applications/testing/definitions.ts';
import { id } from '../../command-service/src/registration/testing/world.ts';
import { appendRaw } from '../reliability/support/log.ts';
import { applicationsUniversity, type ApplicationsUniversity } from '../support/applications.ts';

/**
 * What an older build wrote without today's bounds: it stays readable, nothing stops at it, and what would be written
 * of it once more is refused by its name.
 */
let there: ApplicationsUniversity;
const far = 3_000_000_000;
const names = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const office = () => there.pages['office']!;

/** As an older build wrote it, with its word to the portal's readers. */
async function wrote(stream: string, type: string, data: object): Promise<void> {
  const { pool } = there.portal.host;
  await appendRaw({ query: async (text, values) => (await pool.query(text, values)).rows }, stream, type, data);
  await pool.query(`select pg_notify('log_appended', max(position)::text) from log.events`);
  await there.portal.host.waitForReadModels(await there.portal.host.log.head(), 20_000);
}
const refusals = async (method: string, path: string, body: object) =>
  Promise.all(
    locales.map(
      async language =>
        (await office().call(method, path, { body, headers: { 'accept-language': language } })).body.error as {
          code: string;
          message: string;
          fields: Record<string, string>;
          params: { limits: object };
        },
    ),
  );

beforeAll(async () => {
  there = await applicationsUniversity('2026-09-10T08:00:00.000Z');
});
afterAll(() => there?.stop());

describe('a value beyond today’s bounds in an event of before', () => {
  const student = id('5d', 99);
  const fields = {
    uid: student,
    code: 'S-99',
    last_name: 'Old',
    first_name: 'Student',
    middle_name: '',
    gender: 'female',
    citizenship: 'KZ',
    email: '',
    edu_program: id('b'),
    student_group: null,
    study_plan: null,
    advisor: null,
    preparation_level: 'bachelor',
    study_form: 'full_time',
    course: 1,
    student_status: 'studying',
  };
  it('is not taken in a new one: the field and the limit are named', async () => {
    const { uid: _, ...wanted } = fields;
    const answer = await office().post(
      '/curriculum/students/',
      { ...wanted, entry_year: far },
      { 'accept-language': 'en' },
    );
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'platform.invalid_input',
          fields: { entry_year: 'too_big' },
          params: { limits: { entry_year: 2100 } },
          message: expect.stringContaining('entry_year (at most 2100)'),
        },
      },
    });
  });
  it('is set aside where a column cannot hold it, and health says so', async () => {
    await wrote(`student-${student}`, 'StudentCreated', { ...fields, entry_year: far });
    const health = await there.portal.host.health();
    expect(health.status).toBe('degraded');
    expect(health.set_aside).toContainEqual(
      expect.objectContaining({
        reader: 'registration.statistics',
        type: 'StudentCreated',
        stream: `student-${student}`,
        error: expect.stringContaining('out of range'),
      }),
    );
    expect(health.parked).toEqual([]);
  });
  it('stays where it is when something else of the record changes, and goes when it is put right', async () => {
    expect((await office().put(`/curriculum/students/${student}/`, { course: 2 })).status).toBe(200);
    expect((await office().put(`/curriculum/students/${student}/`, { course: 3, entry_year: far })).status).toBe(422);
    expect((await office().put(`/curriculum/students/${student}/`, { entry_year: 2024 })).body).toMatchObject({
      course: 2,
      entry_year: 2024,
    });
  });

  it('that a change of a registration period would copy is refused by the field and the limit, in four languages', async () => {
    const period = id('9e', 7);
    const rules = [{ preparation_level: null, course: null, study_form: null, entry_year: far }];
    await wrote(`registration_period-${period}`, 'RegistrationPeriodCreated', {
      uid: period,
      name: names('Old'),
      kind: 'ONLINE_REGISTRATION',
      study_period: id('77'),
      start_date: '2030-01-01T00:00:00.000Z',
      end_date: '2030-02-01T00:00:00.000Z',
      rules,
    });
    const change = `/common/register_period/${period}/`;
    const told = await refusals('PUT', change, { end_date: '2030-03-01T00:00:00.000Z' });
    expect(new Set(told.map(({ message }) => message)).size).toBe(4);
    for (const one of told)
      expect(one).toMatchObject({
        code: 'platform.kept_beyond',
        fields: { 'rules.0.entry_year': 'too_big' },
        params: { limits: { 'rules.0.entry_year': 2100 } },
        message: expect.stringMatching(/rules\.0\.entry_year \(.*2100\)/),
      });
    expect((await office().put(change, { name: names('New') })).status).toBe(200);
    expect((await office().put(change, { end_date: '2030-03-01T00:00:00.000Z', rules: [] })).status).toBe(200);
  });

  it('in the settings keeps nobody from changing others of them', async () => {
    expect((await office().put('/registration/settings/', { free_sport_courses: 3 })).status).toBe(200);
    await wrote('registration_settings-00000000-0000-7000-8000-000000000001', 'RegistrationSettingsChanged', {
      uid: '00000000-0000-7000-8000-000000000001',
      changes: {
        summer_max_credit: 5000,
        default_limit: { min_credit: 0, max_credit: 900, min_credit_audit: 0, max_credit_audit: 6 },
      },
    });
    expect((await office().put('/registration/settings/', { free_sport_courses: 2 })).body).toMatchObject({
      free_sport_courses: 2,
      summer_max_credit: 5000,
    });
    expect((await office().put('/registration/settings/', { summer_max_credit: 5000 })).body.error).toMatchObject({
      fields: { summer_max_credit: 'too_big' },
    });
  });

  it('of a type of application or of a draft is refused where it would be copied', async () => {
    const definition = aDefinition(
      [aStep('office')],
      [aField('float', { prop_code: 'amount' }), aField('text', { prop_code: 'why' })],
    );
    const old = id('a0', 5);
    await wrote(`application_type-${old}`, 'ApplicationTypeDrafted', {
      uid: old,
      draft: { ...definition, names: { ...definition.names, kk: 'ұ'.repeat(300) } },
    });
    for (const one of await refusals('POST', `/studapps/app-types/${old}/publish/`, {}))
      expect(one).toMatchObject({
        code: 'platform.kept_beyond',
        fields: { 'definition.names.kk': 'too_long' },
        message: expect.stringMatching(/definition\.names\.kk \(.*200\)/),
      });

    const type = await there.publish(definition);
    const { body: draft } = await there.start('aibek', type);
    await wrote(`student_application-${draft.uid}`, 'ApplicationSaved', {
      uid: draft.uid,
      type,
      version: 1,
      applicant: there.account('aibek'),
      values: { amount: 1e15, why: '' },
    });
    const refused = await there.save('aibek', draft.uid, type, { why: 'because' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'platform.kept_beyond', fields: { 'values.amount': 'too_big' } } },
    });
    expect((await there.save('aibek', draft.uid, type, { why: 'because', amount: 5 })).status).toBe(200);
    expect((await there.save('aibek', draft.uid, type, { amount: 1e15 })).body.error).toMatchObject({
      code: 'platform.invalid_input',
      params: { limits: { 'values.0.value_float': 1_000_000_000_000 } },
    });
  });
});
