import type { GivenMark } from './calculation/grading-system.ts';
import type { StatementKind } from './codes.ts';
import type { StatementEvent } from './events.ts';

/** One student on a statement; percents of parts in hundredths. */
export interface StatementRow {
  student: string;
  rating: number | null;
  exam: number | null;
  percent: number | null;
  mark: GivenMark | null;
}
export const statementStates = {
  NOT_FILLED: 'quiet',
  ON_CHECK: 'warn',
  APPROVED: 'info',
  REJECTED: 'bad',
  REGISTERED: 'ok',
  SUPERSEDED: 'quiet',
  DISCARDED: 'quiet',
} as const;
export type StatementState = keyof typeof statementStates;
export const statementStateCodes = Object.keys(statementStates) as [StatementState, ...StatementState[]];

/**
 * A statement as events have left it. `original`: the first of a chain of corrections, itself where it corrects none;
 * `correction`: the one that corrects it; `code`: by which the paper is checked; `comment`: why it was sent back or discarded.
 */
export interface DraftedStatement {
  status: StatementState;
  uid: string;
  kind: StatementKind;
  sheet: string;
  original: string;
  corrects: string | null;
  reason: string;
  rows: readonly StatementRow[];
  filled_by: string;
  comment: string;
  signed_teacher: string | null;
  signed_office: string | null;
  number: number | null;
  year: number | null;
  code: string | null;
  correction: string | null;
  superseded_by: string | null;
  version: number;
}
export type Statement = { status: 'NONE' } | DraftedStatement;
export const noStatement: Statement = { status: 'NONE' };

/** The statement after an event: decisions and read models fold it alike. */
export function evolveStatement(state: Statement, event: StatementEvent): Statement {
  if (event.type === 'StatementDrafted')
    return {
      ...event.data,
      status: 'NOT_FILLED',
      comment: '',
      signed_teacher: null,
      signed_office: null,
      number: null,
      year: null,
      code: null,
      correction: null,
      superseded_by: null,
      version: 1,
    };
  return state.status === 'NONE' ? state : { ...state, ...changeOf(state, event), version: state.version + 1 };
}
function changeOf(
  state: DraftedStatement,
  { type, data }: Exclude<StatementEvent, { type: 'StatementDrafted' }>,
): Partial<DraftedStatement> {
  switch (type) {
    case 'StatementFilled':
      return { rows: data.rows, filled_by: data.filled_by, signed_teacher: null, signed_office: null };
    case 'StatementSent':
      return { status: 'ON_CHECK' };
    case 'StatementApproved':
      return { status: 'APPROVED', comment: '' };
    case 'StatementRejected':
      return { status: 'REJECTED', comment: data.comment };
    case 'StatementDiscarded':
      return { status: 'DISCARDED', comment: data.reason };
    case 'StatementSigned':
      return data.as === 'teacher' ? { signed_teacher: data.by } : { signed_office: data.by };
    case 'StatementRegistered':
      return { status: 'REGISTERED', number: data.number, year: data.year, code: data.code };
    case 'StatementCorrected':
      return { correction: data.by };
    case 'StatementCorrectionDiscarded':
      return { correction: null };
    case 'StatementSuperseded':
      return { status: 'SUPERSEDED', superseded_by: data.by };
    default:
      return state;
  }
}

/** What a registered statement says, in a fixed order: its check code is made of it. */
export const contentOf = (
  { uid, kind, rows }: Pick<DraftedStatement, 'uid' | 'kind' | 'rows'>,
  year: number,
  number: number,
) => [
  uid,
  kind,
  year,
  number,
  ...rows.map(({ student, rating, exam, percent, mark }) => [student, rating, exam, percent, mark?.code, mark?.points]),
];

/** What somebody does with a statement. */
export const statementActs = ['fill', 'send', 'approve', 'reject', 'sign', 'discard', 'correct', 'print'] as const;
export type StatementAct = (typeof statementActs)[number];
/** Why not, as the last part of a refusal's code, `grades.<fault>`. */
export type StatementFault =
  | 'not_main_teacher'
  | 'office_only'
  | 'statement_registered'
  | 'statement_superseded'
  | 'statement_discarded'
  | 'statement_on_check'
  | 'statement_not_sent'
  | 'statement_not_approved'
  | 'statement_not_registered'
  | 'statement_incomplete'
  | 'statement_unsigned'
  | 'statement_being_corrected'
  | 'own_statement';
/** Who acts: `main`: the main teacher of the sheet. */
export interface SeenStatement {
  account: string;
  office: boolean;
  main: string | null;
}
type Rule = (statement: DraftedStatement, seen: SeenStatement) => StatementFault | null;

const isMain = ({ account, main }: SeenStatement): boolean => main !== null && main === account;
/** Rows are written down by hand: what a retake gave, what a correction puts right. */
export const isWritten = ({ kind, corrects }: Pick<DraftedStatement, 'kind' | 'corrects'>): boolean =>
  kind === 'retake' || (kind === 'final' && corrects !== null);
/** A row of the kind that says nothing yet. */
export const isEmptyRow = (kind: StatementKind, row: StatementRow): boolean =>
  kind === 'rating' ? row.rating === null : kind === 'examination' ? row.exam === null : row.mark === null;
const endings: Partial<Record<StatementState, StatementFault>> = {
  REGISTERED: 'statement_registered',
  SUPERSEDED: 'statement_superseded',
  DISCARDED: 'statement_discarded',
};
const over = ({ status }: DraftedStatement): StatementFault | null => endings[status] ?? null;
const open = (statement: DraftedStatement): StatementFault | null =>
  over(statement) ?? (statement.status === 'ON_CHECK' || statement.status === 'APPROVED' ? 'statement_on_check' : null);
/** The main teacher fills and sends; of a correction the office, too. */
const byFiller: Rule = (statement, seen) =>
  isMain(seen) || (seen.office && statement.corrects !== null) ? null : 'not_main_teacher';
const deciding: Rule = (statement, seen) => {
  if (!seen.office) return 'office_only';
  const ended = over(statement);
  if (ended) return ended;
  if (statement.status === 'NOT_FILLED') return 'statement_not_sent';
  return statement.filled_by === seen.account ? 'own_statement' : null;
};

/** Of every act what keeps somebody from it, null: nothing. The decision asks the same functions as the buttons. */
export const statementRules: Readonly<Record<StatementAct, Rule>> = {
  fill: (statement, seen) => over(statement) ?? byFiller(statement, seen) ?? open(statement),
  send: (statement, seen) =>
    over(statement) ??
    byFiller(statement, seen) ??
    (statement.status === 'ON_CHECK' || statement.status === 'APPROVED'
      ? null
      : statement.rows.some(row => isEmptyRow(statement.kind, row))
        ? 'statement_incomplete'
        : null),
  approve: (statement, seen) =>
    deciding(statement, seen) ?? (statement.status === 'REJECTED' ? 'statement_not_sent' : null),
  /** What is signed or counts already is put right by a correction. */
  reject: (statement, seen) =>
    deciding(statement, seen) ?? (statement.status === 'APPROVED' ? 'statement_on_check' : null),
  /** The teacher signs first; the signature of the office registers. */
  sign: (statement, seen) => {
    if (!isMain(seen) && !seen.office) return 'not_main_teacher';
    const ended = over(statement);
    if (ended) return ended;
    if (statement.status !== 'APPROVED') return 'statement_not_approved';
    return isMain(seen) || statement.signed_teacher ? null : 'statement_unsigned';
  },
  /** What is on the office's desk is sent back first. A correction is the office's own. */
  discard: (statement, seen) =>
    over(statement) ??
    (seen.office ? null : statement.corrects !== null ? 'office_only' : isMain(seen) ? null : 'not_main_teacher') ??
    open(statement),
  correct: (statement, seen) => {
    if (!seen.office) return 'office_only';
    if (statement.status !== 'REGISTERED') return over(statement) ?? 'statement_not_registered';
    return statement.correction ? 'statement_being_corrected' : null;
  },
  print: statement => (statement.number === null ? 'statement_not_registered' : null),
};
