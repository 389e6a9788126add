import { finalMark } from '@portal/event-schemas/grades/calculation/final-mark.ts';
import { markOf, type GivenMark, type GradingSystem } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { StatementKind } from '@portal/event-schemas/grades/codes.ts';
import { needsMark, type GradeRow } from '@portal/event-schemas/grades/row-rules.ts';
import type { StatementRow } from '@portal/event-schemas/grades/statement.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { OpenedSheet } from '../sheet.ts';

const hasFailed = (mark: GivenMark | null): boolean =>
  mark !== null && (mark.kind === 'points' || mark.kind === 'no_pass') && !mark.passed;
/** Whom a statement of the kind can be about. */
const concerns: Readonly<Record<StatementKind, (row: GradeRow) => boolean>> = {
  rating: row => needsMark(row) && row.rating !== null,
  examination: row => needsMark(row) && row.exam !== null,
  /** What is not finished yet comes on a later one. */
  final: row => row.sent && row.approved === true && row.mark?.kind !== 'incomplete',
  retake: row => row.sent && row.approved === true && hasFailed(row.retake ? row.retake.mark : row.mark),
};
const nothing = { rating: null, exam: null, percent: null, mark: null };
const saying: Readonly<Record<StatementKind, (row: GradeRow) => Omit<StatementRow, 'student'>>> = {
  rating: ({ rating }) => ({ ...nothing, rating }),
  examination: ({ rating, exam }) => ({ ...nothing, rating, exam }),
  final: ({ rating, exam, percent, mark }) => ({ rating, exam, percent, mark }),
  retake: ({ rating }) => ({ ...nothing, rating }),
};

/** Rows as the sheet has them now, of those who stand on no statement of the kind yet. */
export const newRows = (kind: StatementKind, { rows }: OpenedSheet): StatementRow[] =>
  [...rows.values()]
    .filter(row => concerns[kind](row) && !row.drawn?.[kind])
    .map(row => ({ student: row.student, ...saying[kind](row) }));
/** The same students as the sheet has them now. */
export const rowsAgain = (kind: StatementKind, of: readonly StatementRow[], { rows }: OpenedSheet): StatementRow[] =>
  of.map(known => {
    const row = rows.get(known.student);
    return row ? { student: known.student, ...saying[kind](row) } : known;
  });

/** What is written of a student; `exam` in hundredths of a percent, `mark` a code of the sheet's grading system. */
export interface Written {
  student: string;
  exam?: number | null | undefined;
  mark?: string | null | undefined;
}
/** Rows with what is written down: where both parts are known they give the mark, and no other one with points. */
export function writtenRows(
  rows: readonly StatementRow[],
  written: readonly Written[],
  system: GradingSystem,
): Rejection | StatementRow[] {
  const unknown = written.find(({ student }) => !rows.some(row => row.student === student));
  if (unknown) return reject('grades.row_not_found', { row: unknown.student });
  const filled: StatementRow[] = [];
  for (const row of rows) {
    const own = written.find(({ student }) => student === row.student);
    if (!own) {
      filled.push(row);
      continue;
    }
    const exam = own.exam === undefined ? row.exam : own.exam;
    const computed = finalMark(system, { rating: row.rating, exam });
    const code = own.mark === undefined ? computed?.mark.code : own.mark;
    const mark = code === undefined || code === null ? null : markOf(system, code);
    if (code && !mark) return reject('grades.mark_unknown', { mark: code }, { mark: 'not_allowed' });
    if (mark?.kind === 'points' && computed && computed.mark.code !== mark.code)
      return reject('grades.mark_not_of_parts', { mark: mark.code, rows: [] }, { mark: 'not_allowed' });
    filled.push({ ...row, exam, mark, percent: mark?.kind === 'points' ? (computed?.percent ?? null) : null });
  }
  return filled;
}
