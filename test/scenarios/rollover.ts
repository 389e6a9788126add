import { need, needingStudent, neededDraftsReport, type Need } from '@portal/event-schemas/offerings/needs/views.ts';
import { plannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { rollOverPreview, rollOverView } from '@portal/event-schemas/offerings/rollover/views.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { refusal } from '../support/identity.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** The office makes a term out of an earlier one, takes that back, and sees what students will need in the next. */
let portal: TestPortal;
let office: Client, student: Client, auditor: Client;
let from_period: string, to_period: string;
const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const readModels = async (): Promise<void> =>
  void (await portal.host.waitForReadModels(await portal.host.log.head(), 20_000));

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [office, student, auditor] = (await Promise.all(
    ['office', 'student', 'auditor'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 60_000);
  const info = (await student.get('/organizations/year_semester/')).body;
  from_period = info.study_period.uid;
  const { body } = await office.post('/curriculum/study_periods/', {
    code: 'NEXT',
    study_year: 2041,
    semester: 'autumn',
    name: inAll('Next'),
    start_date: '2041-09-01',
    end_date: '2041-12-31',
    weeks: 15,
  });
  to_period = body.uid;
}, 180_000);
afterAll(() => portal?.stop());

/** Where courses stand that are open, with the column that names them. */
const readers = {
  offerings: 'uid',
  fluxes: 'offering',
  lessons: 'offering',
  offering_counts: 'offering',
  offering_seats: 'offering',
  board_courses: 'offering',
  board_lessons: 'offering',
  planned_courses: 'uid',
  planned_meetings: 'offering',
  rolled_courses: 'offering',
};

describe('a roll-over', () => {
  const preview = async (more: object = {}) => {
    const answer = await office.post('/rollovers/preview/', { from_period, to_period, ...more });
    expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    return rollOverPreview.parse(answer.body);
  };
  const view = async (uid: string) => rollOverView.parse((await office.get(`/rollovers/${uid}/`)).body);
  async function until(uid: string, stage: string) {
    await expect.poll(async () => (await view(uid)).stage, { timeout: 60_000, interval: 200 }).toBe(stage);
    await readModels();
    return view(uid);
  }
  async function roll(more: object = {}) {
    const { status, body } = await office.post('/rollovers/', { from_period, to_period, ...more });
    expect([status, body.error]).toEqual([200, undefined]);
    return until(body.uid, 'finished');
  }
  const planned = async (study_period: string, more: object = {}) =>
    (await office.get('/offerings/', { study_period, page_size: 100, ...more })).body;
  const timesOf = (behind: readonly { why: string; times: number }[], why: string) =>
    behind.find(one => one.why === why)?.times ?? 0;

  let first: string;
  /** A room that closes before the roll-over, and lessons in it. */
  let room: string;

  it('says before it starts what can’t be copied and why', async () => {
    const { count } = await planned(from_period);
    const before = await preview();
    expect(before.courses).toBe(count);
    expect(before.copied + timesOf(before.behind, 'discipline_unplanned')).toBe(count);
    const [{ uid }] = (await planned(from_period, { page_size: 1 })).results;
    const course = plannedCourseView.parse((await office.get(`/offerings/${uid}/`)).body);
    const lesson = course.fluxes.flatMap(({ lessons }) => lessons).find(one => one.room !== null)!;
    room = lesson.room!;
    expect((await office.put(`/curriculum/rooms/${room}/`, { is_closed: true })).status).toBe(200);
    const after = await preview();
    expect(timesOf(after.behind, 'room_closed')).toBeGreaterThan(0);
    expect(after.named).toContainEqual(
      expect.objectContaining({
        why: 'room_closed',
        about: lesson.room_code,
        lesson: { load_type: lesson.load_type, section: lesson.section },
      }),
    );
    expect(timesOf((await preview({ copies: ['fluxes'] })).behind, 'room_closed')).toBe(0);
    expect(refusal(await office.post('/rollovers/', { from_period, to_period: from_period }))).toBe(
      '422 offerings.roll_over_same_term',
    );
    expect(refusal(await office.post('/rollovers/', { from_period: to_period, to_period: from_period }))).toBe(
      '422 offerings.roll_over_empty',
    );
    for (const other of [student, auditor])
      expect((await other.post('/rollovers/', { from_period, to_period })).status).toBe(403);
  });

  it('it makes drafts that are what the preview said, in the name of who asked', async () => {
    const expected = await preview();
    const done = await roll();
    first = done.uid;
    expect(done).toMatchObject({
      copied: expected.copied,
      left_out: expected.courses - expected.copied,
      refused: 0,
      drafts: expected.copied,
      opened: 0,
    });
    expect(done.behind.toSorted((a, b) => a.why.localeCompare(b.why))).toEqual(
      expected.behind.toSorted((a, b) => a.why.localeCompare(b.why)),
    );
    const drafts = await planned(to_period, { state: 'draft', sort: 'code' });
    expect(drafts.count).toBe(expected.copied);
    const copy = plannedCourseView.parse((await office.get(`/offerings/${drafts.results[0].uid}/`)).body);
    const [source] = (await planned(from_period, { q: copy.code })).results;
    const origin = plannedCourseView.parse((await office.get(`/offerings/${source.uid}/`)).body);
    const shape = ({ fluxes }: typeof copy) =>
      fluxes.map(({ number, lessons }) => [
        number,
        lessons.map(one => [
          one.load_type,
          one.section,
          one.teacher,
          one.room === room ? null : one.room,
          one.meetings,
          one.capacity,
        ]),
      ]);
    expect(shape(copy)).toEqual(shape(origin));
    expect((await student.get('/organizations/info_table/', { course: copy.uid })).status).toBe(404);
    const history = (await auditor.get(`/audit/streams/${done.stream}/history/`)).body.results;
    expect(history.map(({ sentence }: any) => sentence).join('\n')).toMatch(/rolls .* courses over from .* to Next/);
    const made = await portal.host.log.read(`course_offering-${copy.uid}`);
    expect(made[0]!.meta.actor.roles).toContain('office');
  });

  it('again it makes only what is missing', async () => {
    expect((await preview()).copied).toBe(0);
    const { count, results } = await planned(to_period);
    expect((await office.delete(`/offerings/${results[0].uid}/`)).status).toBe(204);
    await readModels();
    const again = await roll();
    expect(again).toMatchObject({ copied: 1, refused: 0, drafts: 1 });
    expect((await planned(to_period)).count).toBe(count);
    expect((await planned(to_period, { page_size: 100 })).results.map(({ uid }: any) => uid)).toContain(results[0].uid);
  });

  it('undone, nothing is left of it, opened courses neither; what another one made stays', async () => {
    const { results } = await planned(to_period, { state: 'draft' });
    const { copied } = await view(first);
    const uids = results.slice(0, 3).map(({ uid }: any) => uid);
    const opened = (await office.post('/offerings/open/', { uids })).body;
    expect(opened).toMatchObject({ done: 3, refused: 0 });
    const again = (await office.post('/offerings/open/', { uids: [uids[0], results[3].uid, from_period] })).body;
    expect(again).toMatchObject({
      done: 1,
      refused: 2,
      results: [
        { uid: uids[0], ok: false, error: { code: 'offerings.not_a_draft' } },
        { uid: results[3].uid, ok: true, error: null },
        { uid: from_period, ok: false, error: { code: 'offerings.not_found' } },
      ],
    });
    await readModels();
    expect((await student.get('/organizations/info_table/', { course: uids[1] })).status).toBe(200);
    expect((await office.post(`/rollovers/${first}/undo/`)).status).toBe(204);
    const undone = await until(first, 'undone');
    expect(undone).toMatchObject({ taken_back: copied! - 1, drafts: 0, opened: 0, refused: 0 });
    const left = await planned(to_period);
    expect(left.count).toBe(1);
    const gone = uids.filter((uid: string) => uid !== left.results[0].uid);
    for (const uid of gone) expect((await student.get('/organizations/info_table/', { course: uid })).status).toBe(404);
    // No table of anybody who reads courses has a row of them.
    for (const [table, column] of Object.entries(readers)) {
      const { rows } = await portal.host.pool.query(`SELECT FROM registration.${table} WHERE ${column} = ANY($1)`, [
        gone,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    expect((await office.get('/registration/offerings/', { study_period: to_period })).body.count ?? 0).toBeLessThan(2);
    // A second time there is nothing to undo, and the term can be made again.
    expect((await office.post(`/rollovers/${first}/undo/`)).status).toBe(204);
    expect((await roll()).copied).toBe(copied! - 1);
  });

  it('once registration of the term has opened it stays, and says so', async () => {
    const { results } = (await office.get('/rollovers/', { to_period, stage: 'finished' })).body;
    const { uid } = results[0];
    expect((await view(uid)).undo_until).toBeNull();
    const made = await office.post('/organizations/online_registration/registration_periods/', {
      name: inAll('Main'),
      kind: 'main',
      study_period: to_period,
      start_date: inDays(-1),
      end_date: inDays(5),
      rules: [],
    });
    expect([made.status, made.body.error]).toEqual([made.status < 300 ? made.status : 0, undefined]);
    await readModels();
    const answer = await office.post(`/rollovers/${uid}/undo/`);
    expect(refusal(answer)).toBe('409 offerings.registration_opened');
    expect(answer.body.error.message).toContain('Registration for “Next” opened on');
    expect((await planned(to_period, { state: 'draft' })).count).toBeGreaterThan(10);
  });
});

describe('what a term needs', () => {
  let study_period: string;
  let plan: { uid: string; entry_year: number; edu_program: string; lines: { discipline: string; semester: number }[] };
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
    const terms = await all('/curriculum/study_periods/');
    const latest = Math.max(...terms.map(one => one.study_year).filter(year => year < 2041)) + 1;
    const { body } = await office.post('/curriculum/study_periods/', {
      code: 'NEEDS',
      study_year: latest,
      semester: 'autumn',
      name: inAll('Needs'),
      start_date: `${latest}-09-01`,
      end_date: `${latest}-12-31`,
      weeks: 15,
    });
    study_period = body.uid;
    const plans = await all('/curriculum/study_plans/');
    plan = plans.find(one => one.lines.some((line: any) => line.semester === 2 * (latest - one.entry_year) + 1));
    await readModels();
  });
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
    const { rows } = await portal.host.pool.query<{ student: string }>(
      'SELECT student FROM registration.completed WHERE discipline = $1 AND completed',
      [discipline],
    );
    const passed = rows.map(row => row.student);
    const wanted = students.map(({ uid }) => uid).filter(uid => !passed.includes(uid));
    expect(wanted.length).toBeGreaterThan(0);
    expect(new Set(mine.map(({ uid }) => uid))).toEqual(new Set(wanted));
  });

  it('every number is that of the students behind it, and what is missing follows from the seats', async () => {
    const rows = await needs();
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(row.students).toBe(row.by_plan + row.by_failure + row.by_choice);
      expect(row.missing).toBe(Math.max(0, row.students - row.opened - row.drafted));
    }
    const failed = rows.find(row => row.by_failure > 0)!;
    expect(failed.by_failure).toBeGreaterThan(0);
    for (const row of rows) {
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
    expect((await office.get('/offerings/needs/')).body.count).toBe(0);
    expect((await office.get('/offerings/needs/students/', { study_period })).body.count).toBe(0);
    const body = { study_period, disciplines: [{ discipline: plan.lines[0]!.discipline, students: 5 }] };
    expect((await auditor.post('/offerings/needs/drafts/', body)).status).toBe(403);
    expect(refusal(await office.post('/offerings/needs/drafts/', { ...body, disciplines: [] }))).toBe(
      '422 platform.invalid_input',
    );
  });

  it('the files of needs, courses and roll-overs hold the rows of the list and its filter, with headers in the language of who asks', async () => {
    const fileOf = async (path: string, filter: object): Promise<string[]> => {
      const { job } = (await office.get(path, { export: 'csv', filter: JSON.stringify(filter) })).body;
      await expect
        .poll(async () => (await office.get(`/exports/${job}/`)).body.status, { timeout: 20_000 })
        .toBe('ready');
      return String((await office.get(`/exports/${job}/file/`)).body)
        .trim()
        .split('\r\n');
    };
    const rows = await needs({ missing_from: 1 });
    const [header, ...lines] = await fileOf('/offerings/needs/', { study_period, missing_from: 1 });
    expect(header).toContain('Code,Name,Credits,Department,Faculty,In plan,Not passed,By individual plan,Seats needed');
    expect(new Set(lines.map(line => line.split(',')[0]))).toEqual(new Set(rows.map(({ code }) => code)));
    expect(lines).toHaveLength(rows.length);
    const { discipline, students } = { discipline: rows[0]!.uid, students: rows[0]!.students };
    expect(await fileOf('/offerings/needs/students/', { study_period, discipline })).toHaveLength(students + 1);
    const drafts = { study_period: to_period, state: 'draft' };
    expect(await fileOf('/offerings/', drafts)).toHaveLength((await all('/offerings/', drafts)).length + 1);
    const [names, ...rolled] = await fileOf('/rollovers/', { to_period });
    expect(names).toMatch(/^From,Into,State,/);
    expect(rolled.length).toBeGreaterThan(1);
    expect(rolled.every(line => line.includes('Next'))).toBe(true);
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
});

it('two terms rolled over into a third while its needs are drafted, twice, give each discipline one course from one of them', async () => {
  const { results: drafts } = (
    await office.get('/offerings/', { study_period: to_period, state: 'draft', page_size: 100 })
  ).body;
  const opened = await office.post('/offerings/open/', { uids: drafts.map(({ uid }: any) => uid) });
  expect(opened.body.done).toBeGreaterThan(10);
  const term = await office.post('/curriculum/study_periods/', {
    ...{ code: 'THIRD', study_year: 2042, semester: 'autumn', name: inAll('Third') },
    ...{ start_date: '2042-09-01', end_date: '2042-12-31', weeks: 15 },
  });
  const third: string = term.body.uid;
  const disciplines = [...new Set<string>(drafts.map(({ discipline }: any) => discipline))];
  const needed = () =>
    office.post('/offerings/needs/drafts/', {
      study_period: third,
      disciplines: disciplines.map(discipline => ({ discipline, students: 5 })),
    });
  const rolled = (from: string) => office.post('/rollovers/', { from_period: from, to_period: third });
  const [one, other, ...reports] = await Promise.all([
    rolled(from_period),
    rolled(to_period),
    ...[needed(), needed()].map(async asked => neededDraftsReport.parse((await asked).body)),
  ] as const);
  const views = [];
  for (const { body } of [one, other]) {
    const view = async () => rollOverView.parse((await office.get(`/rollovers/${body.uid}/`)).body);
    await expect.poll(async () => (await view()).stage, { timeout: 60_000, interval: 200 }).toBe('finished');
    views.push(await view());
  }
  await readModels();
  const made = (await portal.host.log.readAll(0, 1_000_000)).filter(
    ({ type, data }) => type === 'CourseDrafted' && (data as any).study_period === third,
  );
  const origin = new Map<string, string>(drafts.map(({ uid }: any) => [uid, to_period]));
  const madeOf = new Map<string, Set<string>>();
  for (const { data } of made as { data: any }[])
    madeOf.set(
      data.discipline,
      (madeOf.get(data.discipline) ?? new Set()).add(
        data.rolled_over ? (origin.get(data.rolled_over.course) ?? from_period) : 'needs',
      ),
    );
  for (const discipline of disciplines) expect([discipline, madeOf.get(discipline)?.size]).toEqual([discipline, 1]);
  const sum = (numbers: (number | null)[]) => numbers.reduce<number>((all, count) => all + (count ?? 0), 0);
  expect(sum([...views.map(({ copied }) => copied), ...reports.map(report => report.made)])).toBe(made.length);
  expect(sum([...views.map(({ refused }) => refused), ...reports.map(({ refused }) => refused)])).toBe(0);
});
