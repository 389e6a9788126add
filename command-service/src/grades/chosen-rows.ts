import { rowId } from '@portal/event-schemas/grades/ids.ts';
import { rowRules, type GradeRow, type RowAct, type RowFault } from '@portal/event-schemas/grades/row-rules.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { seenBy, type Known, type Moment } from './known.ts';
import type { OpenedSheet } from './sheet.ts';

/** Rows of one sheet. `versions`: as the caller has seen them, by student; absent where they have not looked. */
export interface OnRows {
  sheet: string;
  students: readonly string[];
  versions?: Readonly<Record<string, number>>;
}
type Fault = RowFault | 'row_changed' | 'row_not_found';
export interface FaultyRow {
  row: string;
  student: string;
  fault: Fault;
  /** Co-teachers who have not agreed. */
  teachers?: readonly string[];
}

/** One refusal for all rows: of one row its own reason, of many every faulty one by name. */
export function refusedRows(faulty: readonly FaultyRow[], asked: number): Rejection {
  const fields = Object.fromEntries(faulty.map(({ row, fault }) => [row, `grades.${fault}`]));
  const [first] = faulty as [FaultyRow];
  return asked === 1
    ? reject(`grades.${first.fault}` as 'grades.no_mark', { rows: faulty }, fields)
    : reject('grades.rows_refused', { rows: faulty, count: faulty.length, of: asked }, fields);
}

/** The rows that are named, all of which the act is open for; or what is wrong with each that is not. */
export function chosen(
  act: RowAct,
  { sheet: uid, students, versions = {} }: OnRows,
  sheet: OpenedSheet,
  known: Known,
  moment: Moment,
): { rows: GradeRow[]; faulty: FaultyRow[] } {
  const rows: GradeRow[] = [];
  const faulty: FaultyRow[] = [];
  for (const student of new Set(students)) {
    const row = sheet.rows.get(student);
    const seen = versions[student];
    const fault: Fault | null = !row
      ? 'row_not_found'
      : (rowRules[act](row, seenBy(sheet, student, known, moment)) ??
        (seen !== undefined && seen !== row.version ? 'row_changed' : null));
    if (row && !fault) rows.push(row);
    else
      faulty.push({
        row: rowId(uid, student),
        student,
        fault: fault!,
        ...(fault === 'not_agreed' && row
          ? { teachers: row.co_teachers.filter(one => row.agreements[one]?.agreed !== true) }
          : {}),
      });
  }
  return { rows, faulty };
}
