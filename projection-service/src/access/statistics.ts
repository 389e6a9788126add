import { courseStatusNames } from '@portal/event-schemas/registration/access-sentences.ts';
import { courseStatusCodes } from '@portal/event-schemas/access/codes.ts';
import type { AccessStatistics } from '@portal/event-schemas/access/views.ts';
import { query } from '@portal/platform/http/types.ts';
import { courseAccessList, foundBy } from './courses.ts';
import { statusSql } from '../registration/office/access-status.ts';
import { visibleStudents } from '../registration/visible-students.ts';
import { contracts } from '@portal/event-schemas/access/calls.ts';

/** Statuses to choose from, and how many courses, lessons and students stand how. */
export const statisticsCalls = [
  query(contracts['GET /organizations/course_status_list/'], {
    summary: 'Statuses of a course’s registration access',
    run: async () => courseStatusCodes.map(value => ({ value, name: courseStatusNames[value] })),
  }),
  query(contracts['GET /organizations/statistics_discipline_registration_access/'], {
    summary: 'Courses, lessons and students by their registration access, under the filters of the access list',
    async run({ db, ...input }) {
      const { from, where, values } = foundBy(courseAccessList, input.query, input);
      const courses = await db.query<{
        status: (typeof courseStatusCodes)[number];
        courses: number;
        lessons: number;
        blocked: number;
        cancelled: number;
      }>(
        `SELECT ${statusSql} AS status, count(*)::int AS courses, sum(o.lessons)::int AS lessons,
            sum(o.blocked)::int AS blocked, sum(o.cancelled)::int AS cancelled
          FROM ${from} ${where} GROUP BY 1`,
        values,
      );
      const sum = (field: 'lessons' | 'blocked' | 'cancelled') =>
        courses.rows.reduce((total, row) => total + row[field], 0);
      const {
        rows: [places],
      } = await db.query<
        Pick<AccessStatistics, 'registered_on_cancelled' | 'waiting_on_blocked' | 'selected_students'>
      >(
        `WITH found AS (SELECT o.uid, o.blocked, o.cancelled FROM ${from} ${where})
         SELECT (SELECT count(DISTINCT p.student)::int FROM found
           JOIN registration.lessons l ON l.offering = found.uid AND l.access = 'cancelled'
           JOIN registration.places p ON p.offering = l.offering AND l.uid = ANY(p.taken_lessons)
           WHERE found.cancelled > 0) AS registered_on_cancelled,
           (SELECT count(DISTINCT p.student)::int FROM found
             JOIN registration.lessons l ON l.offering = found.uid AND l.access = 'blocked'
             JOIN registration.places p ON p.offering = l.offering AND l.uid = ANY(p.queued_lessons)
             WHERE found.blocked > 0) AS waiting_on_blocked,
           (SELECT count(DISTINCT x.student)::int FROM found
             JOIN registration.selected_students x ON x.offering = found.uid AND x.granted) AS selected_students`,
        values,
      );
      const own: unknown[] = [];
      const visible = visibleStudents({ ...input, bind: value => `$${own.push(value)}` });
      const {
        rows: [students],
      } = await db.query<Omit<AccessStatistics['students'], 'default'>>(
        `SELECT (SELECT count(*)::int FROM curriculum.students_public s WHERE ${visible}) AS total, access.open, access.closed,
           (SELECT count(*)::int FROM registration.debts b
             JOIN curriculum.students_public s ON s.uid = b.student
             WHERE b.kind = 'financial' AND ${visible}) AS with_financial_debt
         FROM (SELECT count(*) FILTER (WHERE st.access = 'open')::int AS open, count(*) FILTER (WHERE st.access = 'closed')::int AS closed
           FROM registration.standings st JOIN curriculum.students_public s ON s.uid = st.student WHERE ${visible}) access`,
        own,
      );
      const byStatus = Object.fromEntries(
        courseStatusCodes.map(status => [status, courses.rows.find(row => row.status === status)?.courses ?? 0]),
      ) as AccessStatistics['courses'];
      const [lessons, blocked, cancelled] = [sum('lessons'), sum('blocked'), sum('cancelled')];
      return {
        courses: byStatus,
        lessons: { open: lessons - blocked - cancelled, blocked, cancelled },
        ...places!,
        students: { ...students!, default: students!.total - students!.open - students!.closed },
      };
    },
  }),
];
