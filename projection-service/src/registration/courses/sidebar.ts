import { component, cycle } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { sidebarCourse as sidebarCourseSchema, sidebarList, type SidebarCourse } from '@portal/event-schemas/registration/views.ts';
import { query, Refused, type Call0 } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { z } from 'zod';
import { obstacles } from '../explain.ts';
import { registrationFor, type Registration } from '../registration.ts';
import { plannedDisciplines } from '../study-plans.ts';
import { coursesOfPeriod, type CourseRow } from './load.ts';
import { outlookOf } from './outlook.ts';
import { preparationLevelFits, programFits, type Outlook } from './policies.ts';
import { namesFor } from './prerequisites.ts';
import { sidebarCourse, type SidebarContext } from './sidebar-course.ts';

export const termQuery = z.object({ student: uid.optional(), study_period: uid.optional() });

/** Everything that shows courses of a term as one student sees them. */
export async function sidebarContext(
  input: Pick<Call0, 'host' | 'locale' | 'request_id'> & { db: Sql }, registration: Registration, courses: readonly CourseRow[], all: readonly CourseRow[], plan?: string,
): Promise<SidebarContext> {
  const outlook: Outlook = await outlookOf(input.db, registration, courses, all.filter(course => course.standing !== null));
  return {
    outlook, names: await namesFor(input.db, courses.flatMap(course => course.prerequisites)),
    planned: await plannedDisciplines(input.db, plan ?? registration.student.study_plan, registration), explain: obstacles(input),
  };
}

const byWeight = (a: SidebarCourse, b: SidebarCourse) => a.sort_order - b.sort_order;

/** Courses that are for the student's level and program, and whatever the student has already. */
const isForStudent = (course: CourseRow, outlook: Outlook): boolean =>
  course.standing !== null || course.granted === true || [preparationLevelFits, programFits].every(policy => policy(course, outlook) === null);

/** Groups by cycle and component in the order of the curriculum; in a group by weight, then by code. */
function grouped(courses: readonly SidebarCourse[]): z.infer<typeof sidebarList>['groups'] {
  return cycle.options.flatMap(ofCycle => component.options.flatMap(ofComponent => {
    const group = courses.filter(course => course.cycle === ofCycle && course.component === ofComponent).toSorted(byWeight);
    return group.length > 0 ? { cycle: ofCycle, component: ofComponent, courses: group } : [];
  }));
}

/** The list of courses to choose from (portal.md §3, sidebar course). */
export const sidebarCalls = [
  query({
    call: 'GET /organizations/side_bar_list/', summary: 'Courses to choose from, by cycle and component',
    query: termQuery.extend({ study_plan_uid_1c: uid.optional() }), answer: sidebarList,
    async run(input) {
      const registration = await registrationFor(input, input.query);
      const courses = await coursesOfPeriod(input.db, registration.student.uid, registration.study_period.uid);
      const context = await sidebarContext(input, registration, courses, courses, input.query.study_plan_uid_1c);
      const shown = courses.filter(course => isForStudent(course, context.outlook)).map(course => sidebarCourse(course, context));
      return { study_period: registration.study_period.uid, groups: grouped(shown) };
    },
  }),
  query({
    call: 'GET /organizations/side_bar/{course}/', summary: 'One course of the sidebar', params: z.object({ course: uid }), query: termQuery.pick({ student: true }), answer: sidebarCourseSchema,
    async run(input) {
      const { course, context } = await courseFor(input, input.params.course, input.query.student);
      return sidebarCourse(course, context);
    },
  }),
];

/** One course as a student sees it, in the term in which it is offered. Refuses with `registration.course_not_found`. */
export async function courseFor(
  input: Pick<Call0, 'actor' | 'roles' | 'host' | 'locale' | 'request_id'> & { db: Sql }, offering: string, student: string | undefined,
): Promise<{ course: CourseRow; registration: Registration; context: SidebarContext }> {
  const { rows } = await input.db.query<{ study_period: string }>('SELECT study_period FROM registration.offerings WHERE uid = $1', [offering]);
  if (!rows[0]) throw new Refused(reject('registration.course_not_found', { offering }));
  const registration = await registrationFor(input, { student, study_period: rows[0].study_period });
  const all = await coursesOfPeriod(input.db, registration.student.uid, rows[0].study_period);
  const course = all.find(each => each.uid === offering);
  if (!course) throw new Refused(reject('registration.course_not_found', { offering }));
  return { course, registration, context: await sidebarContext(input, registration, [course], all) };
}
