import {
  advisorChanges,
  advisorRow,
  advisorsSummary,
  studentCards,
  type AdvisorRow,
} from '@portal/event-schemas/advising/advisor-views.ts';
import { reassignReport } from '@portal/event-schemas/advising/requests.ts';
import { statusCounts } from '@portal/event-schemas/advising/views.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { client, type Client } from '../../../../test/support/client.ts';
import { startPortal, type TestPortal } from '../../../../test/support/portal.ts';

let portal: TestPortal;
let advisor: Client, office: Client, student: Client;
const advisors = async (query: Record<string, string | number> = {}, who = office): Promise<AdvisorRow[]> => {
  const { status, body } = await who.get('/advising/advisors/', { page_size: 100, ...query });
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return z.array(advisorRow).parse(body.results);
};
const studentsOf = async (uid: string, more = {}) =>
  (await office.get('/registration/students/', { advisor: uid, page_size: 100, student_status: 'studying', ...more }))
    .body;

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  [advisor, office, student] = (await Promise.all(
    ['advisor', 'office', 'student'].map(login => client(portal.url).login(login)),
  )) as [Client, Client, Client];
  await portal.host.waitForReadModels(await portal.host.log.head(), 30_000);
}, 120_000);
afterAll(() => portal?.stop());

describe('the list of advisors', () => {
  it('counts the students and cards of each as the list of students shows them', async () => {
    const rows = await advisors();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows.slice(0, 4)) {
      expect((await studentsOf(row.uid)).count).toBe(row.students);
      expect((await studentsOf(row.uid, { status: 'CONFIRMED' })).count).toBe(row.confirmed);
      expect((await studentsOf(row.uid, { status: 'NOT_STARTED' })).count).toBe(row.not_started);
      expect((await studentsOf(row.uid, { status: 'CHOSEN,CHANGED_AFTER' })).count).toBe(row.with_advisor);
    }
    const summary = advisorsSummary.parse((await office.get('/advising/advisors_summary/')).body);
    expect(summary.students).toBe(300);
    expect(summary.advisors).toBe(rows.length);
    expect(summary.waiting).toBe(rows.reduce((sum, row) => sum + row.waiting, 0));
  });

  it('sorts and filters by its numbers, and is exported', async () => {
    const most = await advisors({ sort: '-students' });
    expect(most.map(row => row.students)).toEqual(most.map(row => row.students).toSorted((a, b) => b - a));
    expect((await advisors({ students_from: most[0]!.students + 1 })).length).toBe(0);
    expect((await advisors({ q: most[0]!.display_name.split(' ')[0]! })).some(row => row.uid === most[0]!.uid)).toBe(
      true,
    );
    expect((await office.get('/advising/advisors/', { export: 'csv' })).status).toBe(202);
    expect((await office.get(`/advising/advisors/${most[0]!.uid}/`)).body.display_name).toBe(most[0]!.display_name);
    expect((await student.get('/advising/advisors/')).status).toBe(403);
    expect((await advisors({}, advisor)).length).toBe(most.length);
  });
});

describe('giving students to another advisor', () => {
  it('moves them with their cards, keeps who did it and why, and is the office’s', async () => {
    const [from, to] = (await advisors({ sort: '-students' })) as [AdvisorRow, AdvisorRow];
    const moved: string[] = (await studentsOf(from.uid)).results.slice(0, 3).map((row: { uid: string }) => row.uid);
    const confirmed = (await studentsOf(from.uid, { uid: moved.join(','), status: 'CONFIRMED' })).count;
    expect(
      (await advisor.post('/advising/advisors/reassign/', { students: moved, advisor: to.uid, reason: 'x' })).status,
    ).toBe(403);
    const unknown = '00000000-0000-7000-8000-00000000dead';
    const report = reassignReport.parse(
      (
        await office.post('/advising/advisors/reassign/', {
          students: [...moved, unknown],
          advisor: to.uid,
          reason: 'Moves to another department',
        })
      ).body,
    );
    expect(report).toMatchObject({ done: 3, refused: 1 });
    expect(report.results.at(-1)).toMatchObject({
      uid: unknown,
      ok: false,
      error: { code: 'registration.student_not_found' },
    });
    const after = await advisors();
    const [less, more] = [from, to].map(before => after.find(row => row.uid === before.uid)!) as [
      AdvisorRow,
      AdvisorRow,
    ];
    expect([less.students, more.students, less.confirmed, more.confirmed]).toEqual([
      from.students - 3,
      to.students + 3,
      from.confirmed - confirmed,
      to.confirmed + confirmed,
    ]);
    expect((await studentsOf(to.uid)).count).toBe(more.students);
    const [change] = advisorChanges.parse((await office.get(`/advising/students/${moved[0]}/advisors/`)).body);
    expect(change).toMatchObject({
      from: { uid: from.uid },
      to: { uid: to.uid },
      reason: 'Moves to another department',
    });
  });

  it('refuses who is not an advisor, and takes an advisor away', async () => {
    const {
      body: {
        results: [one],
      },
    } = await office.get('/registration/students/', { page_size: 1 });
    const {
      body: { results: teachers },
    } = await office.get('/curriculum/teachers/', { is_advisor: 'false', page_size: 1 });
    expect(
      (await office.put(`/advising/students/${one.uid}/advisor/`, { advisor: teachers[0].uid })).body.error,
    ).toMatchObject({ code: 'advising.not_an_advisor', fields: { advisor: 'advising.not_an_advisor' } });
    expect(
      (await office.put(`/advising/students/${one.uid}/advisor/`, { advisor: null, reason: 'Leaves' })).body,
    ).toEqual({ uid: one.uid, advisor: null });
    expect((await office.get('/advising/advisors_summary/')).body.unadvised).toBe(1);
  });
});

describe('a student’s study periods', () => {
  it('are shown to the office and to the own advisor', async () => {
    const {
      body: {
        results: [mine],
      },
    } = await advisor.get('/advisors/my_students/all/', { page_size: 1 });
    const cards = studentCards.parse((await advisor.get(`/advising/students/${mine.uid}/cards/`)).body);
    expect(cards.find(card => card.uid === mine.card)).toMatchObject({ status: mine.status, credits: mine.credits });
    const {
      body: { results: others },
    } = await office.get('/registration/students/', { page_size: 100 });
    const other = others.find((row: { advisor: string | null }) => row.advisor !== mine.advisor);
    expect((await advisor.get(`/advising/students/${other.uid}/cards/`)).body.error.code).toBe(
      'advising.not_your_student',
    );
    expect((await advisor.get(`/advising/students/${other.uid}/advisors/`)).body.error.code).toBe(
      'advising.not_your_student',
    );
    expect((await office.get(`/advising/students/${other.uid}/cards/`)).status).toBe(200);
  });
});

describe('the answer to a sent card', () => {
  it('is counted with its time for who gave it', async () => {
    const {
      body: {
        results: [waiting],
      },
    } = await advisor.get('/advisors/my_students/all/', {
      status: 'CHECKING_AFTER,CHOSEN',
      page_size: 1,
      sort: '-status',
    });
    const before = (await advisors()).find(row => row.uid === waiting.advisor)!;
    if (waiting.status === 'CHOSEN')
      expect((await advisor.post(`/organizations/status_info/?uid=${waiting.card}`)).status).toBe(200);
    expect(
      (await advisor.put('/organizations/online_registration/reject/', { uid: waiting.card, comment: 'Physics first' }))
        .status,
    ).toBe(200);
    const after = (await advisors({}, advisor)).find(row => row.uid === waiting.advisor)!;
    expect([after.returns, after.waiting]).toEqual([before.returns + 1, before.waiting - 1]);
    expect(after.mean_hours).toBeGreaterThanOrEqual(0);
    expect(statusCounts.parse((await advisor.get('/advising/status_counts/')).body).counts.REJECTED).toBe(
      after.returned,
    );
  });
});
