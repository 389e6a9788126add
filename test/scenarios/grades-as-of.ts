import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookBack, seen } from '../support/as-of.ts';
import { client, type Client } from '../support/client.ts';
import { gradedUniversity, ok, uidOf, type GradedCourse, type GradedUniversity } from '../support/graded-university.ts';

let there: GradedUniversity;
let auditor: Client;
let of: GradedCourse;
let view: AsOfView;
/** What the auditor saw at the moment that is looked back to, by path and question. */
const answered = new Map<string, unknown>();
const questions = (): [name: string, path: string, query: Record<string, string | number>][] => [
  ['the list of sheets', '/journals/final_grades/', { page_size: 100 }],
  ['a sheet', '/journals/final_grades/detail/', { sheet: of.sheet }],
  ['its history', '/journals/history_final_grades/', { sheet: of.sheet, page_size: 100 }],
  ['statements', '/journals/statements/', { page_size: 100 }],
  ['the statement of the sheet', `/journals/statements/${statement}/`, {}],
  ['results of a student', '/journals/final_grades_for_student/', { student: of.students[0]! }],
  ['what a student has completed', '/journals/final_grades_completed/', { student: of.students[0]! }],
  ['how a student is doing', '/stud_jour/my_performance/', { profile: of.students[0]!, page_size: 100 }],
  ['failures', '/journals/failures/', { page_size: 100 }],
];
let statement: string;
const then = '2026-12-15T06:10:00.000Z';
const later = '2026-12-15T06:20:00.000Z';

beforeAll(async () => {
  there = await gradedUniversity();
  of = await there.course(1, 0, false);
  ok(await there.mark(of, 0, 'F'));
  ok(await there.send(of, 0));
  ok(await there.approve(of, [0]));
  statement = await there.draft(of, 'retake');
  await there.at(then);
  auditor = await client(there.portal.url).login('auditor');
  await there.settled();
  for (const [name, path, query] of questions()) {
    const { status, body } = await auditor.get(path, query);
    expect({ name, status, error: body?.error }).toEqual({ name, status: 200, error: undefined });
    answered.set(name, body);
  }
  // Afterwards the retake is passed, registered and corrected.
  await there.at(later);
  await there.fill(of, statement, 'C');
  await there.registered(of, statement);
  const { body } = await there.office.post(`/journals/statements/${statement}/correct/`, { reason: 'A slip' });
  await there.fill(of, body.uid, 'B', there.office);
  await there.registered(of, body.uid);
  view = await lookBack(auditor, { moment: then });
}, 240_000);
afterAll(() => there.portal.stop());

describe('the record of grades as of a moment', () => {
  it('answers every question about grades as it was answered then', async () => {
    for (const [name, path, query] of questions())
      expect({ name, body: (await seen(auditor, view, path, query)).body }).toEqual({ name, body: answered.get(name) });
  });
  it('is another one than now', async () => {
    const marks = async (from?: AsOfView): Promise<string[]> => {
      const query = { student: of.students[0]! };
      const path = '/journals/final_grades_for_student/';
      const { body } = await (from ? seen(auditor, from, path, query) : auditor.get(path, query));
      return body.results.filter((one: any) => one.offering === of.offering).map((one: any) => one.mark);
    };
    expect([await marks(view), await marks()]).toEqual([['F'], ['F', 'B']]);
  });
  it('has the sheet and the statement as their decisions saw them, at any version', async () => {
    const state = async (stream: string, query: object) => {
      const { status, body } = await auditor.get(`/audit/streams/${stream}/state/`, { ...query });
      expect({ status, error: body?.error }).toEqual({ status: 200, error: undefined });
      return body;
    };
    const before = await state(`statement-${statement}`, { as_of: then });
    const after = await state(`statement-${statement}`, {});
    expect([before.state.status, after.state.status]).toEqual(['NOT_FILLED', 'SUPERSEDED']);
    const sheet = await state(`final_grades-${of.sheet}`, { as_of: then });
    expect(JSON.stringify(sheet.state)).toContain(of.students[0]!);
  });
  it('lets nobody change it', async () => {
    const { status, body } = await there.office.call('PUT', `/journals/change_mark/${uidOf(of)}/`, {
      body: { mark: 'A' },
      headers: { 'x-as-of': view.uid },
    });
    expect([status, body.error.code]).toEqual([409, 'platform.past_read_only']);
  });
});
