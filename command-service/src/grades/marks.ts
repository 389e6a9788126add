import { markOf } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { Part } from '@portal/event-schemas/grades/codes.ts';
import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { rowId } from '@portal/event-schemas/grades/ids.ts';
import { settableMarks, stateOf, totalOf } from '@portal/event-schemas/grades/row-rules.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { chosen, refusedRows, type OnRows } from './chosen-rows.ts';
import { accountOf, systemOf, type Known, type Moment } from './known.ts';
import type { GradeSheet } from './sheet.ts';

type Events = readonly FinalGradesEvent[];

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
        percent: totalOf(systemOf(sheet, known), { ...row, mark }),
        set_by: accountOf(moment.actor),
        cleaned,
      },
    },
  ];
}

/** `part` of these rows, written by hand. A rating that journals give is not: their marks are changed instead. */
export interface RecordParts {
  sheet: string;
  part: Part;
  rows: readonly { student: string; percent: number | null }[];
}
export function recordParts(
  { sheet: uid, part, rows: written }: RecordParts,
  sheet: GradeSheet,
  known: Known,
  moment: Moment,
): Rejection | Events {
  if (sheet.status === 'none') return reject('grades.sheet_not_found', { sheet: uid });
  const students = written.map(({ student }) => student);
  const { faulty } = chosen('record_part', { sheet: uid, students }, sheet, known, moment);
  const ofJournals = students.flatMap(student =>
    part === 'rating' && sheet.rows.get(student)?.from_journals
      ? [{ row: rowId(uid, student), student, fault: 'rating_of_journals' as const }]
      : [],
  );
  if (faulty.length + ofJournals.length > 0)
    return refusedRows(faulty.length > 0 ? faulty : ofJournals, students.length);
  return written.flatMap(({ student, percent }): Events => {
    const row = sheet.rows.get(student)!;
    if (row[part] === percent) return [];
    const total = totalOf(systemOf(sheet, known), { ...row, [part]: percent });
    return [{ type: 'PartRecorded', data: { student, part, percent, total } }];
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
      : [
          {
            student: row.student,
            from: row.mark?.code ?? null,
            mark,
            percent: totalOf(systemOf(sheet, known), { ...row, mark }),
          },
        ];
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
