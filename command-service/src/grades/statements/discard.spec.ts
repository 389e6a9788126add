import type { FinalGradesEvent, StatementEvent } from '@portal/event-schemas/grades/events.ts';
import { stateOf } from '@portal/event-schemas/grades/row-rules.ts';
import { fold, given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { gradeSheet } from '../sheet.ts';
import * as of from '../testing.ts';
import * as commands from './commands.ts';
import { statement } from './statement.ts';
import {
  approved,
  code,
  correction,
  drafted,
  happened,
  next,
  read,
  rejected,
  sent,
  sheetOf,
  signed,
  uid,
  whole,
} from './testing.ts';

const { sheet, student, main, co, office } = of;
const drawn: FinalGradesEvent[] = [
  ...sheetOf('B'),
  { type: 'RowsDrawn', data: { statement: uid, kind: 'final', students: [student(1)] } },
];
const discard = (events: readonly StatementEvent[], by = main, reason = 'The wrong stream') =>
  given(events, drawn).when(
    commands.discardStatement(false),
    { uid, sheet, corrects: null, reason },
    { actor: of.as(by) },
  );

describe('a draft', () => {
  it.each([
    ['that was never sent', [drafted()]],
    ['that was sent back', [drafted(), sent, rejected]],
  ])('%s is discarded by its teacher or the office, with the reason', (_, events) => {
    for (const by of [main, office])
      expect(discard(events, by)).toEqual([
        [{ type: 'StatementDiscarded', data: { uid, reason: 'The wrong stream' } }],
        [{ type: 'RowsReleased', data: { statement: uid, kind: 'final', students: [student(1)] } }],
      ]);
    expect(code(discard(events, co))).toBe('not_main_teacher');
    expect(code(discard(events, main, ' '))).toBe('comment_required');
  });
  it.each([
    ['is being checked', [drafted(), sent], 'statement_on_check'],
    ['is approved', [drafted(), sent, approved], 'statement_on_check'],
    ['is signed', [drafted(), sent, approved, signed], 'statement_on_check'],
    ['is registered', whole, 'statement_registered'],
  ])('that %s is not discarded', (_, events, fault) => expect(code(discard(events))).toBe(fault));
  it('that is discarded is over: nothing is done with it any more, and it has no number', () => {
    const over: StatementEvent[] = [
      drafted(),
      { type: 'StatementDiscarded', data: { uid, reason: 'The wrong stream' } },
    ];
    expect(fold(statement, over)).toMatchObject({ status: 'DISCARDED', comment: 'The wrong stream', number: null });
    expect(code(discard(over))).toBe('statement_discarded');
    const acts = [
      given(over).when(commands.SendStatement, { uid, sheet }, { actor: of.as(main), read: read(drawn) }),
      given(over, drawn, [], []).when(
        commands.approveStatement(1),
        { uid, sheet, students: [student(1)], discipline: of.discipline },
        { actor: of.as(office) },
      ),
    ];
    expect(acts.map(code)).toEqual(['statement_discarded', 'statement_discarded']);
  });
  it('leaves its rows to another statement of the kind, and to the office', () => {
    const [, released] = discard([drafted()]) as never as FinalGradesEvent[][];
    const free = [...drawn, ...released!];
    const again = (events: readonly FinalGradesEvent[]) =>
      given([], events).when(commands.DraftStatement, { uid: next, sheet, kind: 'final' }, { actor: of.as(main) });
    expect(code(again(drawn))).toBe('statement_nothing');
    expect(happened(again(free))).toEqual(['StatementDrafted', 'RowsDrawn']);
    const after = fold(gradeSheet, free);
    const row = after.status === 'opened' ? after.rows.get(student(1))! : null;
    expect(row && [stateOf(row), row.drawn]).toEqual(['APPROVED', {}]);
  });
  it('takes only those along that stand on it', () => {
    const other: FinalGradesEvent = {
      type: 'RowsReleased',
      data: { statement: next, kind: 'final', students: [student(1)] },
    };
    const after = fold(gradeSheet, [...drawn, other]);
    expect(after.status === 'opened' && after.rows.get(student(1))!.drawn).toEqual({ final: uid });
  });
});

describe('a correction', () => {
  const begun: StatementEvent = { type: 'StatementCorrected', data: { uid, by: next } };
  const giveUp = (by: string) =>
    given([correction()], drawn, [...whole, begun]).when(
      commands.discardStatement(true),
      { uid: next, sheet, corrects: uid, reason: 'The protocol was right' },
      { actor: of.as(by) },
    );
  it('is discarded by the office: the registered statement stands, and may be corrected anew', () => {
    const decided = giveUp(office);
    expect(happened(decided)).toEqual(['StatementDiscarded', 'StatementCorrectionDiscarded']);
    expect(code(giveUp(main))).toBe('office_only');
    const [, , old] = decided as never as StatementEvent[][];
    const stands = [...whole, begun, ...old!];
    expect(fold(statement, stands)).toMatchObject({ status: 'REGISTERED', number: 1, correction: null });
    const correct = (events: readonly StatementEvent[]) =>
      given([], events).when(
        commands.CorrectStatement,
        { uid: of.unblock, old: uid, sheet, reason: 'A slip' },
        { actor: of.as(office), read: read(drawn) },
      );
    expect(code(correct([...whole, begun]))).toBe('statement_being_corrected');
    expect(happened(correct(stands))).toEqual(['StatementDrafted', 'StatementCorrected']);
  });
});
