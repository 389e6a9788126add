import {
  entryName,
  semesterOfTerm,
  termOfSemester,
  yearOfSemester,
  type PlanEntry,
} from '@portal/event-schemas/plans/values.ts';
import type { PlanKey } from '@portal/event-schemas/plans/requests.ts';
import { idFrom } from '@portal/platform/ids/ids.ts';
import type { Discipline } from '../registration/known.ts';
import type { IndividualPlan } from './individual-plan.ts';
import type { PlanKnown, Term } from './known.ts';

/** The uid of a discipline of the plan; the same whether or not anybody has touched it. */
export const entryUid = ({ student, study_year }: PlanKey, semester: number | null, discipline: string): string =>
  idFrom('student discipline', entryName(student, study_year, semester, discipline));

export const entryOf = (
  key: PlanKey,
  { uid, code, name, credits }: Discipline,
  semester: number | null,
  main_discipline: string | null = null,
): PlanEntry => ({
  uid: entryUid(key, semester, uid),
  discipline: uid,
  code,
  name,
  credits,
  semester,
  main_discipline,
});

/**
 * The disciplines of a student's year: those of the study plan, and those that were added. A line of a discipline that
 * the catalogue no longer has is left out.
 */
export function entriesOf(key: PlanKey, plan: IndividualPlan, { study_plan, disciplines }: PlanKnown): PlanEntry[] {
  const lines = (study_plan?.lines ?? []).filter(
    line => yearOfSemester(study_plan!.entry_year, line.semester) === key.study_year,
  );
  const planned = lines.flatMap(({ discipline, semester, credits }) =>
    disciplines[discipline] ? { ...entryOf(key, disciplines[discipline], semester), credits } : [],
  );
  return [...planned.filter(entry => !plan.added[entry.uid]), ...Object.values(plan.added).map(({ entry }) => entry)];
}

/** Credits of the disciplines that stand in a term of the plan. */
export const plannedCredits = (entries: readonly PlanEntry[], plan: IndividualPlan, semester: number | null): number =>
  entries
    .filter(entry => entry.semester === semester && !plan.out[entry.uid])
    .reduce((sum, entry) => sum + entry.credits, 0);

/** The semester of the study plan that a study period is for the student; null in summer. */
export const semesterIn = ({ study_plan }: PlanKnown, study_year: number, term: Term): number | null =>
  semesterOfTerm(study_plan!.entry_year, study_year, term.semester);

/** The study period of a discipline of the plan, when it is the one named; null when there is none and none was named; undefined when they do not fit. */
export function termNamed(
  { terms }: PlanKnown,
  entry: PlanEntry,
  study_period: string | null,
): Term | null | undefined {
  const fitting = terms.filter(term => term.semester === termOfSemester(entry.semester));
  if (study_period === null) return fitting.length === 0 ? null : undefined;
  return fitting.find(term => term.uid === study_period);
}
