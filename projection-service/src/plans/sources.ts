import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import type { StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { catalogueOf, type Catalogue, type PlanRow as StudyPlan } from '../registration/catalogue.ts';
import { noChoices, type Choices } from '../registration/choices/projection.ts';
import { displayName, type StudentRow } from '../registration/students.ts';
import type { PlanRow } from './row.ts';

/** A course for credit on one of the student's cards. */
export interface RegisteredRow {
  study_period: string;
  offering: string;
  discipline: string;
  credits: number;
  lessons: string[];
}
export interface ResultRow {
  discipline: string;
  study_period: string;
  letter: string;
  points: number | null;
  completed: boolean;
}
export interface LessonOfDiscipline {
  uid: string;
  discipline: string;
  offering: string;
  study_period: string;
  load_type: LoadType;
  language: string;
  teacher: string | null;
  teacher_name: string | null;
}

/** Everything that a student's plan is put together from. */
export interface PlanSources {
  student: StudentRow;
  study_plan: StudyPlan;
  /** All study periods, the earliest first. */
  periods: readonly StudyPeriodView[];
  rows: readonly PlanRow[];
  registered: readonly RegisteredRow[];
  results: readonly ResultRow[];
  disciplines: Catalogue['disciplines'];
  catalogue: Catalogue;
}

/** The study plan that the student studies by: the one chosen, else that of the record; `named`: another one, to see how far the student would be by it. */
function studyPlanOf(
  { plans }: Catalogue,
  student: StudentRow,
  choices: Choices,
  named: string | undefined,
): StudyPlan {
  const uid = named ?? choices.study_plan ?? student.study_plan;
  if (!uid) throw new Refused(reject('registration.study_plan_not_chosen', { student: student.uid }));
  const plan = plans.get(uid);
  if (!plan) throw new Refused(reject('registration.study_plan_not_found', { study_plan: uid }));
  return plan;
}

/** What a student's plan is made of, with one query besides the catalogue. */
interface Personal {
  rows: PlanRow[] | null;
  registered: RegisteredRow[] | null;
  results: ResultRow[] | null;
  choices: Choices | null;
}
const personalSql = `SELECT
  (SELECT jsonb_agg(to_jsonb(p) ORDER BY p.study_year, p.uid) FROM registration.individual_plan_disciplines p WHERE p.student = $1) AS rows,
  (SELECT jsonb_agg(jsonb_build_object('study_period', c.study_period, 'offering', c.offering, 'discipline',
    c.discipline, 'credits', c.credits, 'lessons', c.lessons)
    ORDER BY c.position)
     FROM registration.card_courses c WHERE c.student = $1 AND NOT c.audit) AS registered,
  (SELECT jsonb_agg(to_jsonb(r)) FROM registration.completed r WHERE r.student = $1) AS results,
  (SELECT to_jsonb(c) FROM registration.student_choices c WHERE c.student = $1) AS choices`;

export async function planSources(db: Sql, student: StudentRow, named: string | undefined): Promise<PlanSources> {
  const catalogue = await catalogueOf(db);
  const { rows, registered, results, choices } = (await db.query<Personal>(personalSql, [student.uid])).rows[0]!;
  const periods = [...catalogue.studyPeriods.values()].toSorted(
    (a, b) => a.start_date.localeCompare(b.start_date) || a.uid.localeCompare(b.uid),
  );
  const study_plan = studyPlanOf(catalogue, student, choices ?? noChoices(student.uid), named);
  return {
    student,
    study_plan,
    periods,
    rows: rows ?? [],
    registered: registered ?? [],
    results: results ?? [],
    disciplines: catalogue.disciplines,
    catalogue,
  };
}

/** Lessons of disciplines in the given study periods; in any, for those that are not taught in these. */
export async function lessonsOfDisciplines(
  db: Sql,
  disciplines: readonly string[],
  study_periods: readonly string[],
): Promise<LessonOfDiscipline[]> {
  const { rows } = await db.query<LessonOfDiscipline & { near: boolean }>(
    `SELECT l.uid, o.discipline, o.uid AS offering, o.study_period, l.load_type, l.language, l.teacher,
       ${displayName('t')} AS teacher_name, o.study_period = ANY($2) AS near
     FROM registration.offerings o JOIN registration.lessons l ON l.offering = o.uid LEFT JOIN curriculum.teachers_public t ON t.uid = l.teacher
     WHERE o.discipline = ANY($1) ORDER BY o.code, l.section, l.uid`,
    [disciplines, study_periods],
  );
  const near = new Set(rows.filter(row => row.near).map(row => row.discipline));
  return rows.filter(row => row.near || !near.has(row.discipline));
}

/** Names of teachers by uid. */
export async function teacherNames(db: Sql, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const { rows } = await db.query<{ uid: string; name: string }>(
    `SELECT t.uid, ${displayName('t')} AS name FROM curriculum.teachers_public t WHERE t.uid = ANY($1)`,
    [[...new Set(uids)]],
  );
  return new Map(rows.map(row => [row.uid, row.name]));
}
