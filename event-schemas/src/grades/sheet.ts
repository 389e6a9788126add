import type { Localized } from '../kernel/localized.ts';
import type { FinalGradesEvent } from './events.ts';
import { newRow, type Agreement, type GradeRow } from './row-rules.ts';

/** One flux of a course with a row for each of its students. `named`: the office has named the main teacher. */
export interface OpenedSheet {
  status: 'opened';
  offering: string;
  flux: string;
  discipline: string;
  study_period: string;
  name: Localized;
  /** The grading system that holds in the term; null: the state's. */
  system: string | null;
  main: string | null;
  named: boolean;
  rows: ReadonlyMap<string, GradeRow>;
}
export type GradeSheet = { status: 'none' } | OpenedSheet;

type By = (row: GradeRow) => Partial<GradeRow>;
const noWord: Agreement = { agreed: null, asked: false, comment: '' };
const wordOf =
  (teacher: string, change: Partial<Agreement>): By =>
  row => ({
    agreements: { ...row.agreements, [teacher]: { ...(row.agreements[teacher] ?? noWord), ...change } },
  });
/** Nobody has agreed to another mark: what they wrote stays. */
const unagreed = (row: GradeRow): GradeRow['agreements'] =>
  Object.fromEntries(
    Object.entries(row.agreements).map(([teacher, word]) => [teacher, { ...word, agreed: null, asked: false }]),
  );

/** Rows of these students with the change, each a version further. */
function changed(sheet: OpenedSheet, students: readonly string[], by: By): OpenedSheet {
  const rows = new Map(sheet.rows);
  for (const student of students) {
    const row = rows.get(student);
    if (row) rows.set(student, { ...row, ...by(row), version: row.version + 1 });
  }
  return { ...sheet, rows };
}

/** Each of these students with a change of their own. */
const eachOf = <One extends { student: string }>(
  sheet: OpenedSheet,
  ones: readonly One[],
  by: (one: One, row: GradeRow) => Partial<GradeRow>,
): OpenedSheet => ones.reduce((state, one) => changed(state, [one.student], row => by(one, row)), sheet);

export const noSheet: GradeSheet = { status: 'none' };

/** The sheet after an event: decisions and read models fold it alike. */
export function evolveSheet(state: GradeSheet, event: FinalGradesEvent): GradeSheet {
  if (event.type === 'GradeSheetOpened') {
    const { offering, flux, discipline, study_period, name, system } = event.data;
    const sheet = { offering, flux, discipline, study_period, name, system };
    return { status: 'opened', ...sheet, main: null, named: false, rows: new Map() };
  }
  return state.status === 'none' ? state : evolved(state, event);
}

function evolved(sheet: OpenedSheet, event: FinalGradesEvent): OpenedSheet {
  const { type, data } = event;
  switch (type) {
    case 'MainTeacherNamed':
      return { ...sheet, main: data.to, named: data.by_office };
    case 'RowAdded': {
      const known = sheet.rows.get(data.student);
      if (known) return changed(sheet, [data.student], () => ({ ...data, closed: false }));
      return { ...sheet, rows: new Map(sheet.rows).set(data.student, newRow(data)) };
    }
    case 'RowRevised':
      return changed(sheet, [data.student], () => data);
    case 'RowClosed':
      return changed(sheet, [data.student], () => ({ closed: true }));
    case 'PartRecorded':
      return changed(sheet, [data.student], ({ from_journals = false, percent }) => ({
        [data.part]: data.percent,
        from_journals: data.part === 'rating' ? (data.from_journals ?? false) : from_journals,
        percent: data.total === undefined ? percent : data.total,
      }));
    case 'FinalMarkSet':
      return changed(sheet, [data.student], row => ({
        mark: data.mark,
        percent: data.percent,
        set_by: data.set_by,
        agreements: unagreed(row),
        sent: false,
        approved: null,
      }));
    case 'MarksChangedByOffice':
      return eachOf(sheet, data.rows, ({ mark, percent }, row) => ({
        mark,
        percent,
        set_by: data.set_by,
        agreements: unagreed(row),
        approved: null,
      }));
    case 'MainTeacherCommented':
      return changed(sheet, [data.student], () => ({ main_comment: data.comment }));
    case 'OfficeCommented':
      return changed(sheet, [data.student], () => ({ office_comment: data.comment }));
    case 'CoTeacherCommented':
      return changed(sheet, [data.student], wordOf(data.teacher, { comment: data.comment }));
    case 'AgreementAsked':
      return changed(sheet, data.students, wordOf(data.teacher, { asked: true }));
    case 'GradeAgreed':
      return changed(sheet, data.students, wordOf(data.teacher, { agreed: true }));
    case 'GradeDisagreed':
      return changed(sheet, data.students, wordOf(data.teacher, { agreed: false, comment: data.comment }));
    case 'AgreementCleaned':
      return changed(sheet, data.students, wordOf(data.teacher, { agreed: null }));
    case 'RowsSentToOffice':
      return changed(sheet, data.students, row => ({ sent: true, approved: row.approved === true ? true : null }));
    case 'RowResent':
      return changed(sheet, [data.student], () => ({ sent: true, approved: null }));
    case 'RowsApproved':
      return changed(sheet, data.students, () => ({ approved: true, office_comment: '' }));
    case 'RowsRejected':
      return changed(sheet, data.students, () => ({ approved: false, office_comment: data.comment }));
    case 'GradesCleared':
      return changed(sheet, data.students, row => ({
        ...newRow(row),
        closed: row.closed,
        rating: row.rating,
        exam: row.exam,
        ...(row.from_journals === undefined ? {} : { from_journals: row.from_journals }),
        version: row.version,
        ...(row.drawn ? { drawn: row.drawn } : {}),
      }));
    case 'RowsDrawn':
      return changed(sheet, data.students, row => ({ drawn: { ...row.drawn, [data.kind]: data.statement } }));
    case 'RowsReleased':
      return changed(sheet, data.students, ({ drawn: { [data.kind]: statement, ...drawn } = {} }) =>
        statement === data.statement ? { drawn } : {},
      );
    case 'RowsRetaken':
      return eachOf(sheet, data.rows, ({ mark }, { drawn: { retake: _over, ...drawn } = {} }) => ({
        drawn,
        retake: { statement: data.statement, mark },
      }));
    case 'RowsCorrected':
      return eachOf(sheet, data.rows, ({ mark, percent, exam }, row) =>
        !data.retake
          ? { mark, percent, ...(exam === undefined ? {} : { exam }) }
          : row.retake?.statement === data.statement
            ? { retake: { statement: data.statement, mark } }
            : {},
      );
    default:
      return sheet;
  }
}
