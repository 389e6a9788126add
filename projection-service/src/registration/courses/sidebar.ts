import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { obstacles } from '../explain.ts';
import { registrationFor, type Registration } from '../registration.ts';
import { plannedDisciplines } from '../study-plans.ts';
import { coursesWith, personalOf, type CourseRow } from './load.ts';
import { outlookOf } from './outlook.ts';
import { sidebarCourse, type SidebarContext } from './sidebar-course.ts';
import { sidebarJson } from './sidebar-json.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

type Asked = Pick<CallContext, 'host' | 'locale' | 'request_id'> & { db: Sql };

/** The courses of the registration's term, and everything that shows them as the student sees them. `plan`: another study plan to recommend by. */
export async function sidebarContext(
  input: Asked,
  registration: Registration,
  plan?: string,
): Promise<{ courses: readonly CourseRow[]; context: SidebarContext }> {
  const personal = await personalOf(input.db, registration.student.uid);
  const courses = await coursesWith(personal, input.db, registration.study_period.uid, registration.catalogue);
  const outlook = outlookOf(
    registration,
    personal,
    courses.filter(course => course.standing !== null),
  );
  return {
    courses,
    context: {
      outlook,
      planned: plannedDisciplines(plan ?? registration.plan, registration),
      explain: obstacles(input),
    },
  };
}

/** The list of courses to choose from (portal.md §3, sidebar course). */
export const sidebarCalls = [
  query(contracts['GET /organizations/side_bar_list/'], {
    summary: 'Courses to choose from, by cycle and component',
    async run(input) {
      const registration = await registrationFor(input, input.query);
      const { courses, context } = await sidebarContext(input, registration, input.query.study_plan_uid_1c);
      return sidebarJson(registration.study_period.uid, courses, context, input.locale);
    },
  }),
  query(contracts['GET /organizations/side_bar/{course}/'], {
    summary: 'One course of the sidebar',
    async run(input) {
      const { course, context } = await courseFor(input, input.params.course, input.query.student);
      return sidebarCourse(course, context);
    },
  }),
];

/** One course as a student sees it, in the term in which it is offered. Refuses with `registration.course_not_found`. */
export async function courseFor(
  input: Pick<CallContext, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> & { db: Sql },
  offering: string,
  student: string | undefined,
): Promise<{ course: CourseRow; registration: Registration; context: SidebarContext }> {
  const { rows } = await input.db.query<{ study_period: string }>(
    'SELECT study_period FROM registration.offerings WHERE uid = $1',
    [offering],
  );
  if (!rows[0]) throw new Refused(reject('registration.course_not_found', { offering }));
  const registration = await registrationFor(input, { student, study_period: rows[0].study_period });
  const { courses, context } = await sidebarContext(input, registration);
  const course = courses.find(each => each.uid === offering);
  if (!course) throw new Refused(reject('registration.course_not_found', { offering }));
  return { course, registration, context };
}
