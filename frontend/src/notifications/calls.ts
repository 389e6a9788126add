import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ReachedRow, statusOptions, weekdayOptions } from '@portal/event-schemas/notifications/views.ts';
import { useCall } from '../http/use-call.ts';

/** What the two scheduled mails differ in: their calls. */
export const mails = {
  no_courses: {
    resource: 'notifications/course_not_registered_students_notification',
    list: 'GET /notifications/course_not_registered_students_notification/',
    create: 'POST /notifications/course_not_registered_students_notification/',
    change: 'PUT /notifications/course_not_registered_students_notification/{uid}/',
    remove: 'DELETE /notifications/course_not_registered_students_notification/{uid}/',
  },
  general: {
    resource: 'notifications/general_email_notification',
    list: 'GET /notifications/general_email_notification/',
    create: 'POST /notifications/general_email_notification/',
    change: 'PUT /notifications/general_email_notification/{uid}/',
    remove: 'DELETE /notifications/general_email_notification/{uid}/',
  },
} as const;
export type MailKind = keyof typeof mails;

const always = { staleTime: Infinity };
export const useWeekdays = (): UseQueryResult<z.infer<typeof weekdayOptions>, Error> =>
  useCall('GET /specialists/day_of_week/', {}, always);
export const useStatuses = (): UseQueryResult<z.infer<typeof statusOptions>, Error> =>
  useCall('GET /organizations/study_card_status_options/', {}, always);

/** How many students a mail would reach now. */
export const useReachCount = (
  kind: MailKind,
  statuses: readonly string[] = [],
): UseQueryResult<{ count: number; results: ReachedRow[] }, Error> =>
  useCall(
    'GET /notifications/mail_reach/',
    { query: { kind, study_card_statuses: statuses.join(','), page_size: 1 } },
    { enabled: kind === 'no_courses' || statuses.length > 0 },
  );
