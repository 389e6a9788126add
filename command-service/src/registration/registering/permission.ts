import type { RequestReason } from '@portal/event-schemas/registration/values.ts';
import type { OfferedCourse, Permission } from '../course-offering/course-offering.ts';

/** The permission of a course's teacher that lets this student past a check (docs/decisions/0013); undefined where there is none. */
export function permissionFor({ course, student }: { course: OfferedCourse; student: string }, reason: RequestReason): Permission | undefined {
  const permission = course.permissions.get(student);
  return permission?.waives.includes(reason) ? permission : undefined;
}
