import type { UseQueryResult } from '@tanstack/react-query';
import type {
  CoursePermissions,
  PlanChoices,
  StudentPermissions,
} from '@portal/event-schemas/registration/student-choices.ts';
import type { HistoryLine } from '@portal/event-schemas/registration/views.ts';
import { useCall } from '../../../http/use-call.ts';

/** Permissions by hand and study plans of a student, permissions of a course; a student's are live. */
const live = (student: string) => ({ channel: 'registration' as const, keys: [`standing:${student}`] });

export const usePermissions = (student: string): UseQueryResult<CoursePermissions, Error> =>
  useCall(
    'GET /registration/students/{uid}/course_permissions/',
    { params: { uid: student } },
    { live: live(student) },
  );
export const usePermissionHistory = (student: string): UseQueryResult<HistoryLine[], Error> =>
  useCall(
    'GET /registration/students/{uid}/course_permissions/history/',
    { params: { uid: student } },
    { live: live(student) },
  );
export const usePlansOf = (student: string): UseQueryResult<PlanChoices, Error> =>
  useCall('GET /organizations/check_select_edu_pro/', { query: { student } }, { live: live(student) });
export const usePermitted = (course: string): UseQueryResult<StudentPermissions, Error> =>
  useCall('GET /registration/offerings/{uid}/course_permissions/', { params: { uid: course } });
