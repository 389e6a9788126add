import type { FinalGradesEvent, StatementEvent } from '@portal/event-schemas/grades/events.ts';
import { fold, given, specNow } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { registrationStanding } from '../../registration/standing/registration-standing.ts';
import { actOnRows } from '../commands.ts';
import { failures } from '../failures.ts';
import { gradeSheet } from '../sheet.ts';
import * as of from '../testing.ts';
import * as commands from './commands.ts';
import {
  approved,
  C,
  code,
  correction,
  drafted,
  F,
  happened,
  next,
  read,
  rejected,
  row,
  sent,
  sheetOf,
  signed,
  uid,
  whole,
  type Events,
} from './testing.ts';

const { sheet, student, main, co, office, otherOffice, discipline, term } = of;
const draft = (events: Events, kind: string, by = main) =>
  given([], events).when(commands.DraftStatement, { uid, sheet, kind: kind as 'final' }, { actor: of.as(by) });
const on = (
  definition: typeof commands.SendStatement,
  statement: readonly StatementEvent[],
  by: string,
  data: object = {},
  events: Events = sheetOf('B'),
) =>
  given(statement).when(
    definition as never,
    { uid, sheet, ...data },
    { actor: of.as(by), read: read(events), facts: { systems: {} } },
  );
const touched = { uid, sheet, students: [student(1)], discipline };
const approve = (
  statement: readonly StatementEvent[],
  by = office,
  events: Events = sheetOf('B'),
  results: object[] = [],
) => given(statement, events, results as never, []).when(commands.approveStatement(1), touched, { actor: of.as(by) });
const sign = (statement: readonly StatementEvent[], by: string, last = 0) =>
  given(
    statement,
    sheetOf('B'),
    [],
    [],
    last ? [{ type: 'StatementNumbered', data: { year: 2026, kind: 'final', number: last, statement: uid } }] : [],
  ).when(
    commands.signStatement(1, false),
    { ...touched, kind: 'final', year: 2026, corrects: null },
    { actor: of.as(by) },
  );

describe('a statement', () => {
  it('is drafted of approved rows, each of which stands on one of the kind', () => {
    expect(draft(sheetOf('B'), 'final')).toMatchObject([
      [{ type: 'StatementDrafted', data: { original: uid, rows: [{ student: student(1), mark: { code: 'B' } }] } }],
      [{ type: 'RowsDrawn', data: { statement: uid, kind: 'final', students: [student(1)] } }],
    ]);
    const drawn: FinalGradesEvent = {
      type: 'RowsDrawn',
      data: { statement: uid, kind: 'final', students: [student(1)] },
    };
    expect(code(draft([...sheetOf('B'), drawn], 'final'))).toBe('statement_nothing');
  });
  it('of a mark that is not finished yet is not drafted', () =>
    expect(code(draft(sheetOf('I'), 'final'))).toBe('statement_nothing'));
  it('of a rating tells the rating, of an exam the exam, whether or not marks are there', () => {
    const parts: Events = [
      ...sheetOf('B'),
      { type: 'PartRecorded', data: { student: student(2), part: 'rating', percent: 8000 } },
    ];
    expect(draft(parts, 'rating')).toMatchObject([[{ data: { rows: [{ student: student(2), rating: 8000 }] } }], [{}]]);
    expect(code(draft(parts, 'examination'))).toBe('statement_nothing');
  });
  it('is drafted by the main teacher or the office', () => {
    expect(code(draft(sheetOf('B'), 'final', co))).toBe('not_main_teacher');
    expect(code(draft(sheetOf('B'), 'final', office))).toBeNull();
  });
  it('is sent by the main teacher once each row has a result', () => {
    expect(happened(on(commands.SendStatement, [drafted()], main))).toEqual(['StatementSent']);
    expect(happened(on(commands.SendStatement, [drafted(), sent], main))).toEqual([]);
    expect(code(on(commands.SendStatement, [drafted()], co))).toBe('not_main_teacher');
    expect(code(on(commands.SendStatement, [drafted({ rows: [row(1, { mark: null })] })], main))).toBe(
      'statement_incomplete',
    );
  });
  it('is sent back with a reason and may be sent again', () => {
    const back = (by: string, comment: string) =>
      on(commands.RejectStatement as never, [drafted(), sent], by, { comment });
    expect(happened(back(office, 'No protocol'))).toEqual(['StatementRejected']);
    expect(code(back(office, ' '))).toBe('comment_required');
    expect(code(back(main, 'No'))).toBe('office_only');
    expect(happened(on(commands.SendStatement, [drafted(), sent, rejected], main))).toEqual(['StatementSent']);
  });
  it('is approved by the office, not by who filled it in, and not before it is sent', () => {
    expect(happened(approve([drafted(), sent]))).toEqual(['StatementApproved']);
    expect(happened(approve([drafted(), sent, approved]))).toEqual([]);
    expect(code(approve([drafted()]))).toBe('statement_not_sent');
    expect(code(approve([drafted({ filled_by: office }), sent]))).toBe('own_statement');
    expect(code(approve([drafted(), sent], main))).toBe('office_only');
  });
  it('is signed by its teacher first; the signature of the office gives it the next number in the same append', () => {
    const ready = [drafted(), sent, approved];
    expect(code(sign([drafted(), sent], main))).toBe('statement_not_approved');
    expect(code(sign(ready, office))).toBe('statement_unsigned');
    expect(code(sign(ready, co))).toBe('not_main_teacher');
    expect(happened(sign(ready, main))).toEqual(['StatementSigned']);
    expect(happened(sign([...ready, signed], main))).toEqual([]);
    expect(sign([...ready, signed], office, 7)).toMatchObject([
      [
        { type: 'StatementSigned', data: { as: 'office', by: office } },
        { type: 'StatementRegistered', data: { number: 8, year: 2026 } },
      ],
      [],
      [],
      [],
      [{ type: 'StatementNumbered', data: { number: 8, statement: uid } }],
    ]);
  });
  it.each([
    ['filled', () => on(commands.FillStatement as never, whole, main, { rows: [] })],
    ['sent', () => on(commands.SendStatement, whole, main)],
    ['approved', () => approve(whole)],
    ['sent back', () => on(commands.RejectStatement as never, whole, office, { comment: 'No' })],
    ['signed', () => sign(whole, main)],
  ])('that is registered is never %s again', (_, act) => expect(code(act())).toBe('statement_registered'));
});

describe('a retake', () => {
  const failed = sheetOf('FX');
  const statement = [drafted({ kind: 'retake', rows: [row(1, { rating: 8000, mark: null })] })];
  const fill = (rows: object[], by = main) => on(commands.FillStatement as never, statement, by, { rows }, failed);
  it('is of those who have failed', () => {
    expect(draft(failed, 'retake')).toMatchObject([[{ data: { rows: [{ student: student(1), mark: null }] } }], [{}]]);
    expect(code(draft(sheetOf('B'), 'retake'))).toBe('statement_nothing');
  });
  it('is filled in by the main teacher; both parts give the mark', () => {
    expect(fill([{ student: student(1), exam: 6000 }])).toMatchObject([
      [{ type: 'StatementFilled', data: { rows: [{ exam: 6000, percent: 72, mark: { code: 'C+' } }] } }],
    ]);
    expect(code(fill([{ student: student(1), exam: 6000, mark: 'A' }]))).toBe('mark_not_of_parts');
    expect(code(fill([{ student: student(1), mark: 'Z' }]))).toBe('mark_unknown');
    expect(code(fill([{ student: student(2), mark: 'B' }]))).toBe('row_not_found');
    expect(code(fill([], office))).toBe('not_main_teacher');
  });
  it('counts from its approval: the result is the new one, the old attempt stays', () => {
    const result = {
      type: 'FinalResultRecorded',
      data: {
        ...{ student: student(1), discipline, study_period: term, letter: 'FX', points: null },
        completed: false,
      },
    };
    const outcome = approve(
      [drafted({ kind: 'retake', rows: [row(1, { mark: C, percent: 66 })] }), sent],
      office,
      failed,
      [result],
    );
    expect(outcome).toMatchObject([
      [{ type: 'StatementApproved' }],
      [{ type: 'RowsRetaken', data: { rows: [{ student: student(1), mark: C }] } }],
      [{ type: 'FinalResultRecorded', data: { letter: 'C', completed: true, grade_points: 200 } }],
      [],
    ]);
    const after = fold(gradeSheet, [...failed, ...(outcome as never as FinalGradesEvent[][])[1]!]);
    expect(after.status === 'opened' && after.rows.get(student(1))).toMatchObject({
      mark: { code: 'FX' },
      retake: { mark: { code: 'C' } },
    });
  });
  it('that is failed again counts as one more failure', () => {
    const outcome = approve([drafted({ kind: 'retake', rows: [row(1, { mark: F })] }), sent], office, failed);
    expect(happened(outcome)).toContain('FailureCounted');
  });
});

describe('a correction', () => {
  const correct = (statement: readonly StatementEvent[], reason: string, by = office) =>
    given([], statement).when(
      commands.CorrectStatement,
      { uid: next, old: uid, sheet, reason },
      { actor: of.as(by), read: read(sheetOf('B')) },
    );
  it('is a new statement with a reason that points to the old one', () => {
    expect(correct(whole, 'A slip')).toMatchObject([
      [{ type: 'StatementDrafted', data: { uid: next, corrects: uid, original: uid, reason: 'A slip' } }],
      [{ type: 'StatementCorrected', data: { uid, by: next } }],
    ]);
    expect(code(correct(whole, ' '))).toBe('comment_required');
    expect(code(correct(whole, 'A slip', main))).toBe('office_only');
  });
  it('is made of a registered statement alone, once, and not of one that is superseded', () => {
    expect(code(correct(whole.slice(0, 4), 'A slip'))).toBe('statement_not_registered');
    const begun: StatementEvent = { type: 'StatementCorrected', data: { uid, by: next } };
    expect(code(correct([...whole, begun], 'A slip'))).toBe('statement_being_corrected');
    const over: StatementEvent = { type: 'StatementSuperseded', data: { uid, by: next } };
    expect(code(correct([...whole, over], 'A slip'))).toBe('statement_superseded');
  });
  it('is filled in by the office and approved by another', () => {
    const open = [correction()];
    const fill = (by: string) =>
      on(commands.FillStatement as never, open, by, { uid: next, rows: [{ student: student(1), mark: 'C' }] });
    expect(happened(fill(office))).toEqual(['StatementFilled']);
    expect(code(fill(co))).toBe('not_main_teacher');
    expect(code(approve([correction(), sent], office))).toBe('own_statement');
    expect(happened(approve([correction(), sent], otherOffice))).toEqual(['StatementApproved']);
  });
  it('counts from its registration: the old one is superseded, the mark and the result are the new ones, a failure ends', () => {
    const attempt = { student: student(1), discipline, attempt: of.row(1), study_period: term, mark: 'FX' };
    const outcome = given(
      [correction({ rows: [row(1, { mark: C })] }), sent, approved, signed],
      sheetOf('FX'),
      [],
      [{ type: 'FailureCounted', data: attempt }],
      [],
      whole,
    ).when(
      commands.signStatement(1, true),
      { ...touched, uid: next, kind: 'final', year: 2026, corrects: uid },
      { actor: of.as(office), now: specNow },
    );
    expect(happened(outcome)).toEqual([
      'StatementSigned',
      'StatementRegistered',
      'RowsCorrected',
      'FinalResultRecorded',
      'FailureWithdrawn',
      'StatementNumbered',
      'StatementSuperseded',
    ]);
    const [, corrected, result, failure] = outcome as never as { type: string; data: object }[][];
    expect(fold(registrationStanding, result!).results).toMatchObject([{ letter: 'C', completed: true }]);
    expect(fold(failures, [{ type: 'FailureCounted', data: attempt }, ...failure!]).attempts).toEqual([]);
    const after = fold(gradeSheet, [...sheetOf('FX'), ...(corrected as never as FinalGradesEvent[])]);
    expect(after.status === 'opened' && after.rows.get(student(1))).toMatchObject({ mark: C, approved: true });
  });
});

it('a correction of an exam stands on the sheet too, also where the mark stays the same', () => {
  const exam = { exam: 6600, percent: 66, mark: C };
  const sheetC = sheetOf('C');
  const outcome = given([correction({ rows: [row(1, exam)] }), sent, approved, signed], sheetC, [], [], [], whole).when(
    commands.signStatement(1, true),
    { ...touched, uid: next, kind: 'final', year: 2026, corrects: uid },
    { actor: of.as(office) },
  );
  const [, corrected] = outcome as never as FinalGradesEvent[][];
  const after = fold(gradeSheet, [...sheetC, ...corrected!]);
  expect(after.status === 'opened' && after.rows.get(student(1))).toMatchObject({ ...exam, approved: true });
});

it('a row that stands on a final statement is neither sent again, though it is open, nor changed by the office', () => {
  const drawn: Events = [
    ...sheetOf('B'),
    { type: 'RowsDrawn', data: { statement: uid, kind: 'final', students: [student(1)] } },
  ];
  const openings = [{ uid: of.unblock, until: '2099-01-01T00:00:00.000Z', rows: null }];
  const act = (by: string, asked: object) =>
    given(drawn).when(
      actOnRows(1, { students: 0, attempts: 0 }),
      {
        asked: asked as never,
        targets: [{ sheet, students: [student(1)] }],
        touched: { students: [], attempts: [] },
        zone: of.zone,
      },
      { facts: [of.known({ openings })], actor: of.as(by) },
    );
  expect(code(act(main, { act: 'resend' }))).toBe('on_statement');
  const change = { sheet, rows: [{ student: student(1), mark: 'A' }], reason: 'An order' };
  expect(code(act(office, { act: 'change_by_office', change }))).toBe('on_statement');
});
