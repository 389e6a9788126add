import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { stateOf, type RowState } from '@portal/event-schemas/grades/row-rules.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { given, specNow } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { actOnRows, SetMark } from './commands.ts';
import type { ActOnRows } from './row-acts.ts';
import { fold } from './fold.ts';
import type { Known } from './known.ts';
import { gradeSheet } from './sheet.ts';
import * as of from './testing.ts';

const { sheet, student, main, co, otherCo, office, discipline, zone } = of;
type Events = readonly FinalGradesEvent[];

const shared: Events = [...of.opened, of.added(1, [co, otherCo])];
const alone: Events = [...of.opened, of.added(1)];
const asked: Events = [co, otherCo].map(teacher => ({
  type: 'AgreementAsked',
  data: { teacher, students: [student(1)] },
}));
const onAgreement: Events = [...shared, of.marked(1, 'B'), ...asked];
const agreed: Events = [...onAgreement, of.agreed(1), of.agreed(1, otherCo)];
const onCheck: Events = [...agreed, of.sent(1)];
/** A row in each state of the table in grades.md §4, by the events that lead there. */
const rows = {
  EMPTY: shared,
  FILLED: [...shared, of.marked(1, 'B')],
  ON_AGREEMENT: onAgreement,
  DISAGREED: [...onAgreement, of.disagreed(1)],
  AGREED: agreed,
  ON_CHECK: onCheck,
  APPROVED: [...onCheck, of.approved(1)],
  REJECTED: [...onCheck, of.rejected(1)],
  CLOSED: [...shared, { type: 'RowClosed', data: { student: student(1) } }],
} satisfies Partial<Record<RowState, Events>>;
type Named = keyof typeof rows;
const rowAfter = (events: Events) => {
  const state = fold(gradeSheet, { status: 'none' }, events);
  return state.status === 'opened' ? state.rows.get(student(1))! : undefined;
};

type Act = ActOnRows | { act: 'mark'; mark: string };
/** What becomes of a row: the state after the act, or the code of the refusal. */
function becomes(events: Events, what: Act, by: string, facts: Known = of.known()): string {
  const results = what.act === 'approve' || what.act === 'resend';
  const decided =
    what.act === 'mark'
      ? given(events).when(
          SetMark,
          { sheet, student: student(1), mark: what.mark, zone },
          { facts, actor: of.as(by), now: specNow },
        )
      : given(events).when(
          actOnRows(1, { students: Number(results), attempts: Number(results) }),
          {
            asked: what,
            targets: [{ sheet, students: [student(1)] }],
            touched: results
              ? { students: [student(1)], attempts: [{ student: student(1), discipline }] }
              : { students: [], attempts: [] },
            zone,
          },
          { facts: [facts], actor: of.as(by) },
        );
  if (isRejection(decided)) return decided.code.replace('grades.', '');
  return stateOf(rowAfter([...events, ...(decided as readonly Events[])[0]!])!);
}
const mark: Act = { act: 'mark', mark: 'A' };
const disagree: Act = { act: 'disagree', comment: 'The laboratory work is missing' };
const reject: Act = { act: 'reject', comment: 'The exam is missing' };
const clean: Act = { act: 'clean', teachers: null };
const opening = of.known({ openings: [{ uid: of.unblock, until: '2100-01-01T00:00:00.000Z', rows: null }] });

describe('a row (grades.md §4)', () => {
  it.each(Object.keys(rows) as Named[])('that events have led to %s is there', state =>
    expect(stateOf(rowAfter(rows[state])!)).toBe(state),
  );

  it.each<Named>(['EMPTY', 'FILLED', 'ON_AGREEMENT', 'DISAGREED', 'AGREED', 'REJECTED'])(
    '%s: another mark of the main teacher makes it FILLED, with no agreement, and it is not sent',
    state => {
      expect(becomes(rows[state], mark, main)).toBe('FILLED');
      const row = rowAfter([...rows[state], of.marked(1, 'A')])!;
      expect(
        Object.values(row.agreements).filter(({ agreed: answer, asked: some }) => answer !== null || some),
      ).toEqual([]);
      expect(row.sent).toBe(false);
    },
  );
  it.each<[Named, string]>([
    ['ON_CHECK', 'on_check'],
    ['APPROVED', 'approved_row'],
    ['CLOSED', 'row_closed'],
  ])('%s: another mark is refused', (state, code) => expect(becomes(rows[state], mark, main)).toBe(code));

  it('FILLED: co-teachers who are asked make it ON_AGREEMENT', () =>
    expect(becomes(rows.FILLED, { act: 'ask' }, main)).toBe('ON_AGREEMENT'));
  it('ON_AGREEMENT: it is AGREED with the last who agrees, and DISAGREED with any who does not', () => {
    expect(becomes(rows.ON_AGREEMENT, { act: 'agree' }, co)).toBe('ON_AGREEMENT');
    expect(becomes([...rows.ON_AGREEMENT, of.agreed(1)], { act: 'agree' }, otherCo)).toBe('AGREED');
    expect(becomes([...rows.ON_AGREEMENT, of.agreed(1)], disagree, otherCo)).toBe('DISAGREED');
    expect(becomes(rows.ON_AGREEMENT, { ...disagree, comment: '' }, co)).toBe('comment_required');
  });
  it.each<Named>(['DISAGREED', 'AGREED'])('%s: cleaned answers make it ON_AGREEMENT', state =>
    expect(becomes(rows[state], clean, main)).toBe('ON_AGREEMENT'),
  );

  it('FILLED without a co-teacher, and AGREED: sending makes it ON_CHECK', () => {
    expect(becomes([...alone, of.marked(1, 'B')], { act: 'send' }, main)).toBe('ON_CHECK');
    expect(becomes(rows.AGREED, { act: 'send' }, main)).toBe('ON_CHECK');
    expect(becomes(rows.AGREED, { act: 'resend' }, main)).toBe('ON_CHECK');
  });
  it.each<[Named, string]>([
    ['EMPTY', 'no_mark'],
    ['FILLED', 'not_agreed'],
    ['ON_AGREEMENT', 'not_agreed'],
    ['DISAGREED', 'not_agreed'],
    ['CLOSED', 'row_closed'],
  ])('%s: it is not sent', (state, code) => expect(becomes(rows[state], { act: 'send' }, main)).toBe(code));

  it('ON_CHECK: the office approves or rejects it', () => {
    expect(becomes(rows.ON_CHECK, { act: 'approve' }, office)).toBe('APPROVED');
    expect(becomes(rows.ON_CHECK, reject, office)).toBe('REJECTED');
  });
  it.each<Named>(['EMPTY', 'FILLED', 'ON_AGREEMENT', 'DISAGREED', 'AGREED'])(
    '%s: the office decides nothing',
    state => {
      expect(becomes(rows[state], { act: 'approve' }, office)).toBe('not_sent');
      expect(becomes(rows[state], reject, office)).toBe('not_sent');
    },
  );

  it('APPROVED: sending the sheet again leaves it approved', () =>
    expect(becomes(rows.APPROVED, { act: 'send' }, main)).toBe('APPROVED'));
  it('APPROVED: sending it alone makes it ON_CHECK while an opening names it, and is refused without', () => {
    expect(becomes(rows.APPROVED, { act: 'resend' }, main)).toBe('approved_row');
    expect(becomes(rows.APPROVED, { act: 'resend' }, main, opening)).toBe('ON_CHECK');
  });
  it('APPROVED and ON_CHECK: agreements are not changed any more', () => {
    for (const what of [{ act: 'agree' } as const, disagree, clean]) {
      expect(becomes(rows.APPROVED, what, co)).toBe('approved_row');
      expect(becomes(rows.ON_CHECK, what, co)).toBe('on_check');
    }
  });
});
