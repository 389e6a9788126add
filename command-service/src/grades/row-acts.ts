import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { rowId } from '@portal/event-schemas/grades/ids.ts';
import { needsMark, stateOf, type GradeRow, type RowAct } from '@portal/event-schemas/grades/row-rules.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { chosen, refusedRows, type FaultyRow, type OnRows } from './chosen-rows.ts';
import { accountOf, openingUid, type Known, type Moment } from './known.ts';
import type { GradeSheet, OpenedSheet } from './sheet.ts';

type Events = readonly FinalGradesEvent[];

/** An act on rows of several sheets: all of them or none. `asked`: of all sheets together, for the refusal. */
export type ActOnRows =
  | { act: 'ask' | 'agree' | 'send' | 'resend' | 'approve' }
  | { act: 'clean'; teachers: readonly string[] | null }
  | { act: 'disagree' | 'reject'; comment: string }
  | { act: 'comment_main' | 'comment_co' | 'comment_office'; comment: string };
const ruleOf = ({ act }: ActOnRows): RowAct => (act === 'disagree' ? 'agree' : act);

export function actOnRows(
  asked: ActOnRows,
  targets: readonly OnRows[],
  sheets: readonly GradeSheet[],
  known: readonly Known[],
  moment: Moment,
): Rejection | readonly Events[] {
  if ((asked.act === 'disagree' || asked.act === 'reject') && asked.comment.trim() === '')
    return reject('grades.comment_required', {}, { comment: 'required' });
  const faulty: FaultyRow[] = [];
  const events = targets.map((target, place): Events => {
    const sheet = sheets[place]!;
    if (sheet.status === 'none') {
      for (const student of target.students)
        faulty.push({ row: rowId(target.sheet, student), student, fault: 'row_not_found' });
      return [];
    }
    const found = chosen(ruleOf(asked), target, sheet, known[place]!, moment);
    faulty.push(...found.faulty);
    return found.rows.length > 0 ? happened(asked, found.rows, sheet, known[place]!, moment) : [];
  });
  const count = targets.reduce((sum, { students }) => sum + students.length, 0);
  return faulty.length > 0 ? refusedRows(faulty, count) : events;
}
const studentsOf = (rows: readonly GradeRow[]): string[] => rows.map(({ student }) => student);
/** One event for those rows that it changes anything of. */
const unless = (
  rows: readonly GradeRow[],
  isSo: (row: GradeRow) => boolean,
  event: (students: string[]) => FinalGradesEvent,
): Events => {
  const others = rows.filter(row => !isSo(row));
  return others.length > 0 ? [event(studentsOf(others))] : [];
};

/** What an act does to rows that it is open for; what is so already stays without an event. */
function happened(
  asked: ActOnRows,
  rows: readonly GradeRow[],
  sheet: OpenedSheet,
  known: Known,
  { now, actor }: Moment,
): Events {
  const teacher = accountOf(actor);
  const word = (row: GradeRow) => row.agreements[teacher];
  switch (asked.act) {
    case 'ask': {
      const teachers = new Set(rows.flatMap(row => row.co_teachers));
      return [...teachers].flatMap(one =>
        unless(
          rows.filter(row => row.co_teachers.includes(one)),
          row => row.agreements[one]?.asked === true || (row.agreements[one]?.agreed ?? null) !== null,
          students => ({ type: 'AgreementAsked', data: { teacher: one, students } }),
        ),
      );
    }
    case 'agree':
      return unless(
        rows,
        row => word(row)?.agreed === true,
        students => ({ type: 'GradeAgreed', data: { teacher, students } }),
      );
    case 'disagree':
      return unless(
        rows,
        row => word(row)?.agreed === false && word(row)!.comment === asked.comment,
        students => ({ type: 'GradeDisagreed', data: { teacher, students, comment: asked.comment } }),
      );
    case 'clean': {
      const isMain = sheet.main === teacher;
      const whose = isMain ? (asked.teachers ?? [...new Set(rows.flatMap(row => row.co_teachers))]) : [teacher];
      return whose.flatMap(one =>
        unless(
          rows,
          row => (row.agreements[one]?.agreed ?? null) === null,
          students => ({ type: 'AgreementCleaned', data: { teacher: one, students } }),
        ),
      );
    }
    case 'send':
      return unless(
        rows,
        row => row.sent && row.approved !== false,
        students => ({ type: 'RowsSentToOffice', data: { students } }),
      );
    case 'resend':
      return rows.flatMap((row): Events => {
        const { student } = row;
        if (stateOf(row) === 'APPROVED')
          return [{ type: 'RowResent', data: { student, unblock: openingUid(sheet, student, known, now) } }];
        return row.sent && row.approved === null ? [] : [{ type: 'RowsSentToOffice', data: { students: [student] } }];
      });
    case 'approve':
      return unless(
        rows,
        row => row.approved === true,
        students => ({ type: 'RowsApproved', data: { students } }),
      );
    case 'reject':
      return unless(
        rows,
        row => row.approved === false,
        students => ({ type: 'RowsRejected', data: { students, comment: asked.comment } }),
      );
    case 'comment_main':
      return rows.flatMap(({ student, main_comment }) =>
        main_comment === asked.comment
          ? []
          : [{ type: 'MainTeacherCommented', data: { student, comment: asked.comment } }],
      );
    case 'comment_office':
      return rows.flatMap(({ student, office_comment }) =>
        office_comment === asked.comment
          ? []
          : [{ type: 'OfficeCommented', data: { student, comment: asked.comment } }],
      );
    case 'comment_co':
      return rows.flatMap(row =>
        (word(row)?.comment ?? '') === asked.comment
          ? []
          : [{ type: 'CoTeacherCommented', data: { student: row.student, teacher, comment: asked.comment } }],
      );
  }
}

/** The whole sheet: every filled row that the office does not have yet. One without a single mark is not sent. */
export function sendSheet(uid: string, sheet: GradeSheet, known: Known, moment: Moment): Rejection | Events {
  if (sheet.status === 'none') return reject('grades.sheet_not_found', { sheet: uid });
  const needed = [...sheet.rows.values()].filter(needsMark);
  const filled = needed.filter(row => row.mark !== null);
  if (needed.length > 0 && filled.length === 0) return reject('grades.sheet_empty', { course: sheet.name });
  if (sheet.main !== accountOf(moment.actor)) return reject('grades.not_main_teacher', { rows: [] });
  const open = filled.filter(row => stateOf(row) !== 'APPROVED' && stateOf(row) !== 'ON_CHECK');
  if (open.length === 0) return [];
  const decided = actOnRows({ act: 'send' }, [{ sheet: uid, students: studentsOf(open) }], [sheet], [known], moment);
  return isRejection(decided) ? decided : decided[0]!;
}
