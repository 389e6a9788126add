import type {
  AdditionalProgram,
  CoursePermissions,
  PlanChoices,
} from '@portal/event-schemas/registration/student-choices.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Reference } from '@portal/event-schemas/registration/views.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { completedBy } from '../courses/prerequisites.ts';
import { people, references } from '../references.ts';
import type { StudentRow } from '../students.ts';
import { iso } from '../times.ts';
import { noChoices, type Choices } from './projection.ts';

export async function choicesOf(db: Sql, student: string): Promise<Choices> {
  const { rows } = await db.query<Choices>(
    'SELECT student, study_plans, study_plan, field_sciences, field_credit FROM registration.student_choices WHERE student = $1',
    [student],
  );
  return rows[0] ?? noChoices(student);
}

/** The plans that the student may choose courses by: that of the record first. One of them is in use. */
export async function planChoicesOf(db: Sql, student: StudentRow): Promise<PlanChoices> {
  const { study_plans, study_plan } = await choicesOf(db, student.uid);
  const wanted = [...new Set([student.study_plan, ...study_plans])].filter(uid => uid !== null);
  const { rows } = await db.query<{ uid: string; code: string; edu_program: string; entry_year: number }>(
    'SELECT uid, code, edu_program, entry_year FROM curriculum.study_plans_public WHERE uid = ANY($1)',
    [wanted],
  );
  const programs = await references(
    db,
    'edu_program',
    rows.map(row => row.edu_program),
  );
  const chosen = study_plan ?? student.study_plan;
  const plans = rows
    .toSorted((a, b) => wanted.indexOf(a.uid) - wanted.indexOf(b.uid))
    .map(({ uid, code, edu_program, entry_year }) => ({
      uid,
      code,
      edu_program: programs.get(edu_program) ?? null,
      entry_year,
      own: uid === student.study_plan,
      chosen: uid === chosen,
    }));
  return { must_choose: plans.length > 1 && study_plan === null, chosen, plans };
}

/** Courses of a term that the office permits the student by hand, by code. */
export async function permissionsOf(db: Sql, student: string, studyPeriod: string | null): Promise<CoursePermissions> {
  type Row = Omit<CoursePermissions['results'][number], 'given_by'> & { by: string };
  const { rows } = await db.query<Row>(
    `SELECT p.offering AS uid, o.code, o.name, p.study_period, p.waives, p.reason, p.given_at, p.given_by AS by
     FROM registration.course_permissions p JOIN registration.offerings o ON o.uid = p.offering
     WHERE p.student = $1 AND ($2::text IS NULL OR p.study_period = $2) ORDER BY o.code, p.offering`,
    [student, studyPeriod],
  );
  const nameOf = await people(
    db,
    rows.map(row => row.by),
  );
  return { results: rows.map(({ by, ...row }) => ({ ...row, given_at: iso(row.given_at), given_by: nameOf(by) })) };
}

interface FieldRow {
  uid: string;
  code: string;
  name: Localized;
  credit: number;
  disciplines: string[];
  is_active: boolean;
}

/** The chosen additional program and the fields that one may choose, each discipline with how far the student is. */
export async function additionalProgramOf(db: Sql, student: string, studyPeriod: string): Promise<AdditionalProgram> {
  const choices = await choicesOf(db, student);
  const { rows } = await db.query<FieldRow>(
    'SELECT uid, code, name, credit, disciplines, is_active FROM registration.fields_of_sciences WHERE is_active OR uid = $1 ORDER BY code',
    [choices.field_sciences],
  );
  const wanted = [...new Set(rows.flatMap(row => row.disciplines))];
  const [completed, offered] = await Promise.all([
    completedBy(db, student),
    db.query<{
      uid: string;
      code: string;
      name: Localized;
      credits: number;
      course: string | null;
      registered: boolean;
    }>(
      `SELECT d.uid, d.code, d.name, d.credits, o.uid AS course, c.offering IS NOT NULL AS registered
     FROM curriculum.disciplines_public d
     LEFT JOIN LATERAL (SELECT o.uid FROM registration.offerings o WHERE o.study_period = $3 AND o.discipline = d.uid ORDER BY o.code LIMIT 1) o ON true
     LEFT JOIN registration.card_courses c ON c.student = $2 AND c.study_period = $3 AND c.discipline = d.uid
     WHERE d.uid = ANY($1)`,
      [wanted, student, studyPeriod],
    ),
  ]);
  const known = new Map(
    offered.rows.map(({ registered, ...row }) => [
      row.uid,
      {
        ...row,
        status: completed.has(row.uid)
          ? ('accomplished' as const)
          : registered
            ? ('registered' as const)
            : ('not_accomplished' as const),
      },
    ]),
  );
  const fields = rows.map(({ uid, code, name, credit, disciplines }) => ({
    uid,
    code,
    name,
    credit,
    disciplines: disciplines.flatMap(one => known.get(one) ?? []),
  }));
  const own = fields.find(field => field.uid === choices.field_sciences);
  const sum = (status: string) =>
    own!.disciplines.reduce((total, one) => total + (one.status === status ? one.credits : 0), 0);
  const reference = ({ uid, code, name }: Reference): Reference => ({ uid, code, name });
  const chosen = own
    ? {
        sciences_discipline: { field_sciences: reference(own), credit: choices.field_credit! },
        registered: sum('registered'),
        accomplished: sum('accomplished'),
      }
    : null;
  return { chosen, fields };
}
