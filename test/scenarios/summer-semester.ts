import { summerDisciplines, summerTerm } from '@portal/event-schemas/plans/views.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

const viewSet = '/user/student_discipline_view_set';
let portal: TestPortal;
let student: Client, office: Client;
const summer = async () => summerTerm.parse((await student.get(`${viewSet}/summer/`)).body);

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [student, office] = (await Promise.all(['student', 'office'].map(login => client(portal.url).login(login)))) as [
    Client,
    Client,
  ];
  await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
}, 180_000);
afterAll(() => portal?.stop());

/** Registers for a course with the first free lesson of each load type of its first stream. */
async function register(course: string, card: string) {
  const { fluxes } = (await student.get('/organizations/info_table/', { course })).body;
  const { lessons } = fluxes[0] as { lessons: { uid: string; load_type: string }[] };
  const chosen = [...new Map(lessons.map(lesson => [lesson.load_type, lesson.uid])).values()];
  return student.call('POST', '/organizations/card_save/', { query: { course, uid: card }, body: { lessons: chosen } });
}

describe('the summer semester', () => {
  it('has a term, a limit and courses, and says when registration begins', async () => {
    const term = await summer();
    expect(term).toMatchObject({
      limit: 18,
      current_count: 0,
      onway: 0,
      left: 18,
      editable: false,
      registration_period: { status: 'scheduled' },
    });
    expect(term.study_period!.semester).toBe('summer');
    expect(term.obstacles.map(one => one.code)).toContain('registration.period_not_started');
    const courses = summerDisciplines.parse((await student.get(`${viewSet}/summer_disipline/`)).body);
    expect(courses.length).toBeGreaterThan(0);
    expect(refusal(await register(courses[0]!.uid, term.card!))).toBe('409 registration.period_not_started');
  });

  it('takes at most the summer limit, whatever the credit rules say', async () => {
    const term = await summer();
    const name = { ru: 'Лето', kk: 'Жаз', en: 'Summer', ky: 'Жай' };
    const hour = 3_600_000;
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
    expect(
      (
        await office.post('/organizations/online_registration/registration_periods/', {
          name,
          kind: 'main',
          study_period: term.study_period!.uid,
          start_date: at(-1),
          end_date: at(24),
          rules: [],
        })
      ).status,
    ).toBe(200);
    await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
    const open = await summer();
    expect(open).toMatchObject({ editable: true, obstacles: [], registration_period: { status: 'current' } });

    const courses = summerDisciplines
      .parse((await student.get(`${viewSet}/summer_disipline/`)).body)
      .filter(course => course.locked.length === 0);
    let refused = '';
    let credits = 0;
    for (const course of courses) {
      const reply = await register(course.uid, term.card!);
      if (reply.status === 200) credits = reply.body.credits;
      else if (reply.body.error.code === 'registration.summer_limit_exceeded') refused = reply.body.error.message;
    }
    expect(credits).toBeGreaterThan(0);
    expect(credits).toBeLessThanOrEqual(18);
    expect(await summer()).toMatchObject({ onway: credits, left: 18 - credits });
    if (refused) expect(refused).toContain('18');
    expect(
      (await student.get('/organizations/year_semester/', { study_period: term.study_period!.uid })).body,
    ).toMatchObject({ credits: { max: 18, amount: credits }, rule_for_course: { min_credit: 0 } });
    expect((await student.call('POST', '/organizations/send_advaizer/', { query: { uid: term.card! } })).status).toBe(
      200,
    );
  });

  it('stands in the individual plan of its year', async () => {
    const term = await summer();
    const { results } = (await student.get('/user/discipline_student_views/', { acad_period: term.study_period!.uid }))
      .body;
    expect(results.length).toBeGreaterThan(0);
    expect(
      results.every((one: { term: string; status: string }) => one.term === 'summer' && one.status === 'registered'),
    ).toBe(true);
  });
});
