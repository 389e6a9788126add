import { z } from 'zod';
import { defineContracts, type ContractsOf } from '../kernel/calls.ts';
import { uid } from '../registration/values.ts';
import {
  requestTeacherBody,
  requestState,
  requestBody,
  requestStatusBody,
  decideManyBody,
  decisionReport,
  hideButtonBody,
  hideButtonAnswer,
  teacherPermission,
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
});

declare module '../kernel/calls.ts' {
  interface Contracts extends ContractsOf<typeof contracts> {}
}
