import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { PersonReference, Reference, StudentView } from '@portal/event-schemas/registration/views.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import { prepared } from '@portal/platform/projections/prepared.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** A student of the curriculum with the names around them. */
export interface StudentRow {
  uid: string;
  code: string;
  display_name: string;
  email: string;
  advisor: string | null;
  advisor_name: string | null;
  study_plan: string | null;
  edu_program: string;
  edu_program_code: string | null;
  edu_program_name: Localized | null;
  student_group: string | null;
  student_group_code: string | null;
  preparation_level: StudentView['preparation_level'];
  study_form: StudentView['study_form'];
  entry_year: number;
  course: number;
  student_status: string;
}

/** Last, first and middle name of a row of teachers or students, in one text. */
export const displayName = (alias: string): string =>
  `concat_ws(' ', ${['last_name', 'first_name', 'middle_name'].map(part => `nullif(${alias}.${part}, '')`).join(', ')})`;

const byUid = prepared<StudentRow>(
  `SELECT s.uid, s.code, ${displayName('s')} AS display_name, s.email, s.advisor, ${displayName('t')} AS advisor_name, s.study_plan,
       s.edu_program, p.code AS edu_program_code, p.name AS edu_program_name, s.student_group, g.code AS student_group_code,
       s.preparation_level, s.study_form, s.entry_year, s.course, s.student_status
     FROM curriculum.students_public s
     LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
     LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
     LEFT JOIN curriculum.teachers_public t ON t.uid = s.advisor
     WHERE s.uid = $1`,
);
export const findStudent = async (db: Sql, uid: string): Promise<StudentRow | null> =>
  (await byUid(db, [uid])).rows[0] ?? null;

export const advisorOf = (student: StudentRow): PersonReference | null =>
  student.advisor && student.advisor_name ? { uid: student.advisor, display_name: student.advisor_name } : null;

export const programOf = (student: StudentRow): Reference | null =>
  student.edu_program_code && student.edu_program_name
    ? { uid: student.edu_program, code: student.edu_program_code, name: student.edu_program_name }
    : null;

export const studentView = (student: StudentRow): StudentView => ({
  uid: student.uid,
  display_name: student.display_name,
  code: student.code,
  course: student.course,
  entry_year: student.entry_year,
  study_form: student.study_form,
  preparation_level: student.preparation_level,
  edu_program: programOf(student),
  student_status: student.student_status,
  student_group:
    student.student_group && student.student_group_code
      ? { uid: student.student_group, code: student.student_group_code }
      : null,
});

const overseers = ['office', 'org_admin', 'fin_office', 'auditor'];
/** Roles that may see every student; an advisor sees their own. */
export const overseesAll = (roles: readonly string[]): boolean => roles.some(role => overseers.includes(role));

/**
 * The student whom a call is about: oneself, or the one named where the caller may see them.
 * Refuses with `registration.not_your_card`, `advising.not_your_student`, `registration.student_not_found`.
 */
export async function studentOf(
  input: Pick<CallContext, 'actor' | 'roles'> & { db: Sql },
  named: string | undefined,
): Promise<StudentRow> {
  const me = input.actor.id;
  const uid = named ?? me;
  const student = await findStudent(input.db, uid);
  const own = uid === me || overseesAll(input.roles) || (input.roles.includes('supervisor') && student?.advisor === me);
  if (!own)
    throw new Refused(
      reject(input.roles.includes('supervisor') ? 'advising.not_your_student' : 'registration.not_your_card', {
        student: uid,
      }),
    );
  if (!student) throw new Refused(reject('registration.student_not_found', { student: uid }));
  return student;
}
