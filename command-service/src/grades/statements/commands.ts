import type { StatementKind } from '@portal/event-schemas/grades/codes.ts';
import type { FinalGradesEvent, StatementEvent } from '@portal/event-schemas/grades/events.ts';
import { retakeId, rowId } from '@portal/event-schemas/grades/ids.ts';
import { isOfficer } from '@portal/event-schemas/grades/roles.ts';
import {
  contentOf,
  isWritten,
  statementRules,
  type DraftedStatement,
  type Statement,
  type StatementAct,
  type StatementRow,
} from '@portal/event-schemas/grades/statement.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import {
  defineCommand,
  type Aggregate,
  type CommandDefinition,
  type DecisionContext,
} from '@portal/platform/dispatcher/types.ts';
import { checkCode } from '@portal/platform/ids/check-code.ts';
import { registrationStanding, type RegistrationStanding } from '../../registration/standing/registration-standing.ts';
import { failures, type Failures } from '../failures.ts';
import { accountOf, systemOf, systemsFact } from '../known.ts';
import { allRecordsKey } from '@portal/platform/records/fact.ts';
import { failuresAfter, resultsAfter, type Outcome } from '../outcomes.ts';
import { gradeSheet, type GradeSheet, type OpenedSheet } from '../sheet.ts';
import { newRows, rowsAgain, writtenRows, type Written } from './rows.ts';
import { statement, statementNumber } from './statement.ts';

/** A statement with its sheet: `sheet` is that of the statement, which the caller has looked up. */
interface OfStatement {
  uid: string;
  sheet: string;
}
const ofSheet = ({ sheet }: { sheet: string }) => [{ aggregate: gradeSheet, id: sheet }];
const seenBy = (sheet: GradeSheet, { actor }: DecisionContext) => ({
  account: accountOf(actor),
  office: isOfficer(actor.roles),
  main: sheet.status === 'opened' ? sheet.main : null,
});
/** What keeps the caller from the act; else the statement and its sheet. */
function allowed(
  act: StatementAct,
  state: Statement,
  sheet: GradeSheet,
  context: DecisionContext,
): Rejection | { of: DraftedStatement; sheet: OpenedSheet } {
  if (state.status === 'NONE' || sheet.status === 'none') return reject('grades.statement_not_found');
  const fault = statementRules[act](state, seenBy(sheet, context));
  return fault ? reject(`grades.${fault}`, { rows: [] }) : { of: state, sheet };
}

interface Draft extends OfStatement {
  kind: StatementKind;
}
/** A statement of those of a sheet who stand on none of the kind yet: by the main teacher or the office. */
export const DraftStatement = defineCommand({
  type: 'DraftStatement',
  aggregates: [statement, gradeSheet],
  ids: ({ uid, sheet }: Draft) => [uid, sheet],
  decide: ({ uid, sheet: id, kind }: Draft, [state, sheet], _facts, context) => {
    if (state.status !== 'NONE') return [[], []];
    if (sheet.status === 'none') return reject('grades.sheet_not_found', { sheet: id });
    const { account, office, main } = seenBy(sheet, context);
    if (!office && main !== account) return reject('grades.not_main_teacher', { rows: [] });
    const rows = newRows(kind, sheet);
    if (rows.length === 0) return reject('grades.statement_nothing', { kind });
    const drafted = { uid, kind, sheet: id, original: uid, corrects: null, reason: '', rows, filled_by: account };
    return [
      [{ type: 'StatementDrafted', data: drafted }],
      [{ type: 'RowsDrawn', data: { statement: uid, kind, students: rows.map(({ student }) => student) } }],
    ];
  },
});

interface Correct extends OfStatement {
  old: string;
  reason: string;
}
/** A new statement in the place of a registered one, which stands until the new one is registered. */
export const CorrectStatement = defineCommand({
  type: 'CorrectStatement',
  aggregates: [statement, statement],
  ids: ({ uid, old }: Correct) => [uid, old],
  reads: ofSheet,
  decide: ({ uid, old, sheet: id, reason }: Correct, [state, before], _facts, context, read) => {
    if (state.status !== 'NONE') return [[], []];
    const found = allowed('correct', before, read!(gradeSheet, id), context);
    if (isRejection(found)) return found;
    if (reason.trim() === '') return reject('grades.comment_required', {}, { reason: 'required' });
    const { kind, sheet, original, rows } = found.of;
    const account = accountOf(context.actor);
    const now = kind === 'rating' || kind === 'examination' ? rowsAgain(kind, rows, found.sheet) : [...rows];
    const drafted = { uid, kind, sheet, original, corrects: old, reason, rows: now, filled_by: account };
    return [
      [{ type: 'StatementDrafted', data: drafted }],
      [{ type: 'StatementCorrected', data: { uid: old, by: uid } }],
    ];
  },
});

interface Fill extends OfStatement {
  rows: readonly Written[];
  version?: number | undefined;
}
/** Writes down what a retake or a correction says; other statements are read from the sheet again. */
export const FillStatement = defineCommand({
  type: 'FillStatement',
  aggregates: [statement],
  ids: ({ uid }: Fill) => [uid],
  reads: ofSheet,
  facts: (_data: Fill, get) => ({ systems: get(systemsFact, allRecordsKey) ?? {} }),
  decide: ({ uid, sheet: id, rows: written, version }: Fill, [state], known, context, read) => {
    const found = allowed('fill', state, read!(gradeSheet, id), context);
    if (isRejection(found)) return found;
    const { of, sheet } = found;
    if (version !== undefined && version !== of.version) return reject('grades.row_changed', { rows: [] });
    const rows = isWritten(of)
      ? writtenRows(of.rows, written, systemOf(sheet, known))
      : rowsAgain(of.kind, of.rows, sheet);
    if (isRejection(rows)) return rows;
    if (JSON.stringify(rows) === JSON.stringify(of.rows)) return [[]];
    return [[{ type: 'StatementFilled', data: { uid, rows, filled_by: accountOf(context.actor) } }]];
  },
});

export const SendStatement = defineCommand({
  type: 'SendStatement',
  aggregates: [statement],
  ids: ({ uid }: OfStatement) => [uid],
  reads: ofSheet,
  decide: ({ uid, sheet }: OfStatement, [state], _facts, context, read) => {
    const found = allowed('send', state, read!(gradeSheet, sheet), context);
    if (isRejection(found)) return found;
    const isThere = found.of.status === 'ON_CHECK' || found.of.status === 'APPROVED';
    return [isThere ? [] : [{ type: 'StatementSent' as const, data: { uid } }]];
  },
});

interface Reject extends OfStatement {
  comment: string;
}
export const RejectStatement = defineCommand({
  type: 'RejectStatement',
  aggregates: [statement],
  ids: ({ uid }: Reject) => [uid],
  reads: ofSheet,
  decide: ({ uid, sheet, comment }: Reject, [state], _facts, context, read) => {
    const found = allowed('reject', state, read!(gradeSheet, sheet), context);
    if (isRejection(found)) return found;
    if (comment.trim() === '') return reject('grades.comment_required', {}, { comment: 'required' });
    if (found.of.status === 'REJECTED') return [[]];
    return [[{ type: 'StatementRejected', data: { uid, sheet, teacher: found.sheet.main, comment } }]];
  },
});

interface Discard extends OfStatement {
  /** What it corrects; null: nothing. */
  corrects: string | null;
  reason: string;
}
/** Throws a draft away: whom it was about stand on it no longer, and what it corrects may be corrected anew. */
export const discardStatement = (corrects: boolean): CommandDefinition<Discard, Aggregate[], undefined> => ({
  type: 'DiscardStatement',
  aggregates: [statement, gradeSheet, ...(corrects ? [statement] : [])],
  ids: ({ uid, sheet, corrects: old }) => [uid, sheet, ...(old ? [old] : [])],
  decide: ({ uid, reason, corrects: old }, [state, opened], _facts, context) => {
    const found = allowed('discard', state as Statement, opened as GradeSheet, context);
    if (isRejection(found)) return found;
    if (reason.trim() === '') return reject('grades.comment_required', {}, { reason: 'required' });
    const { kind, rows } = found.of;
    const students = rows.map(({ student }) => student);
    const discarded: StatementEvent = { type: 'StatementDiscarded', data: { uid, reason } };
    return old
      ? [[discarded], [], [{ type: 'StatementCorrectionDiscarded', data: { uid: old, by: uid } }]]
      : [[discarded], [{ type: 'RowsReleased', data: { statement: uid, kind, students } }]];
  },
});

/** Students whose results an act can touch: none where it makes none. */
interface Touching extends OfStatement {
  students: readonly string[];
  discipline: string;
}
/** The statement, its sheet, then the standing and the failures of each student. */
const streamsOf = (count: number): Aggregate[] => [
  statement,
  gradeSheet,
  ...Array.from({ length: count }, () => registrationStanding),
  ...Array.from({ length: count }, () => failures),
];
const idsOf = ({ uid, sheet, students, discipline }: Touching): string[] => [
  uid,
  sheet,
  ...students,
  ...students.map(student => `${student}.${discipline}`),
];
/** An outcome of each row, and whether it is the one that the student has now: a retake goes before what it repeats. */
type Given = Outcome & { stands: boolean };
/** What outcomes make of the students' results and failures, in the same append. */
const recorded = (outcomes: readonly Given[], students: readonly string[], states: readonly unknown[]) => [
  ...students.map((student, place) =>
    resultsAfter(
      outcomes.filter(one => one.student === student && one.stands),
      states[place] as RegistrationStanding,
    ),
  ),
  ...students.map((student, place) =>
    failuresAfter(
      outcomes.filter(one => one.student === student).map(({ stands: _stands, ...one }) => one),
      states[students.length + place] as Failures,
    ),
  ),
];
const attempts = (rows: readonly StatementRow[], before: (student: string) => string | null) =>
  rows.map(({ student, mark, percent }) => ({ student, from: before(student), mark, percent }));

/** Approves a statement; what a retake gave counts from this moment on. */
export const approveStatement = (students: number): CommandDefinition<Touching, Aggregate[], undefined> => ({
  type: 'ApproveStatement',
  aggregates: streamsOf(students),
  ids: idsOf,
  decide: ({ uid, sheet: id, students: touched }, [state, opened, ...states], _facts, context) => {
    const found = allowed('approve', state as Statement, opened as GradeSheet, context);
    if (isRejection(found)) return found;
    const { of, sheet } = found;
    if (of.status === 'APPROVED') return [[], [], ...touched.flatMap(() => [[], []])];
    const approved: StatementEvent = { type: 'StatementApproved', data: { uid, sheet: id, teacher: sheet.main } };
    const counts = of.kind === 'retake' && of.corrects === null;
    const { discipline, study_period } = sheet;
    const outcomes = counts
      ? of.rows.map(({ student, mark, percent }): Given => {
          const attempt = retakeId(of.original, student);
          return { student, discipline, study_period, attempt, mark, percent, stands: true };
        })
      : [];
    const retaken: FinalGradesEvent[] = counts
      ? [{ type: 'RowsRetaken', data: { statement: uid, rows: attempts(of.rows, () => null) } }]
      : [];
    return [[approved], retaken, ...recorded(outcomes, touched, states)];
  },
});

interface Sign extends Touching {
  kind: StatementKind;
  year: number;
  /** What it corrects; null: nothing. */
  corrects: string | null;
}
/**
 * Signs a statement. The signature of the office registers it under the next number of the year, in the same append; what
 * it corrects is superseded by it, and the marks that it puts right count from then on.
 */
export const signStatement = (
  students: number,
  corrects: boolean,
): CommandDefinition<Sign, Aggregate[], undefined> => ({
  type: 'SignStatement',
  aggregates: [...streamsOf(students), statementNumber, ...(corrects ? [statement] : [])],
  ids: data => [...idsOf(data), `${data.year}.${data.kind}`, ...(data.corrects ? [data.corrects] : [])],
  decide: ({ uid, students: touched, year, corrects: old }, [state, opened, ...states], _facts, context) => {
    const found = allowed('sign', state as Statement, opened as GradeSheet, context);
    if (isRejection(found)) return found;
    const { of, sheet } = found;
    const by = accountOf(context.actor);
    const numbers = states[2 * touched.length] as { number: number };
    const nobody: [][] = touched.flatMap(() => [[], []]);
    const rest: [][] = [[], ...(old ? [[] as []] : [])];
    const isTeacher = sheet.main === by && !of.signed_teacher;
    if (isTeacher) return [[{ type: 'StatementSigned', data: { uid, as: 'teacher', by } }], [], ...nobody, ...rest];
    if (!seenBy(sheet, context).office) return [[], [], ...nobody, ...rest];
    const number = numbers.number + 1;
    const registered: StatementEvent[] = [
      { type: 'StatementSigned', data: { uid, as: 'office', by } },
      { type: 'StatementRegistered', data: { uid, year, number, code: checkCode(contentOf(of, year, number)) } },
    ];
    const { corrected, outcomes } = of.corrects ? correctedBy(of, sheet) : { corrected: [], outcomes: [] };
    return [
      registered,
      corrected,
      ...recorded(outcomes, touched, states),
      [{ type: 'StatementNumbered', data: { year, kind: of.kind, number, statement: uid } }],
      ...(old ? [[{ type: 'StatementSuperseded', data: { uid: old, by: uid } }]] : []),
    ];
  },
});

/** What a correction says otherwise than the sheet does now, and what becomes of the attempts. */
function correctedBy(of: DraftedStatement, sheet: OpenedSheet): { corrected: FinalGradesEvent[]; outcomes: Given[] } {
  const retake = of.kind === 'retake';
  if (!isWritten(of)) return { corrected: [], outcomes: [] };
  const { discipline, study_period } = sheet;
  const markNow = (student: string) => {
    const row = sheet.rows.get(student);
    return retake ? (row?.retake?.statement === of.original ? row.retake.mark : null) : (row?.mark ?? null);
  };
  const other = of.rows.filter(({ student, mark, percent, exam }) => {
    const row = sheet.rows.get(student);
    const isMark = mark?.code !== markNow(student)?.code;
    return retake || !row ? isMark : isMark || percent !== row.percent || exam !== row.exam;
  });
  if (other.length === 0) return { corrected: [], outcomes: [] };
  const exams = new Map(other.map(({ student, exam }) => [student, exam]));
  const rows = attempts(other, student => markNow(student)?.code ?? null).map(row =>
    retake ? row : { ...row, exam: exams.get(row.student)! },
  );
  return {
    corrected: [{ type: 'RowsCorrected', data: { statement: of.original, correction: of.uid, retake, rows } }],
    outcomes: other.map(({ student, mark, percent }): Given => {
      const row = sheet.rows.get(student);
      const attempt = retake ? retakeId(of.original, student) : rowId(of.sheet, student);
      const stands = retake ? row?.retake?.statement === of.original : !row?.retake;
      return { student, discipline, study_period, attempt, mark, percent, stands };
    }),
  };
}
