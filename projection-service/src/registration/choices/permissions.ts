import type { StudentPermissions } from '@portal/event-schemas/registration/student-choices.ts';
import { query } from '@portal/platform/http/types.ts';
import { visibleStudents } from '../visible-students.ts';
import { historyLines } from '../card/history.ts';
import { people } from '../references.ts';
import { studentOf } from '../students.ts';
import { iso } from '../times.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

const ofHistory: readonly string[] = [
  'ManualCoursePermissionGiven',
  'ManualCoursePermissionWithdrawn',
  'StudyPlansGranted',
  'StudyPlanChosen',
];

/** Whom the office let past rules of a course, and what became of one student's permissions and study plans. */
export const permissionCalls = [
  query(contracts['GET /registration/offerings/{uid}/course_permissions/'], {
    summary: 'Students who were let past rules of a course by hand; an advisor sees their own',
    async run(input) {
      const values: unknown[] = [];
      const bind = (value: unknown) => `$${values.push(value)}`;
      type Row = Omit<StudentPermissions['results'][number], 'given_by'> & { by: string };
      const { rows } = await input.db.query<Row>(
        `SELECT s.uid, s.display_name, s.code, g.code AS student_group, p.student || '.' || p.study_period AS card,
           p.waives, p.reason, p.given_at, p.given_by AS by
         FROM registration.course_permissions p
         JOIN curriculum.students_public s ON s.uid = p.student
         LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
         WHERE p.offering = ${bind(input.params.uid)} AND ${visibleStudents({ ...input, bind })} ORDER BY s.display_name, s.uid`,
        values,
      );
      const nameOf = await people(
        input.db,
        rows.map(row => row.by),
      );
      return { results: rows.map(({ by, ...row }) => ({ ...row, given_at: iso(row.given_at), given_by: nameOf(by) })) };
    },
  }),
  query(contracts['GET /registration/students/{uid}/course_permissions/history/'], {
    summary: 'Permissions by hand and study plans of one student, as they were given and taken back',
    async run(input) {
      const { uid: student } = await studentOf(input, input.params.uid);
      const events = await input.host.log.read(`registration_standing-${student}`);
      return historyLines(
        input,
        events.filter(({ type }) => ofHistory.includes(type)),
      );
    },
  }),
];
