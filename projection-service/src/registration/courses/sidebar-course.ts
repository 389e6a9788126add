import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Obstacle, Reference, SidebarCourse } from '@portal/event-schemas/registration/views.ts';
import { disciplineReference } from '../catalogue.ts';
import type { CourseRow } from './load.ts';
import { corequisiteMissing, refusalsOf, type Outlook } from './policies.ts';
import { areMet, prerequisiteViews, rowsFor } from './prerequisites.ts';

/** Sort weights of the sidebar (portal.md §4). */
export const sortWeights = { recommended: 1, connected: 5, postrequisite: 7, default: 10 } as const;

export interface SidebarContext {
  outlook: Outlook;
  /** Disciplines of the study plan in the student's semester. */
  planned: ReadonlySet<string>;
  explain: (rejection: Rejection) => Obstacle;
}

/** The chosen courses that this one goes with: named in one's corequisites, or naming one in its own. */
const connections = (course: CourseRow, chosen: readonly CourseRow[]): CourseRow[] =>
  chosen.filter(
    other =>
      other.uid !== course.uid &&
      (other.corequisites.includes(course.discipline) || course.corequisites.includes(other.discipline)),
  );

type Reason = SidebarCourse['reasons'][number];
const reference = ({ uid, code, name }: CourseRow): Reference => ({ uid, code, name });
const noReasons: Reason[] = [];
const noPrerequisites: SidebarCourse['prerequisites'] = [];

/** Why the course stands where it stands, what suits best first. */
function reasonsOf(
  course: CourseRow,
  { planned, outlook: { registration, chosen, completed } }: SidebarContext,
): Reason[] {
  const connected = course.corequisites.length > 0 || chosen.length > 0 ? connections(course, chosen) : [];
  const studied =
    course.prerequisites.length === 0
      ? []
      : rowsFor(course.prerequisites, registration.programs[0] ?? '')
          .map(row => row.required_discipline)
          .filter(uid => completed.has(uid));
  const isPlanned = planned.has(course.discipline);
  const isAdvised =
    course.recommended_for.length > 0 && course.recommended_for.some(uid => registration.programs.includes(uid));
  const isAdditional = registration.additional.has(course.discipline);
  if (
    !isPlanned &&
    !isAdvised &&
    !isAdditional &&
    connected.length === 0 &&
    studied.length === 0 &&
    course.waived.length === 0
  )
    return noReasons;
  const found: Reason[] = [];
  if (isPlanned) found.push({ reason: 'plan', names: [] });
  if (isAdvised) found.push({ reason: 'program', names: [] });
  if (isAdditional) found.push({ reason: 'additional', names: [] });
  if (connected.length > 0) found.push({ reason: 'connected', names: connected.map(reference) });
  if (studied.length > 0)
    found.push({
      reason: 'continues',
      names: [...new Set(studied)].flatMap(uid => disciplineReference(registration.catalogue, uid) ?? []),
    });
  if (course.waived.length > 0) found.push({ reason: 'permitted', names: [] });
  return found;
}
const has = (reasons: readonly Reason[], wanted: Reason['reason']): boolean =>
  reasons.some(({ reason }) => reason === wanted);

/** `refusals`: why it can't be chosen, where the caller knows them already. */
export function sidebarCourse(
  course: CourseRow,
  context: SidebarContext,
  refusals: readonly Rejection[] = refusalsOf(course, context.outlook),
): SidebarCourse {
  const { outlook, explain } = context;
  const {
    completed,
    registration: { catalogue, programs },
  } = outlook;
  const program = programs[0] ?? '';
  const reasons = reasonsOf(course, context);
  const letter = outlook.studied.get(course.discipline);
  const is_recommended_disciplines = letter === undefined && (has(reasons, 'plan') || has(reasons, 'program'));
  const is_connected_with = has(reasons, 'connected');
  const is_postrequisite = has(reasons, 'continues');
  const free = course.prerequisites.length === 0;
  const { recommended, connected, postrequisite, default: last } = sortWeights;
  const advice = [
    letter !== undefined && reject('registration.course_already_studied', { course: course.name, letter }),
    catalogue.settings.corequisites === 'warn' &&
      !course.waived.includes('corequisites') &&
      corequisiteMissing(course, outlook),
  ].filter(one => one !== false && one !== null);
  return {
    uid: course.uid,
    code: course.code,
    name: course.name,
    credit: course.credits,
    discipline: course.discipline,
    cycle: course.cycle,
    component: course.component,
    prerequisites: free
      ? noPrerequisites
      : prerequisiteViews(rowsFor(course.prerequisites, program), completed, catalogue),
    prerequisites_met: free || areMet(course.prerequisites, program, completed),
    is_postrequisite,
    is_connected_with,
    is_recommended_disciplines,
    reasons,
    sort_order: is_recommended_disciplines
      ? recommended
      : is_connected_with
        ? connected
        : is_postrequisite
          ? postrequisite
          : last,
    status: course.standing,
    audit: course.audit,
    access: course.access,
    seats: course.seats,
    locked: refusals.map(explain),
    completed: letter === undefined ? null : { letter },
    advice: advice.map(explain),
  };
}
