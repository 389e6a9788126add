import { locales } from '@portal/event-schemas/kernel/localized.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let student: Client;
let office: Client;
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
  student = await client(portal.url).login('student');
  office = await client(portal.url).login('office');
});
afterAll(() => portal?.stop());

describe('lookups of the catalogue', () => {
  it.each([
    '/organizations/study_period_list/',
    '/organizations/discipline_list/',
    '/organizations/cathedra_list/',
    '/organizations/edu-programs/',
  ])('%s is a list in both dialects', async call => {
    const paged = await student.get(call, { page: 0, page_size: 5 });
    expect(paged.status).toBe(200);
    expect(paged.body.results.length).toBe(5);
    expect(paged.body.count).toBeGreaterThan(5);
    const ranged = await office.get(call, { range: '[0,2]', sort: '["code","ASC"]' });
    expect(ranged.body).toHaveLength(3);
  });

  it.each([
    '/organizations/discipline_component/',
    '/organizations/prep-levels/',
    '/preparation_level/',
    '/organizations/study-forms/',
    '/organizations/entry_year/',
    '/common/courses/',
    '/common/study_years/',
    '/organizations/students_and_teachers_load_type/',
  ])('%s is a choice in four languages', async call => {
    const { status, body } = await student.get(call);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
    for (const { value, name } of body) {
      expect(value).toBeTruthy();
      for (const locale of locales) expect(name[locale]).toBeTruthy();
    }
  });

  it('gives a student the years since they entered', async () => {
    const [all, own] = await Promise.all([
      student.get('/common/study_years/'),
      student.get('/common/study_years/', { my: 1 }),
    ]);
    expect(own.body.length).toBe(3);
    expect(own.body.length).toBeLessThan(all.body.length);
  });

  it('gives the study periods of a year, and the disciplines of the student’s plan by year of study', async () => {
    const years = await student.get('/common/study_years/', { my: 1 });
    expect((await student.get('/common/reg_periods/', { study_year: years.body[1].value })).body).toHaveLength(2);
    const plan = await student.get('/common/courses_from_study_plan/');
    expect(plan.body.map((one: any) => one.course)).toEqual([1, 2, 3, 4]);
    expect(plan.body[0].disciplines.map((one: any) => one.code)).toContain('CSC110');
    expect((await student.get('/common/courses_from_study_plan/', { study_plan: 'none' })).body.error.code).toBe(
      'curriculum.study_plan_not_found',
    );
  });

  it('lets the office keep the catalogue, and nobody else', async () => {
    const name = { ru: 'Новая', kk: 'Жаңа', en: 'New', ky: 'Жаңы' };
    expect((await student.post('/curriculum/faculties/', { code: 'NEW', name })).status).toBe(403);
    const made = await office.post('/curriculum/faculties/', { code: 'NEW', name });
    expect(made.status).toBeLessThan(300);
    expect((await office.post('/curriculum/faculties/', { code: 'NEW', name })).body.error.code).toBe(
      'platform.record_key_taken',
    );
    expect((await office.put(`/curriculum/faculties/${made.body.uid}/`, { code: 'NEWER' })).body.code).toBe('NEWER');
    expect((await office.get('/curriculum/faculties/', { search: 'NEWER' })).body.results).toMatchObject([
      { uid: made.body.uid, name },
    ]);
    expect((await office.delete(`/curriculum/faculties/${made.body.uid}/`)).status).toBeLessThan(300);
    expect((await office.get(`/curriculum/faculties/${made.body.uid}/`)).status).toBe(404);
  });

  it('takes no record in that names what there is not: the field is told in words', async () => {
    const [{ uid, id: _id, ...fields }] = (await office.get('/curriculum/disciplines/', { page_size: 1 })).body.results;
    const nobody = '01990000-0000-7000-8000-00000000000e';
    expect(
      await office.post('/curriculum/disciplines/', { ...fields, code: 'NOWHERE', cathedra: nobody }),
    ).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'platform.record_unknown',
          params: { entity: 'cathedra', uid: nobody },
          fields: { cathedra: 'platform.record_unknown' },
        },
      },
    });
    const refused = await office.put(`/curriculum/disciplines/${uid}/`, {
      prerequisites: [{ edu_program: null, required_discipline: uid, and_prerequisites: [nobody], is_active: true }],
    });
    expect(refused.body.error).toMatchObject({
      code: 'platform.record_unknown',
      fields: { 'prerequisites.0.and_prerequisites': 'platform.record_unknown' },
      message: expect.stringContaining('“Prerequisites”'),
    });
    expect((await office.get(`/curriculum/disciplines/${uid}/`)).body).toMatchObject(fields);
  });

  it('keeps and removes education programmes by the specification’s own path', async () => {
    const [one] = (await office.get('/organizations/edu-programs/', { page_size: 1 })).body.results;
    const { uid: _uid, ...fields } = one;
    const copy = await office.post('/curriculum/edu_programs/', { ...fields, code: '6B99999' });
    expect((await office.get(`/organizations/edu-programs/${copy.body.uid}/`)).body).toMatchObject({
      code: '6B99999',
      name: one.name,
    });
    expect((await student.delete(`/organizations/edu-programs/${copy.body.uid}/`)).status).toBe(403);
    expect((await office.delete(`/organizations/edu-programs/${copy.body.uid}/`)).status).toBeLessThan(300);
    expect((await office.get(`/organizations/edu-programs/${copy.body.uid}/`)).status).toBe(404);
  });
});
