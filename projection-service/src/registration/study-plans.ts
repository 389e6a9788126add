import type { Reference, StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { studyPlanView } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { z } from 'zod';
import { references } from './references.ts';
import type { StudentRow } from './students.ts';

interface PlanLine { discipline: string; semester: number; credits: number }
interface PlanRow { uid: string; code: string; edu_program: string; entry_year: number; lines: PlanLine[] }

const findPlan = async (db: Sql, uid: string | null): Promise<PlanRow | null> =>
  (uid ? (await db.query<PlanRow>('SELECT uid, code, edu_program, entry_year, lines FROM curriculum.study_plans_public WHERE uid = $1', [uid])).rows[0] ?? null : null);

/** The semester of the plan that a term is for a student: autumn is odd, spring even; a summer term continues the spring. */
export const semesterOf = ({ course }: Pick<StudentRow, 'course'>, { semester }: Pick<StudyPeriodView, 'semester'>): number =>
  (course - 1) * 2 + (semester === 'autumn' ? 1 : 2);

/** Lines of a plan for the student's semester. */
export async function plannedLines(db: Sql, plan: string | null, at: { student: StudentRow; study_period: StudyPeriodView }): Promise<PlanLine[]> {
  const semester = semesterOf(at.student, at.study_period);
  return ((await findPlan(db, plan))?.lines ?? []).filter(line => line.semester === semester);
}

export const plannedDisciplines = async (db: Sql, plan: string | null, at: { student: StudentRow; study_period: StudyPeriodView }): Promise<Set<string>> =>
  new Set((await plannedLines(db, plan, at)).map(line => line.discipline));

/** A study plan with names, its lines by semester. Lines whose discipline the catalogue no longer has are left out. */
export async function findStudyPlan(db: Sql, uid: string | null): Promise<z.infer<typeof studyPlanView> | null> {
  const plan = await findPlan(db, uid);
  if (!plan) return null;
  const disciplines = await references(db, 'discipline', plan.lines.map(line => line.discipline));
  const programs = await references(db, 'edu_program', [plan.edu_program]);
  const lines = plan.lines.flatMap(({ discipline, semester, credits }) => {
    const reference: Reference | undefined = disciplines.get(discipline);
    return reference ? { discipline: reference, semester, credits } : [];
  });
  return { uid: plan.uid, code: plan.code, edu_program: programs.get(plan.edu_program) ?? null, entry_year: plan.entry_year, lines: lines.toSorted((a, b) => a.semester - b.semester) };
}
