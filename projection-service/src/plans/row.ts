import type { IndividualPlanEvent } from '@portal/event-schemas/plans/events.ts';
import type { PlanActor, PlanEntry } from '@portal/event-schemas/plans/values.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';

export type ChosenLines = Partial<Record<LoadType, { language: string | null; teacher: string | null }>>;

/** What people decided about one discipline of a student's year. `added_by` null: it comes from the study plan; `out_by`: who excluded or replaced it. */
export interface PlanRow {
  student: string;
  study_year: number;
  uid: string;
  discipline: string;
  semester: number | null;
  credits: number;
  main_discipline: string | null;
  added_by: PlanActor | null;
  out_by: PlanActor | null;
  replacement: string | null;
  reason: string;
  lines: ChosenLines;
}
export type PlanRows = ReadonlyMap<string, PlanRow>;

/** The disciplines of one student's year after one of its events. */
export function evolveRows(rows: PlanRows, event: IndividualPlanEvent): PlanRows {
  const { student, study_year } = event.data;
  const fresh = (
    { uid, discipline, semester, credits, main_discipline }: PlanEntry,
    added_by: PlanActor | null,
  ): PlanRow => ({
    student,
    study_year,
    uid,
    discipline,
    semester,
    credits,
    main_discipline,
    added_by,
    out_by: null,
    replacement: null,
    reason: '',
    lines: {},
  });
  const change = (entry: PlanEntry, how: (row: PlanRow) => PlanRow): PlanRows =>
    new Map(rows).set(entry.uid, how(rows.get(entry.uid) ?? fresh(entry, null)));
  switch (event.type) {
    case 'PlanDisciplinesAdded':
      return new Map([...rows, ...event.data.entries.map(entry => [entry.uid, fresh(entry, event.data.by)] as const)]);
    case 'PlanLanguageChosen':
      return change(event.data.entry, row =>
        withLines(row, event.data.load_types, line =>
          line.language === event.data.language ? line : { language: event.data.language, teacher: null },
        ),
      );
    case 'PlanTeacherChosen':
      return change(event.data.entry, row =>
        withLines(row, event.data.load_types, line => ({ ...line, teacher: event.data.teacher })),
      );
    case 'PlanDisciplineChanged':
      return new Map(
        change(event.data.entry, row => ({
          ...row,
          out_by: event.data.by,
          replacement: event.data.replacement.uid,
          reason: '',
        })),
      ).set(event.data.replacement.uid, fresh(event.data.replacement, event.data.by));
    case 'PlanDisciplineRepealed': {
      const back = new Map(change(event.data.entry, row => ({ ...row, out_by: null, replacement: null, reason: '' })));
      if (event.data.removed) back.delete(event.data.removed);
      return back;
    }
    case 'PlanDisciplineExcluded':
      return change(event.data.entry, row => ({
        ...row,
        out_by: event.data.is_active ? null : event.data.by,
        replacement: null,
        reason: event.data.is_active ? '' : event.data.reason,
      }));
    default:
      return rows;
  }
}

function withLines(
  row: PlanRow,
  loads: readonly LoadType[],
  how: (line: NonNullable<ChosenLines[LoadType]>) => NonNullable<ChosenLines[LoadType]>,
): PlanRow {
  return {
    ...row,
    lines: {
      ...row.lines,
      ...Object.fromEntries(loads.map(load => [load, how(row.lines[load] ?? { language: null, teacher: null })])),
    },
  };
}
