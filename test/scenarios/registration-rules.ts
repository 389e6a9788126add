import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { module as identity } from '../../command-service/src/identity/module.ts';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let office: Client;
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'] });
  await identity.demo!(portal.host, () => undefined);
  office = await client(portal.url).login('office');
});
afterAll(() => portal.stop());

const rules = '/registration/credit_limit_rules/';
const everybody = { study_period: null, student_group: null, edu_program: null, preparation_level: null, course: null, min_credit: 0, max_credit: 30, min_credit_audit: 0, max_credit_audit: 6 };

describe('credit limit rules', () => {
  it('stand once for a scope, an empty scope too', async () => {
    const first = await office.post(rules, everybody);
    expect(first).toMatchObject({ status: 200, body: everybody });
    expect(refusal(await office.post(rules, { ...everybody, max_credit: 36 }))).toBe('409 registration.rule_exists');

    const second = await office.post(rules, { ...everybody, course: 1 });
    expect(second.status).toBe(200);
    expect(refusal(await office.put(`${rules}${second.body.uid}/`, { course: null }))).toBe('409 registration.rule_exists');
    expect((await office.put(`${rules}${second.body.uid}/`, { max_credit: 36 })).body).toMatchObject({ course: 1, max_credit: 36 });

    expect((await office.delete(`${rules}${first.body.uid}/`)).status).toBeLessThan(300);
    expect((await office.put(`${rules}${second.body.uid}/`, { course: null })).body).toMatchObject({ course: null, max_credit: 36 });
  });
  it('have no minimum above their maximum', async () => {
    expect(refusal(await office.post(rules, { ...everybody, course: 2, min_credit: 31 }))).toBe('422 registration.min_above_max');
  });
});

describe('registration periods', () => {
  const periods = '/organizations/online_registration/registration_periods/';
  const period = { name: { ru: 'Основная', kk: 'Негізгі', en: 'Main', ky: 'Негизги' }, kind: 'main', study_period: '01990000-0000-7000-8000-00000000000e', start_date: '2026-09-01T00:00:00.000Z', end_date: '2026-09-20T00:00:00.000Z', rules: [] };
  it('end after they start, and stand once', async () => {
    expect(refusal(await office.post(periods, { ...period, end_date: period.start_date }))).toMatch(/ registration\.period_ends_before_start$/);
    expect((await office.post(periods, period)).status).toBe(200);
    expect(refusal(await office.post(periods, period))).toBe('409 registration.period_exists');
  });
  it('lose one rule at a time', async () => {
    const [first, second] = [{ preparation_level: null, course: 1, study_form: null, entry_year: null }, { preparation_level: null, course: 2, study_form: null, entry_year: null }];
    const { body } = await office.post(periods, { ...period, kind: 'late', rules: [first, second] });
    expect((await office.post('/organizations/delete_rule_for_reg_period/', { uid: body.uid, rule: 0 })).body.rules).toEqual([second]);
    expect((await office.delete(`/organizations/delete_registration_periods/?uid=${body.uid}`)).status).toBeLessThan(300);
    expect(refusal(await office.delete(`/organizations/delete_registration_periods/?uid=${body.uid}`))).toBe('404 registration.period_not_found');
  });
});
