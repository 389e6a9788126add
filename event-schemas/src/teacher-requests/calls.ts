import { z } from 'zod';
import { type ContractsOf, defineContracts } from '../kernel/calls.ts';
import { uid } from '../registration/values.ts';
import {
  decideManyBody,
  decisionReport,
  hideButtonAnswer,
  hideButtonBody,
  requestBody,
  requestState,
  requestStatusBody,
  requestTeacherBody,
  requestUid,
  requestWeek,
  teacherPermission,
  teacherRequestRow,
} from './views.ts';
import { inThePeriod, lessonsTogether, ofACard, ofACourse, ofOwnCard } from '../registration/refusal-groups.ts';
import { deciding } from './refusal-groups.ts';

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /organizations/request_teacher/': {
    body: requestTeacherBody,
    answer: requestState,
    refuses: [
      ...inThePeriod,
      ...lessonsTogether,
      ...ofACourse,
      'registration.already_registered',
      'registration.lesson_not_found',
      'registration.not_your_card',
      'registration.prerequisite_missing',
      'registration.request_already_asked',
      'registration.request_cannot_waive',
      'registration.request_granted_already',
      'registration.request_no_teacher',
      'registration.request_not_needed',
      'registration.request_to_teacher_off',
      'registration.student_not_found',
    ],
  },
  'PUT /organizations/delete_request_to_teacher/': {
    body: requestBody,
    answer: requestState,
    refuses: [
      ...ofACourse,
      'registration.not_your_card',
      'registration.request_not_found',
      'registration.request_not_open',
      'registration.request_used',
    ],
  },
  'PUT /organizations/change_request_status/': { body: requestStatusBody, answer: requestState, refuses: deciding },
  'PUT /registration/teacher_requests/decide/': { body: decideManyBody, answer: decisionReport, refuses: deciding },
  'POST /organizations/hidebutton_request_teacher/': {
    body: hideButtonBody,
    answer: hideButtonAnswer,
    refuses: [...ofACard, 'registration.course_not_found'],
  },
  'GET /organizations/request_teacher_permission/': {
    query: z.object({ course: uid, student: uid.optional() }),
    answer: teacherPermission,
    refuses: ofOwnCard,
  },
  'GET /registration/teacher_requests/{uid}/week/': {
    params: z.object({ uid: requestUid }),
    answer: requestWeek,
    refuses: ['registration.request_not_found'],
  },
  'GET /organizations/data_request_teacher/': { row: teacherRequestRow },
  'GET /organizations/arhiv_data_request_teacher/': { row: teacherRequestRow },
  'GET /organizations/student_get_request_teacher/': {
    row: teacherRequestRow,
    query: z.object({ student: uid.optional() }),
  },
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
