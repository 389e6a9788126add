import { ratingOf, type Share } from '@portal/event-schemas/grades/calculation/rating.ts';
import type { PerformanceDetail } from '@portal/event-schemas/grades/performance-views.ts';
import type { GradeRowView, SheetDetail } from '@portal/event-schemas/grades/views.ts';
import type { CellView, JournalRow, SessionView } from '@portal/event-schemas/journals/views.ts';
import { movableClock } from '@portal/platform/clock/clock.ts';
import { callService } from '@portal/platform/http/service-call.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, type Client } from '../support/client.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';

/** In the middle of the autumn term of the demo: its journals are half filled in. */
const clock = movableClock('2026-11-11T08:00:00.000Z');
let portal: TestPortal;
let office: Client;
let admin: Client;
interface Row {
  view: GradeRowView;
  sheet: SheetDetail['sheet'];
  main: Client;
  student: Client;
  /** A class of one of its journals that can be marked now, by whoever keeps it. */
  cell: { uid: string; journal: string; teacher: Client };
}
let of: Row;

const settled = async () => portal.host.waitForReadModels(await portal.host.log.head(), 20_000);
async function somebody(
  account: string,
  roles: ('teacher' | 'office' | 'org_admin' | 'student' | 'supervisor')[],
): Promise<Client> {
  const { token, csrf } = await portal.host.sessions.create({ account, roles });
  const person = client(portal.url);
  (person.cookies as Map<string, string>).set('portal_session', token).set('csrftoken', csrf);
  return person;
}
const offices = [newId(), newId()] as const;
async function at(moment: string): Promise<void> {
  clock.set(moment);
  office = await somebody(offices[0], ['office']);
  admin = await somebody(offices[1], ['org_admin']);
}
async function done<T = any>(answer: Promise<{ status: number; body: any }>): Promise<T> {
  const { status, body } = await answer;
  expect({ ok: status < 300, error: body?.error }).toEqual({ ok: true, error: undefined });
  await settled();
  return body;
}
const code = ({ body }: { body: any }): string => body?.error?.code ?? '';
async function take(body: object): Promise<{ changed: boolean }> {
  const taken = await callService(portal.host, 'POST /journals/sheets/ratings/', body);
  await settled();
  return taken as { changed: boolean };
}
const detailOf = (sheet: string) => done<SheetDetail>(office.get('/journals/final_grades/detail/', { sheet }));
const rowOf = async () => (await detailOf(of.sheet.uid)).rows.find(({ uid }) => uid === of.view.uid)!;
const performance = () =>
  done<PerformanceDetail>(of.student.get('/stud_jour/my_performance/disc/', { course: of.sheet.offering }));
const journalsOf = async (offering: string): Promise<JournalRow[]> =>
  (await done(office.get('/journals/electronic_journal/', { offering, page_size: 100 }))).results;

/** A row that takes its rating from journals, is not sent, and has a class that can be marked now. */
async function findRow(): Promise<Row> {
  const { results } = await done(office.get('/journals/final_grades/', { page_size: 100 }));
  for (const sheet of results as SheetDetail['sheet'][]) {
    const { rows } = await detailOf(sheet.uid);
    const open = rows.filter(row => row.from_journals && !row.sent_to_office && row.rating! >= 6000 && !row.audit);
    if (!sheet.main_teacher || open.length === 0) continue;
    for (const journal of await journalsOf(sheet.offering)) {
      if (journal.load_type !== 'practice' || !journal.teacher) continue;
      const teacher = await somebody(journal.teacher, ['teacher']);
      const sessions = await done<SessionView[]>(teacher.get('/journals/date_detail/', { journal: journal.uid }));
      const session = sessions.find(({ closed }) => closed === null);
      const seated = await done<{ student: string }[]>(
        office.get('/journals/student_detail/', { journal: journal.uid }),
      );
      const view = open.find(row => seated.some(one => one.student === row.student));
      if (!session || !view) continue;
      return {
        view,
        sheet,
        main: await somebody(sheet.main_teacher, ['teacher']),
        student: await somebody(view.student, ['student']),
        cell: { uid: `${session.uid}.${view.student}`, journal: journal.uid, teacher },
      };
    }
  }
  throw new Error('The demo has no row with a rating from journals and a class that can be marked');
}
/** What the journals of the course say of the student, cell by cell. */
async function expected(): Promise<number | null> {
  const { results } = await done<{ results: [{ shares: Share[] }] }>(office.get('/schedules/settings_e_j/settingsej/'));
  const [{ shares }] = results;
  const marks = [];
  for (const { uid: journal, load_type } of await journalsOf(of.sheet.offering)) {
    const cells = await done<CellView[]>(office.get('/journals/mark_detail/', { journal, student: of.view.student }));
    for (const { percent } of cells)
      if (percent !== null) marks.push({ load_type, marks: 1, hundredths: Math.round(percent * 100) });
  }
  return ratingOf(shares, marks);
}
const edit = async (mark: string) =>
  done(of.cell.teacher.put(`/journals/edit_mark/${of.cell.uid}/`, { mark, missed: false, reasons_for_missing: null }));

beforeAll(async () => {
  portal = await startPortal({ demo: true, clock, services: ['command-service', 'projection-service'] });
  await at(clock.now().toISOString());
  await settled();
  of = await findRow();
}, 240_000);
afterAll(() => portal.stop());

describe('the rating of a row', () => {
  it('is what the journals of its course say by the contributions of the year', async () => {
    expect(of.view.rating).toBe(await expected());
    expect(of.view.journal_rating).toBe(of.view.rating);
  });

  it('follows a mark: the student sees it at once, the sheet when it is taken, and taking it again changes nothing', async () => {
    await edit('3');
    const now = await expected();
    expect(now).not.toBe(of.view.rating);
    expect((await rowOf()).rating).toBe(of.view.rating);
    const seen = await performance();
    expect(seen.rating).toBe(now);
    expect(seen.parts.find(({ load_type }) => load_type === 'practice')).toMatchObject({ counts: true });
    expect(seen.lessons).toContainEqual(expect.objectContaining({ mark: '3', journal: of.cell.journal }));
    expect((await take({ journals: [of.cell.journal] })).changed).toBe(true);
    expect((await take({ journals: [of.cell.journal], offerings: [of.sheet.offering] })).changed).toBe(false);
    expect(await rowOf()).toMatchObject({ rating: now, from_journals: true });
    await edit('100');
    await take({ offerings: [of.sheet.offering] });
    expect((await rowOf()).rating).toBe(await expected());
  });

  it('is not written by hand where journals give it', async () => {
    const rows = [{ student: of.view.student, percent: 9900 }];
    const body = { sheet: of.sheet.uid, part: 'rating', rows };
    expect(code(await of.main.put('/journals/final_grades/parts/', body))).toBe('grades.rating_of_journals');
  });

  it('stays once the row is sent: journals show as a difference, until the office sends it back', async () => {
    const rows = [{ student: of.view.student, percent: 8000 }];
    await done(of.main.put('/journals/final_grades/parts/', { sheet: of.sheet.uid, part: 'exam', rows }));
    const { computed, rating } = await rowOf();
    await done(of.main.put('/schedules/academic_performance/change/', { uid: of.view.uid, mark: computed!.code }));
    const { agreements } = await rowOf();
    if (agreements.length > 0) await done(of.main.post('/journals/create_agreeing/', { final_grades: [of.view.uid] }));
    for (const { uid, co_teachers } of agreements) {
      const co = await somebody(co_teachers, ['teacher']);
      await done(co.put('/journals/change_agreeing/', { agreements: [uid], agreed: true }));
    }
    await done(of.main.put('/journals/send_office/', { rows: [{ uid: of.view.uid }] }));
    await edit('1');
    expect((await take({ journals: [of.cell.journal] })).changed).toBe(false);
    expect(await rowOf()).toMatchObject({ rating, journal_rating: await expected() });
    expect((await rowOf()).journal_rating).not.toBe(rating);
    expect((await performance()).rating).toBe(rating);
    await done(office.put(`/journals/reject_individual/${of.view.uid}/`, { comment: 'A mark was entered late' }));
    expect((await take({ offerings: [of.sheet.offering] })).changed).toBe(true);
    expect((await rowOf()).rating).toBe(await expected());
  });
});

describe('performance', () => {
  it('is listed for who teaches and oversees; an advisor sees approved marks alone, others nobody', async () => {
    const query = { course: of.sheet.offering, page_size: 100 };
    const mine = (rows: { uid: string }[]) => rows.find(({ uid }) => uid === of.view.uid);
    for (const who of [of.main, office])
      expect(mine((await done(who.get('/schedules/academic_performance/', query))).results)).toMatchObject({
        mark: expect.any(String),
        student: of.view.student,
      });
    const { rows: advised } = await portal.host.pool.query<{ advisor: string }>(
      'select advisor from curriculum.students_public where uid = $1',
      [of.view.student],
    );
    const advisor = await somebody(advised[0]!.advisor, ['supervisor']);
    expect(mine((await done(advisor.get('/schedules/academic_performance/', query))).results)).toMatchObject({
      mark: null,
      exam: null,
    });
    const stranger = await somebody(newId(), ['teacher']);
    expect((await done(stranger.get('/schedules/academic_performance/', query))).results).toEqual([]);
    expect((await of.student.get('/schedules/academic_performance/', query)).status).toBe(403);
    const marks = (await done(of.main.get('/schedules/academic_performance/mark/', { sheet: of.sheet.uid }))).results;
    expect(marks.map((one: { code: string }) => one.code)).toContain('B+');
  });

  it('is changed by the rules of the sheet, never beside them', async () => {
    const change = (who: Client, body: object) =>
      who.put('/schedules/academic_performance/change/', { uid: of.view.uid, mark: 'I', ...body });
    const stranger = await somebody(newId(), ['teacher']);
    expect(code(await change(stranger, {}))).toBe('grades.not_main_teacher');
    expect(code(await change(office, {}))).toBe('grades.not_main_teacher');
    expect(code(await change(of.main, { reason: 'An order' }))).toBe('grades.office_only');
    await done(change(office, { reason: 'An order' }));
    expect((await rowOf()).mark).toBe('I');
  });

  it('is shown by courses with their journals, and the plan without what is completed', async () => {
    const auca = await done(of.student.get('/journals/performance_auca/'));
    const course = auca.results.find(({ offering }: { offering: string }) => offering === of.sheet.offering);
    expect(course).toMatchObject({ letter: null, journals: expect.any(Number) });
    expect(course.journals).toBeGreaterThan(0);
    const { results } = await done(of.student.get('/journals/performance_auca_ejs/', { course: of.sheet.offering }));
    expect(results.map(({ uid }: { uid: string }) => uid)).toContain(of.cell.journal);
    const difference = await done(of.student.get('/journals/academic_difference/'));
    const { rows } = await portal.host.pool.query<{ discipline: string }>(
      'select discipline from registration.completed_public where student = $1 and completed',
      [of.view.student],
    );
    const completed = new Set(rows.map(({ discipline }) => discipline));
    expect(difference.results.length).toBeGreaterThan(0);
    expect(difference.results.filter((one: { discipline: string }) => completed.has(one.discipline))).toEqual([]);
    expect((await done(of.student.get('/stud_jour/my_performance/'))).results.length).toBeGreaterThan(0);
  });
});

it('sheets close by the rule for all at its minute, although no job has run; the job says so once', async () => {
  const { study_period } = of.sheet;
  const closing = async () =>
    (await done(office.get('/grades/closings/'))).results.find((one: any) => one.study_period === study_period);
  for (const { uid } of (await done(office.get('/grades/periods/', { study_period }))).results)
    await done(office.delete(`/grades/periods/${uid}/`));
  expect(await closing()).toMatchObject({ cause: 'term_rule' });
  for (const { uid } of (await done(office.get('/grades/block_rules/', { study_period }))).results)
    await done(admin.delete(`/grades/block_rules/${uid}/`));
  expect(await closing()).toMatchObject({ cause: null, closes: null });
  const rule = { name: 'After the exams', study_period: null, days: 3, is_active: true };
  expect((await office.post('/grades/block_rules/', rule)).status).toBe(403);
  await done(admin.post('/grades/block_rules/', rule));
  const { closes, cause, is_closed } = await closing();
  expect({ cause, is_closed }).toEqual({ cause: 'common_rule', is_closed: false });
  await done(admin.put(`/journals/reject_individual/${of.view.uid}/`, { comment: 'Not an I' }));
  const mark = async (letter: string) => {
    const main = await somebody((await detailOf(of.sheet.uid)).sheet.main_teacher!, ['teacher']);
    return main.put(`/journals/change_mark/${of.view.uid}/`, { mark: letter });
  };
  await at(new Date(Date.parse(closes) - 1000).toISOString());
  await done(mark('W'));
  const close = () => callService(portal.host, 'POST /grades/periods/close/', {}) as Promise<{ changed: boolean }>;
  expect((await close()).changed).toBe(false);
  await at(closes);
  expect(code(await mark('I'))).toBe('grades.sheet_closed');
  expect(await closing()).toMatchObject({ is_closed: true });
  expect([(await close()).changed, (await close()).changed]).toEqual([true, false]);
  const { rows } = await portal.host.pool.query<{ teachers: string[] }>(
    `select data->'teachers' as teachers from log.events where type = 'GradeSheetsClosed'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.teachers).toContain(of.sheet.main_teacher);
});
