import { finalMark } from './calculation/final-mark.ts';
import type { StatementKind } from './codes.ts';
import { markOf, markRanges, type GivenMark, type GradingSystem } from './calculation/grading-system.ts';

/** A co-teacher's word on a row; `agreed` null: none yet. */
export interface Agreement {
  agreed: boolean | null;
  asked: boolean;
  comment: string;
}
/**
 * One student on a sheet, as events have left it. `approved` counts only while `sent`; `set_by`: who gave the mark;
 * `version`: how often the row has changed. Plain JSON.
 */
export interface GradeRow {
  student: string;
  audit: boolean;
  closed: boolean;
  co_teachers: readonly string[];
  rating: number | null;
  exam: number | null;
  /** The rating is what journals give. */
  from_journals?: boolean;
  mark: GivenMark | null;
  percent: number | null;
  set_by: string | null;
  sent: boolean;
  approved: boolean | null;
  agreements: Readonly<Record<string, Agreement>>;
  main_comment: string;
  office_comment: string;
  version: number;
  /** On which statement of each kind it stands; of retakes the one that is under way. */
  drawn?: Partial<Record<StatementKind, string>>;
  /** The last approved retake. */
  retake?: { statement: string; mark: GivenMark | null };
}
export const newRow = (row: Pick<GradeRow, 'student' | 'audit' | 'co_teachers'>): GradeRow => ({
  ...row,
  closed: false,
  rating: null,
  exam: null,
  mark: null,
  percent: null,
  set_by: null,
  sent: false,
  approved: null,
  agreements: {},
  main_comment: '',
  office_comment: '',
  version: 0,
});

/** Where a row stands (grades.md §4), with the tone of its chip. AUDIT: the student listens, no mark is needed. */
export const rowStates = {
  EMPTY: 'quiet',
  FILLED: 'info',
  ON_AGREEMENT: 'warn',
  DISAGREED: 'bad',
  AGREED: 'info',
  ON_CHECK: 'warn',
  APPROVED: 'ok',
  REJECTED: 'bad',
  CLOSED: 'quiet',
  AUDIT: 'quiet',
} as const;
export type RowState = keyof typeof rowStates;
export const rowStateCodes = Object.keys(rowStates) as [RowState, ...RowState[]];

const agreedOf = (row: GradeRow, teacher: string): boolean | null => row.agreements[teacher]?.agreed ?? null;
/** Co-teachers who have not said yes to the mark as it is. */
export const notAgreed = (row: GradeRow): string[] => row.co_teachers.filter(one => agreedOf(row, one) !== true);

export function stateOf(row: GradeRow): RowState {
  if (row.sent && row.approved === true) return 'APPROVED';
  if (row.closed) return 'CLOSED';
  if (row.sent) return row.approved === false ? 'REJECTED' : 'ON_CHECK';
  if (row.audit) return 'AUDIT';
  if (!row.mark) return 'EMPTY';
  if (row.co_teachers.some(one => agreedOf(row, one) === false)) return 'DISAGREED';
  if (row.co_teachers.length > 0 && notAgreed(row).length === 0) return 'AGREED';
  return row.co_teachers.some(one => row.agreements[one]?.asked) ? 'ON_AGREEMENT' : 'FILLED';
}
/** Rows that end with a mark: the others count nowhere. */
export const needsMark = (row: GradeRow): boolean => !row.closed && !row.audit;

export type SheetState = 'unprocessed' | 'partially_processed' | 'processed';
/** How much of a sheet the office has decided. */
export function sheetState(rows: readonly GradeRow[]): SheetState {
  const needed = rows.filter(needsMark);
  const decided = needed.filter(row => row.sent && row.approved !== null).length;
  return decided === 0 ? 'unprocessed' : decided === needed.length ? 'processed' : 'partially_processed';
}

/** Marks that may be set on a row now: what its parts give, where they do, and marks without points. */
export function settableMarks(system: GradingSystem, row: Pick<GradeRow, 'audit' | 'rating' | 'exam'>): GivenMark[] {
  const computed = finalMark(system, row);
  const words = system.word_marks.map(({ code }) => markOf(system, code)!);
  if (row.audit) return words.filter(({ kind }) => kind === 'audit');
  const points = computed ? [computed.mark] : markRanges(system).map(({ code }) => markOf(system, code)!);
  return [...points, ...words.filter(({ kind }) => kind !== 'audit')];
}

/** The percent that goes with the mark of a row: that of its parts, where they give this very mark. */
export function totalOf(system: GradingSystem, row: Pick<GradeRow, 'rating' | 'exam' | 'mark'>): number | null {
  const computed = finalMark(system, row);
  return computed && row.mark && computed.mark.code === row.mark.code ? computed.percent : null;
}

/** What somebody does with a row. */
export const rowActs = [
  'set_mark',
  'record_part',
  'comment_main',
  'ask',
  'agree',
  'clean',
  'comment_co',
  'send',
  'resend',
  'approve',
  'reject',
  'change_by_office',
  'comment_office',
] as const;
export type RowAct = (typeof rowActs)[number];
/** Why not, as the last part of a refusal's code, `grades.<fault>`. */
export type RowFault =
  | 'not_main_teacher'
  | 'not_co_teacher'
  | 'office_only'
  | 'row_closed'
  | 'audit_row'
  | 'sheet_closed'
  | 'sheet_not_open_yet'
  | 'on_check'
  | 'approved_row'
  | 'no_mark'
  | 'mark_not_of_parts'
  | 'rating_of_journals'
  | 'not_agreed'
  | 'not_sent'
  | 'own_mark'
  | 'no_co_teachers'
  | 'nothing_to_clean'
  | 'on_statement';
/** Who acts on which sheet. `shut`: why the row is not open to teachers now; null: it is. `unblocked`: an opening names it. */
export interface Seen {
  account: string;
  office: boolean;
  main: string | null;
  shut: 'sheet_closed' | 'sheet_not_open_yet' | null;
  unblocked: boolean;
  system: GradingSystem;
}
/** When teachers may write on a sheet, moments; null: always. */
export interface GradePeriodTimes {
  opens: string;
  closes: string;
}
/** Why a row is not open to teachers at a moment; null: it is. An opening goes before the period. */
export const shutAt = (period: GradePeriodTimes | null, unblocked: boolean, now: string): Seen['shut'] =>
  unblocked || !period
    ? null
    : now >= period.closes
      ? 'sheet_closed'
      : now < period.opens
        ? 'sheet_not_open_yet'
        : null;
/** What a statement says of a row is put right by a correction of the statement alone. */
const standsOnStatement = ({ drawn, retake }: GradeRow): boolean => Boolean(drawn?.final ?? drawn?.retake ?? retake);
const isMain = (seen: Seen): boolean => seen.main !== null && seen.main === seen.account;
const isCo = (row: GradeRow, { account }: Seen): boolean => row.co_teachers.includes(account);
const changeable = (row: GradeRow): RowFault | null => {
  const state = stateOf(row);
  if (state === 'APPROVED') return 'approved_row';
  return state === 'CLOSED' ? 'row_closed' : state === 'ON_CHECK' ? 'on_check' : null;
};
const byMain = (row: GradeRow, seen: Seen): RowFault | null =>
  isMain(seen) ? (seen.shut ?? changeable(row)) : 'not_main_teacher';
const ready = (row: GradeRow, { system }: Seen): RowFault | null => {
  if (row.closed) return 'row_closed';
  if (row.audit) return 'audit_row';
  if (!row.mark) return 'no_mark';
  const computed = finalMark(system, row);
  if (row.mark.kind === 'points' && computed && computed.mark.code !== row.mark.code) return 'mark_not_of_parts';
  return notAgreed(row).length > 0 ? 'not_agreed' : null;
};
const byOffice = (row: GradeRow, { office }: Seen): RowFault | null =>
  !office ? 'office_only' : row.closed ? 'row_closed' : null;
const deciding = (row: GradeRow, seen: Seen): RowFault | null => {
  if (!seen.office) return 'office_only';
  if (!row.sent) return 'not_sent';
  return row.set_by === seen.account || row.agreements[seen.account]?.agreed ? 'own_mark' : null;
};

/** Of every act what keeps somebody from it, null: nothing. The decision asks the same functions as the buttons. */
export const rowRules: Readonly<Record<RowAct, (row: GradeRow, seen: Seen) => RowFault | null>> = {
  set_mark: byMain,
  record_part: byMain,
  comment_main: (row, seen) => (isMain(seen) ? (seen.shut ?? (row.closed ? 'row_closed' : null)) : 'not_main_teacher'),
  ask: (row, seen) =>
    byMain(row, seen) ?? (row.mark ? (row.co_teachers.length > 0 ? null : 'no_co_teachers') : 'no_mark'),
  agree: (row, seen) =>
    !isCo(row, seen) ? 'not_co_teacher' : (seen.shut ?? changeable(row) ?? (row.mark ? null : 'no_mark')),
  clean: (row, seen) =>
    (isMain(seen) || isCo(row, seen) ? null : 'not_co_teacher') ??
    seen.shut ??
    changeable(row) ??
    (row.co_teachers.some(one => agreedOf(row, one) !== null && (isMain(seen) || one === seen.account))
      ? null
      : 'nothing_to_clean'),
  comment_co: (row, seen) => (isCo(row, seen) ? (seen.shut ?? (row.closed ? 'row_closed' : null)) : 'not_co_teacher'),
  /** Of an approved row nothing happens: it stays approved (portal.md §4 "Final grades detail"). */
  send: (row, seen) => (isMain(seen) ? (seen.shut ?? ready(row, seen)) : 'not_main_teacher'),
  resend: (row, seen) =>
    !isMain(seen)
      ? 'not_main_teacher'
      : stateOf(row) === 'APPROVED'
        ? standsOnStatement(row)
          ? 'on_statement'
          : seen.unblocked
            ? ready(row, seen)
            : 'approved_row'
        : (seen.shut ?? ready(row, seen)),
  approve: (row, seen) =>
    deciding(row, seen) ?? (row.closed ? 'row_closed' : row.approved === true ? null : ready(row, seen)),
  reject: (row, seen) => deciding(row, seen) ?? (row.approved === true ? 'approved_row' : null),
  /** Approved is what the student has; only what is not finished yet may still turn into something else. */
  change_by_office: (row, seen) =>
    !seen.office
      ? 'office_only'
      : stateOf(row) === 'APPROVED' && standsOnStatement(row)
        ? 'on_statement'
        : stateOf(row) === 'APPROVED' && row.mark?.kind !== 'incomplete'
          ? 'approved_row'
          : null,
  comment_office: byOffice,
};
