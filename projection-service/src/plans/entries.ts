import {
  entryName,
  semesterOfTerm,
  termOfSemester,
  yearOfSemester,
  type PlanActor,
  type PlanStatus,
} from '@portal/event-schemas/plans/values.ts';
import type { ChildDiscipline, PlanCredits } from '@portal/event-schemas/plans/views.ts';
import type { StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import type { ChosenLines, PlanRow } from './row.ts';
import type { PlanSources, RegisteredRow, ResultRow } from './sources.ts';

/** A discipline of a student's plan with all that is known of it; names and rights come with the answer. */
export interface Entry {
  uid: string;
  discipline: string;
  study_year: number;
  semester: number | null;
  term: StudyPeriodView['semester'];
  period: StudyPeriodView | null;
  credits: number;
  main_discipline: string | null;
  source: ChildDiscipline['source'];
  status: PlanStatus;
  is_active: boolean;
  added_by: PlanActor | null;
  out_by: PlanActor | null;
  replacement: string | null;
  reason: string;
  lines: ChosenLines;
  registered: RegisteredRow | null;
  result: ResultRow | null;
}
type Draft = Pick<
  Entry,
  'uid' | 'discipline' | 'study_year' | 'semester' | 'credits' | 'main_discipline' | 'source'
> & { row?: PlanRow; at?: StudyPeriodView };

/** All disciplines of a student's plan: those of the study plan, those added to it, and what stands on cards and among results besides. */
export function entriesOf(sources: PlanSources): Entry[] {
  const { student, study_plan, rows, registered, results, periods } = sources;
  const periodOf = new Map(periods.map(period => [period.uid, period]));
  const uidOf = (study_year: number, semester: number | null, discipline: string) =>
    idFrom('student discipline', entryName(student.uid, study_year, semester, discipline));
  const decided = new Map(rows.map(row => [row.uid, row]));
  const drafts = new Map<string, Draft>();
  for (const { discipline, semester, credits } of study_plan.lines) {
    const study_year = yearOfSemester(study_plan.entry_year, semester);
    const uid = uidOf(study_year, semester, discipline);
    const row = decided.get(uid);
    if (!row?.added_by)
      drafts.set(uid, {
        uid,
        discipline,
        study_year,
        semester,
        credits,
        main_discipline: null,
        source: 'study_plan',
        ...(row ? { row } : {}),
      });
  }
  for (const row of rows) {
    if (row.added_by)
      drafts.set(row.uid, {
        ...row,
        source:
          row.main_discipline && decided.get(row.main_discipline)?.replacement === row.uid ? 'replacement' : 'added',
        row,
      });
  }
  const besides = [
    ...registered.map(one => ({ ...one, source: 'registration' as const })),
    ...results.map(one => ({
      ...one,
      credits: sources.disciplines.get(one.discipline)?.credits ?? 0,
      source: 'result' as const,
    })),
  ];
  const planned = new Set([...drafts.values()].map(one => one.discipline));
  for (const { discipline, study_period, credits, source } of besides) {
    const period = periodOf.get(study_period);
    if (!period) continue;
    const semester = semesterOfTerm(study_plan.entry_year, period.study_year, period.semester);
    const uid = uidOf(period.study_year, semester, discipline);
    const known = drafts.get(uid);
    if (known) known.at ??= period;
    else if (source === 'registration' || !planned.has(discipline))
      drafts.set(uid, {
        uid,
        discipline,
        study_year: period.study_year,
        semester,
        credits,
        main_discipline: null,
        source,
        at: period,
      });
  }
  return [...drafts.values()]
    .filter(draft => sources.disciplines.has(draft.discipline))
    .map(draft => entryOf(draft, sources, periodOf));
}

function entryOf(
  { row, at, ...draft }: Draft,
  { periods, registered, results }: PlanSources,
  periodOf: ReadonlyMap<string, StudyPeriodView>,
): Entry {
  const isHere = ({ study_period }: { study_period: string }): boolean => {
    const period = periodOf.get(study_period);
    return period?.study_year === draft.study_year && (period.semester === 'summer') === (draft.semester === null);
  };
  const of = <T extends { discipline: string }>(all: readonly T[]) =>
    all.filter(one => one.discipline === draft.discipline);
  const onCard = of(registered).find(isHere) ?? null;
  const ownResult = of(results).find(isHere);
  // Where it really was or is; a failed one stands where the plan has it.
  const actual = onCard || ownResult?.completed ? at : undefined;
  const term = actual?.semester ?? termOfSemester(draft.semester);
  const result = ownResult ?? of(results).find(one => one.completed) ?? null;
  const period =
    (onCard && periodOf.get(onCard.study_period)) ??
    actual ??
    periods.find(one => one.study_year === draft.study_year && one.semester === term) ??
    null;
  const status: PlanStatus = row?.out_by
    ? row.replacement
      ? 'changed'
      : 'excluded'
    : result?.completed
      ? 'accomplished'
      : onCard && !ownResult
        ? 'registered'
        : ownResult
          ? 'failed'
          : row?.added_by && draft.source === 'added'
            ? 'added'
            : 'planned';
  return {
    ...draft,
    term,
    period,
    status,
    is_active: !row?.out_by,
    added_by: row?.added_by ?? null,
    out_by: row?.out_by ?? null,
    replacement: row?.replacement ?? null,
    reason: row?.reason ?? '',
    lines: row?.lines ?? {},
    registered: onCard,
    result,
  };
}

const weight: Partial<Record<PlanStatus, number>> = { accomplished: 0, registered: 1 };
/** Credits by how far they are. A discipline that stands in several terms (repeated, taken ahead) counts once, as far as it has come. */
export function creditsOfPlan(
  entries: readonly Pick<Entry, 'discipline' | 'status' | 'is_active' | 'credits'>[],
): PlanCredits {
  const counted = new Map<string, { status: PlanStatus; credits: number }>();
  for (const entry of entries.filter(one => one.is_active)) {
    const known = counted.get(entry.discipline);
    if (!known || (weight[entry.status] ?? 2) < (weight[known.status] ?? 2)) counted.set(entry.discipline, entry);
  }
  const sum = (fits: (status: PlanStatus) => boolean) =>
    [...counted.values()].reduce((total, one) => total + (fits(one.status) ? one.credits : 0), 0);
  const [current_count, onway] = [sum(status => status === 'accomplished'), sum(status => status === 'registered')];
  const total = sum(() => true);
  return { total, current_count, onway, left: total - current_count - onway };
}
