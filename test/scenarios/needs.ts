import { need, needingStudent, neededDraftsReport, type Need } from '@portal/event-schemas/offerings/needs/views.ts';
import { plannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** The office sees what students will need in the next term, who they are, and makes the missing drafts at once. */
let portal: TestPortal;
let office: Client, student: Client, auditor: Client;
let study_period: string;
/** The plan that is read by hand, and its students. */
let plan: { uid: string; entry_year: number; edu_program: string; lines: { discipline: string; semester: number }[] };
const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const readModels = async (): Promise<void> =>
  void (await portal.host.waitForReadModels(await portal.host.log.head(), 20_000));
async function all(path: string, query: object = {}): Promise<any[]> {
  const found = [];
  for (let page = 0; ; page += 1) {
    const { status, body } = await office.get(path, { ...query, page, page_size: 100 });
    expect([path, status, body.error]).toEqual([path, 200, undefined]);
    found.push(...body.results);
    if (!body.next) return found;
  }
}
const needs = async (more: object = {}): Promise<Need[]> =>
  (await all('/offerings/needs/', { study_period, ...more })).map(row => need.parse(row));
const behind = async (discipline: string, more: object = {}) =>
  (await all('/offerings/needs/students/', { study_period, discipline, ...more })).map(row =>
    needingStudent.parse(row),
  );

beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
  [office, student, auditor] = (await Promise.all(
    ['office', 'student', 'auditor'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
  const terms = await all('/curriculum/study_periods/');
  const latest = Math.max(...terms.map(({ study_year }) => study_year)) + 1;
  const { body } = await office.post('/curriculum/study_periods/', {
    code: 'NEXT',
    study_year: latest,
    semester: 'autumn',
    name: inAll('Next'),
    start_date: `${latest}-09-01`,
    end_date: `${latest}-12-31`,
    weeks: 15,
  });
  study_period = body.uid;
  const plans = await all('/curriculum/study_plans/');
  plan = plans.find(one => one.lines.some((line: any) => line.semester === 2 * (latest - one.entry_year) + 1));
  await readModels();
}, 180_000);
afterAll(() => portal?.stop());

it('a discipline is needed by those whose plan has it in this term and who have not passed it', async () => {
  const latest = (await office.get(`/curriculum/study_periods/${study_period}/`)).body.study_year;
  const semester = 2 * (latest - plan.entry_year) + 1;
  const { discipline } = plan.lines.find(line => line.semester === semester)!;
  const students = (await all('/curriculum/students/', { edu_program: plan.edu_program })).filter(
    one => one.student_status === 'studying' && one.study_plan === plan.uid,
  );
  const found = await behind(discipline, { edu_program: plan.edu_program, cause: 'plan' });
  const mine = found.filter(one => students.some(each => each.uid === one.uid));
  expect(mine.every(one => one.semester === semester)).toBe(true);
  const passed = students.filter(one => !mine.some(each => each.uid === one.uid));
  expect(mine.length).toBeGreaterThan(0);
  for (const one of passed) expect(found.map(({ uid }) => uid)).not.toContain(one.uid);
});

it('every number is that of the students behind it, and what is missing follows from the seats', async () => {
  const rows = await needs();
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    expect(row.students).toBe(row.by_plan + row.by_failure + row.by_choice);
    expect(row.missing).toBe(Math.max(0, row.students - row.opened - row.drafted));
  }
  const failed = rows.find(row => row.by_failure > 0)!;
  for (const row of [rows[0]!, failed]) {
    const who = await behind(row.uid);
    expect(who).toHaveLength(row.students);
    expect(new Set(who.map(({ uid }) => uid)).size).toBe(row.students);
    expect(who.filter(({ cause }) => cause === 'failure')).toHaveLength(row.by_failure);
  }
  const program = plan.edu_program;
  const ofProgram = await needs({ edu_program: program });
  expect(ofProgram.reduce((sum, row) => sum + row.students, 0)).toBeLessThan(
    rows.reduce((sum, row) => sum + row.students, 0),
  );
  const [first] = ofProgram;
  expect(await behind(first!.uid, { edu_program: program })).toHaveLength(first!.students);
  const narrowed = await needs({ cathedra: rows[0]!.cathedra!, missing_from: 1 });
  expect(narrowed.every(row => row.cathedra === rows[0]!.cathedra && row.missing > 0)).toBe(true);
});

it('the office and the auditor see it, the office alone makes drafts of it', async () => {
  expect((await auditor.get('/offerings/needs/', { study_period })).status).toBe(200);
  expect((await student.get('/offerings/needs/', { study_period })).status).toBe(403);
  expect((await office.get('/offerings/needs/')).status).toBe(422);
  const body = { study_period, disciplines: [{ discipline: plan.lines[0]!.discipline, students: 5 }] };
  expect((await auditor.post('/offerings/needs/drafts/', body)).status).toBe(403);
  expect(refusal(await office.post('/offerings/needs/drafts/', { ...body, disciplines: [] }))).toBe(
    '422 platform.invalid_input',
  );
});

it('the missing courses become drafts with a seat for everybody, once', async () => {
  const rows = (await needs({ missing_from: 1, courses_to: 0 })).slice(0, 20);
  const disciplines = rows.map(({ uid, missing }) => ({ discipline: uid, students: missing }));
  const make = async () =>
    neededDraftsReport.parse((await office.post('/offerings/needs/drafts/', { study_period, disciplines })).body);
  const report = await make();
  expect(report).toMatchObject({ made: rows.length, there: 0, refused: 0 });
  await readModels();
  for (const row of await needs({ uid: rows.map(({ uid }) => uid).join() }))
    expect(row).toMatchObject({ missing: 0, courses: 1, opened: 0, drafted: expect.any(Number) });
  const draft = plannedCourseView.parse((await office.get(`/offerings/${report.results[0]!.offering}/`)).body);
  expect(draft.state).toBe('draft');
  expect(draft.fluxes[0]!.lessons.length).toBeGreaterThan(0);
  expect(await make()).toMatchObject({ made: 0, there: rows.length, refused: 0 });
});
