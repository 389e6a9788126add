import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Obstacle, SidebarCourse } from '@portal/event-schemas/registration/views.ts';
import type { CourseRow } from './load.ts';
import { refusalsOf, type Outlook } from './policies.ts';
import { areMet, prerequisiteViews, rowsFor, type PrerequisiteNames } from './prerequisites.ts';

/** Sort weights of the sidebar (portal.md §4). */
export const sortWeights = { recommended: 1, connected: 5, postrequisite: 7, default: 10 } as const;

export interface SidebarContext {
  outlook: Outlook;
  names: PrerequisiteNames;
  /** Disciplines of the study plan in the student's semester. */
  planned: ReadonlySet<string>;
  explain: (rejection: Rejection) => Obstacle;
}

/** Named in a chosen course's corequisites, or naming a chosen one in its own. */
export const isConnected = (course: CourseRow, chosen: readonly CourseRow[]): boolean =>
  chosen.some(other => other.uid !== course.uid && (other.corequisites.includes(course.discipline) || course.corequisites.includes(other.discipline)));

export function sidebarCourse(course: CourseRow, { outlook, names, planned, explain }: SidebarContext): SidebarCourse {
  const { student, completed, chosen } = outlook;
  const rows = rowsFor(course.prerequisites, student.edu_program);
  const is_recommended_disciplines = planned.has(course.discipline) || course.recommended_for.includes(student.edu_program);
  const is_connected_with = isConnected(course, chosen);
  const is_postrequisite = rows.some(row => completed.has(row.required_discipline));
  const { recommended, connected, postrequisite, default: last } = sortWeights;
  return {
    uid: course.uid, code: course.code, name: course.name, credit: course.credits, discipline: course.discipline, cycle: course.cycle, component: course.component,
    prerequisites: prerequisiteViews(rows, completed, names), prerequisites_met: areMet(course.prerequisites, student.edu_program, completed),
    is_postrequisite, is_connected_with, is_recommended_disciplines,
    sort_order: is_recommended_disciplines ? recommended : is_connected_with ? connected : is_postrequisite ? postrequisite : last,
    status: course.standing, audit: course.audit, access: course.access, seats: course.seats, locked: refusalsOf(course, outlook).map(explain),
  };
}
