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
  teacherPermission,
  teacherRequestRow,
} from './views.ts';

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /organizations/request_teacher/': { body: requestTeacherBody, answer: requestState },
  'PUT /organizations/delete_request_to_teacher/': { body: requestBody, answer: requestState },
  'PUT /organizations/change_request_status/': { body: requestStatusBody, answer: requestState },
  'PUT /registration/teacher_requests/decide/': { body: decideManyBody, answer: decisionReport },
  'POST /organizations/hidebutton_request_teacher/': { body: hideButtonBody, answer: hideButtonAnswer },
  'GET /organizations/request_teacher_permission/': {
    query: z.object({ course: uid, student: uid.optional() }),
    answer: teacherPermission,
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
