import { finalMark } from '@portal/event-schemas/grades/calculation/final-mark.ts';
import { markOf, type GivenMark } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { Part } from '@portal/event-schemas/grades/codes.ts';
import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { rowId } from '@portal/event-schemas/grades/ids.ts';
import {
  needsMark,
  rowRules,
  settableMarks,
  stateOf,
  type GradeRow,
  type RowAct,
  type RowFault,
} from '@portal/event-schemas/grades/row-rules.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { accountOf, openingUid, seenBy, systemOf, type Known, type Moment } from './known.ts';
import type { GradeSheet, OpenedSheet } from './sheet.ts';

type Events = readonly FinalGradesEvent[];

/** Rows of one sheet. `versions`: as the caller has seen them, by student; absent where they have not looked. */
export interface OnRows {
  sheet: string;
  students: readonly string[];
  versions?: Readonly<Record<string, number>>;
}
type Fault = RowFault | 'row_changed' | 'row_not_found';
interface FaultyRow {
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
function chosen(
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

/** The percent that goes with a mark: that of the parts, where they give this very mark. */
const percentOf = (row: GradeRow, mark: GivenMark | null, sheet: OpenedSheet, known: Known): number | null => {
  const computed = finalMark(systemOf(sheet, known), row);
  return computed && mark && computed.mark.code === mark.code ? computed.percent : null;
};

export interface SetMark {
  sheet: string;
  student: string;
  /** A code of the term's grading system; null takes the mark back. */
  mark: string | null;
  version?: number | undefined;
}
/** Another mark ends whatever was said of the one before. */
export function setMark(data: SetMark, sheet: GradeSheet, known: Known, moment: Moment): Rejection | Events {
  const { student, version } = data;
  const target = {
    sheet: data.sheet,
    students: [student],
    ...(version === undefined ? {} : { versions: { [student]: version } }),
  };
  if (sheet.status === 'none') return reject('grades.sheet_not_found', { sheet: data.sheet });
  const { rows, faulty } = chosen('set_mark', target, sheet, known, moment);
  const [row] = rows;
  if (!row) return refusedRows(faulty, 1);
  const mark = data.mark === null ? null : markOf(systemOf(sheet, known), data.mark);
  if (data.mark !== null) {
    const marks = settableMarks(systemOf(sheet, known), row).map(({ code }) => code);
    if (!mark || !marks.includes(mark.code))
      return reject(
        mark ? 'grades.mark_not_of_parts' : 'grades.mark_unknown',
        { mark: data.mark, marks, rows: [] },
        { mark: 'not_allowed' },
      );
  }
  if ((row.mark?.code ?? null) === (mark?.code ?? null)) return [];
  const cleaned = row.co_teachers.filter(one => (row.agreements[one]?.agreed ?? null) !== null);
  return [
    {
      type: 'FinalMarkSet',
      data: {
        student,
        from: row.mark?.code ?? null,
        mark,
        percent: percentOf(row, mark, sheet, known),
        set_by: accountOf(moment.actor),
        cleaned,
      },
    },
  ];
}

/** `part` of these rows. From journals (`journal`) it comes whoever teaches; what the office has decided on stays. */
export interface RecordParts {
  sheet: string;
  part: Part;
  rows: readonly { student: string; percent: number | null }[];
  journal: boolean;
}
export function recordParts(data: RecordParts, sheet: GradeSheet, known: Known, moment: Moment): Rejection | Events {
  if (sheet.status === 'none') return data.journal ? [] : reject('grades.sheet_not_found', { sheet: data.sheet });
  const students = data.rows.map(({ student }) => student);
  if (!data.journal) {
    const { faulty } = chosen('record_part', { sheet: data.sheet, students }, sheet, known, moment);
    if (faulty.length > 0) return refusedRows(faulty, students.length);
  }
  return data.rows.flatMap(({ student, percent }): Events => {
    const row = sheet.rows.get(student);
    if (!row || row.sent || row.closed || row[data.part] === percent) return [];
    return [{ type: 'PartRecorded', data: { student, part: data.part, percent } }];
  });
}

export interface ChangeByOffice {
  sheet: string;
  rows: readonly { student: string; mark: string | null; version?: number | undefined }[];
  reason: string;
}
/** The office writes marks itself: I that becomes W or F, a mark of somebody who teaches no more. Others of the office decide on them. */
export function changeByOffice(
  data: ChangeByOffice,
  sheet: GradeSheet,
  known: Known,
  moment: Moment,
): Rejection | Events {
  if (data.reason.trim() === '') return reject('grades.comment_required', {}, { reason: 'required' });
  if (sheet.status === 'none') return reject('grades.sheet_not_found', { sheet: data.sheet });
  const system = systemOf(sheet, known);
  const unknown = data.rows.find(({ mark }) => mark !== null && !markOf(system, mark));
  if (unknown)
    return reject(
      'grades.mark_unknown',
      {
        mark: unknown.mark!,
        marks: settableMarks(system, { audit: false, rating: null, exam: null }).map(({ code }) => code),
      },
      { mark: 'not_allowed' },
    );
  const versions = Object.fromEntries(
    data.rows.flatMap(({ student, version }) => (version === undefined ? [] : [[student, version]])),
  );
  const target = { sheet: data.sheet, students: data.rows.map(({ student }) => student), versions };
  const { rows, faulty } = chosen('change_by_office', target, sheet, known, moment);
  if (faulty.length > 0) return refusedRows(faulty, data.rows.length);
  const wanted = new Map(data.rows.map(({ student, mark }) => [student, mark === null ? null : markOf(system, mark)]));
  const changed = rows.flatMap(row => {
    const mark = wanted.get(row.student) ?? null;
    return (row.mark?.code ?? null) === (mark?.code ?? null)
      ? []
      : [{ student: row.student, from: row.mark?.code ?? null, mark, percent: percentOf(row, mark, sheet, known) }];
  });
  return changed.length > 0
    ? [{ type: 'MarksChangedByOffice', data: { rows: changed, set_by: accountOf(moment.actor), reason: data.reason } }]
    : [];
}

/** An application that was granted clears marks that are not approved; an approved one needs a correction. */
export function clearGrades({ students }: OnRows, sheet: GradeSheet): Events {
  if (sheet.status === 'none') return [];
  const cleared = students.filter(student => {
    const row = sheet.rows.get(student);
    return row !== undefined && row.mark !== null && stateOf(row) !== 'APPROVED';
  });
  return cleared.length > 0 ? [{ type: 'GradesCleared', data: { students: cleared } }] : [];
}
