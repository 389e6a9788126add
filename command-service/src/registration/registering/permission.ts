import type { RequestReason } from '@portal/event-schemas/registration/values.ts';
import type { OfferedCourse, Permission } from '../course-offering/course-offering.ts';
import type { Situation } from './situation.ts';

/** The permission of a course's teacher that lets this student past a check (docs/decisions/0013); undefined where there is none. */
export function permissionFor(
  { course, student }: { course: OfferedCourse; student: string },
  reason: RequestReason,
): Permission | undefined {
  const permission = course.permissions.get(student);
  return permission?.waives.includes(reason) ? permission : undefined;
}

/** Names a seat beyond the capacity that no request to a teacher led to. */
export const byOffice = 'office';

/** Who answers for seats of this student beyond the capacity: a teacher, in the lessons that were asked for, or the office, in all. Undefined: nobody. */
export function beyondCapacity(
  situation: Situation,
  lessons: readonly string[],
): Pick<Permission, 'request' | 'allowed_by'> | undefined {
  const ofTeacher = permissionFor(situation, 'capacity');
  if (ofTeacher && lessons.every(lesson => ofTeacher.lessons.includes(lesson))) return ofTeacher;
  const {
    course,
    known: { standing, waived },
  } = situation;
  const allowed_by = standing.permissions[course.offering]?.given_by;
  return waived.includes('capacity') && allowed_by ? { request: byOffice, allowed_by } : undefined;
}
