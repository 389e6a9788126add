import type { Reference, StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { studyPlanView } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { catalogueOf, type Catalogue, type PlanRow } from './catalogue.ts';
import { references } from './references.ts';
import type { StudentRow } from './students.ts';

type PlanLine = PlanRow['lines'][number];
interface At {
  student: StudentRow;
  study_period: StudyPeriodView;
  catalogue: Catalogue;
}

/** The semester of the plan that a term is for a student: autumn is odd, spring even; a summer term continues the spring. */
export const semesterOf = (
  { course }: Pick<StudentRow, 'course'>,
  { semester }: Pick<StudyPeriodView, 'semester'>,
): number => (course - 1) * 2 + (semester === 'autumn' ? 1 : 2);

/** Lines of a plan for the student's semester. */
export function plannedLines(plan: string | null, { student, study_period, catalogue }: At): PlanLine[] {
  const semester = semesterOf(student, study_period);
  return (plan === null ? [] : (catalogue.plans.get(plan)?.lines ?? [])).filter(line => line.semester === semester);
}

export const plannedDisciplines = (plan: string | null, at: At): Set<string> =>
  new Set(plannedLines(plan, at).map(line => line.discipline));

/** A study plan with names, its lines by semester. Lines whose discipline the catalogue no longer has are left out. */
export async function findStudyPlan(db: Sql, uid: string | null): Promise<z.infer<typeof studyPlanView> | null> {
  const plan = uid === null ? undefined : (await catalogueOf(db)).plans.get(uid);
  if (!plan) return null;
  const disciplines = await references(
    db,
    'discipline',
    plan.lines.map(line => line.discipline),
  );
  const programs = await references(db, 'edu_program', [plan.edu_program]);
  const lines = plan.lines.flatMap(({ discipline, semester, credits }) => {
    const reference: Reference | undefined = disciplines.get(discipline);
    return reference ? { discipline: reference, semester, credits } : [];
  });
  return {
    uid: plan.uid,
    code: plan.code,
    edu_program: programs.get(plan.edu_program) ?? null,
    entry_year: plan.entry_year,
    lines: lines.toSorted((a, b) => a.semester - b.semester),
  };
}
