import { otherPrograms } from '@portal/event-schemas/curriculum/views.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
let office: Client;
let student: Client;
beforeAll(async () => {
  portal = await startPortal({ services: ['command-service', 'projection-service'], demo: true });
  [office, student] = await Promise.all([client(portal.url).login('office'), client(portal.url).login('student')]);
}, 120_000);
afterAll(() => portal.stop());

const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const needs = (required_discipline: string) => ({
  required_discipline,
  and_prerequisites: [],
  edu_program: null,
  is_active: true,
});
const first = async (path: string) => (await office.get(path, { page_size: 1 })).body.results[0];
async function discipline(code: string, ...prerequisites: object[]): Promise<string> {
  const { uid: cathedra } = await first('/curriculum/cathedras/');
  const body = { code, name: inAll(code), credits: 5, cathedra, cycle: 'bd', component: 'kv', prerequisites };
  return (await office.post('/curriculum/disciplines/', body)).body.uid;
}

it('a discipline has its hours, what comes before and after it, and is refused in a circle that is named', async () => {
  const a = await discipline('GRAPH-A');
  const b = await discipline('GRAPH-B', needs(a));
  const c = await discipline('GRAPH-C', needs(b));
  const load = [
    { kind: 'lecture', hours: 30 },
    { kind: 'srs', hours: 120 },
  ];
  expect((await office.put(`/curriculum/disciplines/${b}/`, { load })).body.load).toEqual(load);
  const twice = await office.put(`/curriculum/disciplines/${b}/`, { load: [load[0], load[0]] });
  expect([twice.status, twice.body.error.code]).toEqual([422, 'curriculum.load_kind_twice']);

  const { body } = await office.get(`/curriculum/disciplines/${b}/graph/`);
  expect(body.nodes.map((node: { uid: string; step: number }) => [node.uid, node.step])).toEqual([
    [a, -1],
    [b, 0],
    [c, 1],
  ]);
  expect(body.edges).toHaveLength(2);
  const circle = await office.put(`/curriculum/disciplines/${a}/`, { prerequisites: [needs(c)] });
  expect(circle.body.error).toMatchObject({
    code: 'curriculum.prerequisites_in_a_circle',
    message: expect.stringContaining('GRAPH-A → GRAPH-C → GRAPH-B → GRAPH-A'),
    fields: { prerequisites: 'curriculum.prerequisites_in_a_circle' },
  });
  const used = await office.delete(`/curriculum/disciplines/${a}/`);
  expect([used.status, used.body.error.code]).toEqual([409, 'platform.record_in_use']);
});

it('a plan is copied for the next year with its lines, and it is said how many have which plan', async () => {
  const plan = await first('/curriculum/study_plans/');
  const copied = await office.post(`/curriculum/study_plans/${plan.uid}/copy/`, {
    code: 'COPY-2031',
    entry_year: 2031,
  });
  const copy = (await office.get(`/curriculum/study_plans/${copied.body.uid}/`)).body;
  expect(copy).toMatchObject({ lines: plan.lines, edu_program: plan.edu_program, entry_year: 2031, students: 0 });
  const again = await office.post(`/curriculum/study_plans/${plan.uid}/copy/`, { code: 'COPY-2031', entry_year: 2031 });
  expect([again.status, again.body.error.code]).toEqual([409, 'platform.record_key_taken']);

  const [line] = plan.lines;
  const twice = await office.put(`/curriculum/study_plans/${copied.body.uid}/`, { lines: [line, line] });
  expect([twice.status, twice.body.error.code]).toEqual([422, 'curriculum.plan_line_twice']);
  const known = (await office.get(`/curriculum/study_plans/${copied.body.uid}/disciplines/`)).body;
  expect(known.map((one: { uid: string }) => one.uid)).toContain(line.discipline);

  const versions = (
    await office.get('/curriculum/study_plan_versions/', { edu_program: plan.edu_program, page_size: 50 })
  ).body.results;
  const counted = versions.find((one: { study_plan: string }) => one.study_plan === plan.uid)?.students ?? 0;
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThanOrEqual(plan.students);
  const denied = await student.post(`/curriculum/study_plans/${plan.uid}/copy/`, { code: 'X', entry_year: 2032 });
  expect(denied.status).toBe(403);
});

it('all plans of a year are copied to another at once; a second time changes nothing', async () => {
  const plans = async (entry_year: number) =>
    (await office.get('/curriculum/study_plans/', { entry_year, page_size: 100 })).body.results;
  const from = (await first('/curriculum/study_plans/')).entry_year as number;
  const before = await plans(from);
  const ask = { from, to: 2047 };
  const made = await office.post('/curriculum/study_plans/copy_year/', ask);
  expect(made.body).toEqual({ copied: before.length, left: 0 });
  const lines = (list: { edu_program: string; lines: object[] }[]) =>
    new Map(list.map(one => [one.edu_program, one.lines.length]));
  expect(lines(await plans(2047))).toEqual(lines(before));
  expect((await office.post('/curriculum/study_plans/copy_year/', ask)).body).toEqual({
    copied: 0,
    left: before.length,
  });
  const none = await office.post('/curriculum/study_plans/copy_year/', { from: 1951, to: 2048 });
  expect([none.status, none.body.error.code]).toEqual([422, 'curriculum.no_plans_of_year']);
  expect((await student.post('/curriculum/study_plans/copy_year/', ask)).status).toBe(403);
});

it('students are moved to another group, all or none', async () => {
  const students = (await office.get('/curriculum/students/', { page_size: 3 })).body.results;
  const uids = students.map((one: { uid: string }) => one.uid);
  const group = (await office.get('/curriculum/student_groups/', { sort: '-code', page_size: 1 })).body.results[0].uid;
  const groups = async () =>
    Promise.all(uids.map(async (uid: string) => (await office.get(`/curriculum/students/${uid}/`)).body.student_group));
  const before = await groups();
  for (const body of [
    { students: [...uids, 'nobody'], student_group: group },
    { students: uids, student_group: 'no-group' },
  ])
    expect((await office.post('/curriculum/students/move/', body)).status).toBeGreaterThanOrEqual(400);
  expect(await groups()).toEqual(before);
  expect((await office.post('/curriculum/students/move/', { students: uids, student_group: group })).body).toEqual({
    moved: 3,
  });
  expect(await groups()).toEqual([group, group, group]);
  const gone = await office.post('/curriculum/students/', {
    ...{ code: 'GONE', last_name: 'Бекова', first_name: 'Малика', student_group: group },
    ...{ edu_program: students[0].edu_program, entry_year: 2026, course: 1 },
    ...{ preparation_level: 'bachelor', study_form: 'full_time' },
  });
  await office.delete(`/curriculum/students/${gone.body.uid}/`);
  const refused = await office.post('/curriculum/students/move/', {
    students: [...uids, gone.body.uid],
    student_group: before[0],
  });
  expect(refused.body.error).toMatchObject({ code: 'curriculum.students_gone', params: { names: 'Бекова Малика' } });
  expect(await groups()).toEqual([group, group, group]);
});

it('who goes to a group of another program is told of with both programs and the plan that stays, and is not refused', async () => {
  const groups = (await office.get('/curriculum/student_groups/', { page_size: 100 })).body.results;
  const [own] = groups;
  const other = groups.find((one: any) => one.edu_program !== own.edu_program);
  const ask = async (body: object) =>
    otherPrograms.parse((await office.post('/curriculum/students/other_programs/', body)).body);
  const programOf = async (uid: string) => (await office.get(`/curriculum/edu_programs/${uid}/`)).body.name;
  const students = (
    await office.get('/curriculum/students/', {
      student_group: own.uid,
      edu_program: own.edu_program,
      student_status: 'studying',
      page_size: 2,
    })
  ).body.results;
  const uids = students.map(({ uid }: any) => uid);
  const plans: string[] = await Promise.all(
    students
      .flatMap((one: any) => one.study_plan ?? [])
      .map(async (uid: string) => {
        const { body } = await office.get(`/curriculum/study_plans/${uid}/`);
        return body.code;
      }),
  );
  const expected = { program: await programOf(own.edu_program), students: 2, plans: [...new Set(plans)].toSorted() };
  const [from, to] = [expected.program, await programOf(other.edu_program)];
  expect(await ask({ student_group: other.uid, students: uids })).toEqual({
    program: to,
    others: [{ ...expected, without_plan: 2 - plans.length }],
  });
  expect(await ask({ student_group: own.uid, students: uids })).toEqual({ program: from, others: [] });
  expect(await ask({ student_group: 'no-group', students: uids })).toEqual({ program: null, others: [] });
  // The group itself is given another program: it is asked of those who are in it.
  const { others } = await ask({ student_group: own.uid, edu_program: other.edu_program });
  expect(others.find(one => one.program.ru === from.ru)!.students).toBeGreaterThanOrEqual(2);
  expect((await student.post('/curriculum/students/other_programs/', { student_group: own.uid })).status).toBe(403);
  const moved = await office.post('/curriculum/students/move/', { students: uids, student_group: other.uid });
  expect(moved.body).toEqual({ moved: 2 });
});
