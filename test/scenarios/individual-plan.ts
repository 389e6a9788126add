import {
  disciplineStudentViews,
  planCreditProfile,
  planStatusInfo,
  type StudentDiscipline,
} from '@portal/event-schemas/plans/views.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

const viewSet = '/user/student_discipline_view_set';
let portal: TestPortal;
let student: Client, advisor: Client, office: Client;
let me: string, year: number, advised: string;

const plan = async (who: Client, query: Record<string, string | number> = {}) =>
  disciplineStudentViews.parse((await who.get('/user/discipline_student_views/', query)).body);
const on = ({ uid, study_year, study_period }: StudentDiscipline, of?: string) => ({
  ...(of ? { student: of } : {}),
  uid,
  study_year,
  study_period,
});
const line = (entry: StudentDiscipline, load: string) => entry.lines.find(one => one.load_type.value === load)!;
const read = async (who: Client, uid: string, of?: string) => {
  const { results } = await plan(who, { study_year: year, ...(of ? { student: of } : {}) });
  return results.flatMap(one => [one, ...one.children]).find(one => one.uid === uid) as StudentDiscipline | undefined;
};

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [student, advisor, office] = (await Promise.all(
    ['student', 'advisor', 'office'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
  me = (await student.get('/user/my_roles/')).body.profile.uid;
  year = (await plan(student)).current_year;
  const cards = (await advisor.get('/advisors/my_students/all/', { page_size: 100, sort: '-courses' })).body.results;
  advised = cards.find((row: { uid: string; status: string }) => row.uid !== me).uid;
}, 180_000);
afterAll(() => portal?.stop());

describe('a student’s plan', () => {
  it('is the study plan with what the student has done: credits done, on the way and left make the whole', async () => {
    const { credits, results, study_years } = await plan(student);
    expect(study_years).toHaveLength(4);
    expect(credits.current_count + credits.onway + credits.left).toBe(credits.total);
    expect(credits.current_count).toBeGreaterThan(0);
    expect(results.filter(one => one.status === 'accomplished').every(one => one.result?.completed)).toBe(true);
    expect(results.every(one => one.lines.some(each => each.load_type.uid_1c === 'СРС'))).toBe(true);
  });
  it('shows registered courses on the way, and sums agree with the profile of credits', async () => {
    const { results } = await plan(advisor, { student: advised, study_year: year });
    const registered = results.filter(one => one.status === 'registered');
    expect(registered.length).toBeGreaterThan(0);
    const profile = planCreditProfile.parse(
      (await advisor.post(`${viewSet}/credit_student_profiles/`, { student: advised, study_year: year })).body,
    );
    expect(profile.onway).toBe(registered.reduce((sum, one) => sum + one.credit, 0));
    const limits = (await advisor.get(`${viewSet}/credit_limit_system/`, { student: advised, study_year: year })).body;
    expect(profile.max_credit).toBe(
      limits.reduce((sum: number, one: { max_credit: number }) => sum + one.max_credit, 0),
    );
  });
  it('is filtered by year, term, cycle and component, and counted by these', async () => {
    const { periods } = await plan(student, { study_year: year });
    const term = periods.find(one => one.study_year === year)!;
    const inTerm = await plan(student, { acad_period: term.uid });
    expect(inTerm.results.every(one => one.study_year === year && one.term === term.semester)).toBe(true);
    const cycles = (await student.post(`${viewSet}/cycle/`, { study_year: year })).body;
    const { results } = await plan(student, { study_year: year, cycle: cycles[0].value });
    expect(results).toHaveLength(cycles[0].disciplines);
    expect(
      (await student.post(`${viewSet}/component/`, { study_year: year, cycle: cycles[0].value })).body.reduce(
        (sum: number, one: { disciplines: number }) => sum + one.disciplines,
        0,
      ),
    ).toBe(results.length);
    expect((await student.post(`${viewSet}/student_discipline/`, { study_year: year })).body.results).toHaveLength(
      (await plan(student, { study_year: year })).results.length,
    );
  });
});

describe('choosing language and teacher', () => {
  it('copies the choice to СРС, and a new language clears the teacher', async () => {
    const { results } = await plan(student, { study_year: year });
    const entry = results.find(
      one =>
        one.status === 'planned' && one.course && one.rights.some(right => right.act === 'choose' && right.allowed),
    )!;
    const load = entry.lines[0]!.load_type.value;
    const [teacher] = (await student.get(`${viewSet}/teacher/`, { study_year: year, uid: entry.uid, load_type: load }))
      .body;
    const language = teacher.languages[0];
    expect(
      (await student.get(`${viewSet}/language/`, { study_year: year, uid: entry.uid, load_type: load })).body.map(
        (one: { value: string }) => one.value,
      ),
    ).toContain(language);
    expect(
      (
        await student.put(`${viewSet}/change/`, {
          ...on(entry),
          lines: [{ load_type: load, language, teacher: teacher.uid }],
        })
      ).body,
    ).toEqual({ uid: entry.uid, status: 'planned', is_active: true });
    const chosen = (await read(student, entry.uid))!;
    for (const one of [load, 'srs'])
      expect(line(chosen, one)).toMatchObject({ language, teacher: { uid: teacher.uid } });
    expect(
      refusal(await student.put(`${viewSet}/change/`, { ...on(entry), lines: [{ load_type: load, language: 'xx' }] })),
    ).toBe('409 registration.plan_language_not_offered');
  });
});

describe('changing the plan', () => {
  let target: StudentDiscipline, candidate: { uid: string };
  it('an elective gives way to another one, which nests under it, and comes back', async () => {
    const { results } = await plan(office, { student: me, study_year: year });
    target = results.find(one => one.rights.some(right => right.act === 'change' && right.allowed))!;
    const query = { student: me, study_year: year, study_period: target.study_period!, uid: target.uid };
    candidate = (await office.get('/registration/plan_candidates/', query)).body[0];
    const before = (await plan(office, { student: me, study_year: year })).credits;
    expect(
      (await office.put(`${viewSet}/change/`, { ...on(target, me), discipline: candidate.uid })).body,
    ).toMatchObject({ status: 'changed', is_active: false });
    const changed = (await read(office, target.uid, me))!;
    expect(changed.children).toMatchObject([
      { discipline: candidate.uid, main_discipline: target.uid, source: 'replacement' },
    ]);
    expect(refusal(await student.put(`${viewSet}/repeal/`, on(target)))).toBe('409 registration.plan_changed_by_staff');
    expect((await office.put(`${viewSet}/repeal/`, on(target, me))).body).toMatchObject({
      status: 'planned',
      is_active: true,
    });
    expect((await plan(office, { student: me, study_year: year })).credits).toEqual(before);
  });
  it('excluding answers what became of the discipline', async () => {
    const address = `${viewSet}/exclude/?student=${me}&study_year=${year}&study_period=${target.study_period}`;
    expect((await office.post(address, { uid: target.uid, is_active: false, reason: 'Перезачёт' })).body).toEqual({
      uid: target.uid,
      status: 'excluded',
      is_active: false,
    });
    expect((await read(office, target.uid, me))!).toMatchObject({ status: 'excluded', reason: 'Перезачёт' });
    expect((await office.post(address, { uid: target.uid, is_active: true })).body).toEqual({
      uid: target.uid,
      status: 'planned',
      is_active: true,
    });
  });
  it('a registered discipline stays as it is', async () => {
    const registered = (await plan(office, { student: advised, study_year: year })).results.find(
      one => one.status === 'registered' && one.source === 'study_plan',
    )!;
    expect(
      refusal(
        await office.post(
          `${viewSet}/exclude/?student=${advised}&study_year=${year}&study_period=${registered.study_period}`,
          { uid: registered.uid, is_active: false },
        ),
      ),
    ).toBe('409 registration.plan_registered');
  });
  it('the student adds an elective and tells the advisor, once', async () => {
    const { periods } = await plan(student, { study_year: year });
    const summer = periods.find(one => one.study_year === year && one.semester === 'summer')!;
    const [elective] = (
      await student.get('/registration/plan_candidates/', { study_year: year, study_period: summer.uid })
    ).body;
    const added = await student.post(`${viewSet}/basket/`, {
      study_year: year,
      study_period: summer.uid,
      disciplines: [elective.uid],
    });
    expect(added.body.results).toMatchObject([{ discipline: elective.uid, status: 'added', is_active: true }]);
    expect(
      refusal(
        await student.post(`${viewSet}/basket/`, {
          study_year: year,
          study_period: summer.uid,
          disciplines: [elective.uid],
        }),
      ),
    ).toBe('409 registration.plan_already');
    const status = async () =>
      planStatusInfo.parse((await student.get(`${viewSet}/status_info/`, { study_year: year })).body);
    expect(await status()).toMatchObject({ status: 'changed', unreported: true });
    expect(
      (
        await student.post(`${viewSet}/iup_change_notification/`, {
          study_year: year,
          message: 'Посмотрите, пожалуйста',
        })
      ).status,
    ).toBe(200);
    expect(await status()).toMatchObject({ unreported: false, notice: 'Посмотрите, пожалуйста' });
    expect(refusal(await student.post(`${viewSet}/iup_change_notification/`, { study_year: year }))).toBe(
      '409 registration.plan_nothing_to_report',
    );
    await portal.host.waitForReadModels(await portal.host.log.head(), 10_000);
    const row = (await office.get('/registration/individual_plans/', { student: me })).body.results[0];
    expect(row).toMatchObject({ student: me, study_year: year, added: 1 });
  });
});

describe('a plan belongs to its student', () => {
  it('others neither see nor change it', async () => {
    const stranger = await client(portal.url).login('teacher');
    expect((await stranger.get('/user/discipline_student_views/', { student: me })).status).toBe(403);
    expect((await student.get('/user/discipline_student_views/', { student: advised })).status).toBe(403);
    expect(
      refusal(
        await student.post(`${viewSet}/iup_change_notification/`, { student: advised, study_year: year, message: 'x' }),
      ),
    ).toBe('403 registration.not_your_card');
  });
});
