import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type * as Data from '@portal/event-schemas/registration/commands.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { actingFor, personOf } from '../registration/acting.ts';
import { courseOffering } from '../registration/course-offering/course-offering.ts';
import { readRegistrationFacts, settingsOf } from '../registration/known.ts';
import { askTeacher, withdrawRequest } from './asking.ts';
import { decideRequest } from './deciding.ts';
import { requestId, teacherRequest } from './teacher-request.ts';

/** The commands of a request lie on it and on the course: who teaches, who sits, and what is allowed stands there. */
const streams = [teacherRequest, courseOffering] as const;
const idsOf = (data: Data.StudentOnCourse): [string, string] => [requestId(data), data.offering];

export const AskTeacher = defineCommand({
  type: 'AskTeacher',
  aggregates: streams,
  ids: (data: Data.AskTeacher) => idsOf(data),
  facts: readRegistrationFacts,
  decide: (data: Data.AskTeacher, states, known, { actor, now }) =>
    actingFor(actor, data.student, null) === 'student'
      ? askTeacher(data, states, known, now)
      : reject('registration.not_your_card', { student: data.student }),
});

export const WithdrawRequest = defineCommand({
  type: 'WithdrawRequest',
  aggregates: streams,
  ids: (data: Data.StudentOnCourse) => idsOf(data),
  decide: (data: Data.StudentOnCourse, states, _facts, { actor }) =>
    actingFor(actor, data.student, null) === 'student'
      ? withdrawRequest(data, states)
      : reject('registration.not_your_card', { student: data.student }),
});

export const DecideRequest = defineCommand({
  type: 'DecideRequest',
  aggregates: streams,
  ids: (data: Data.DecideRequest) => idsOf(data),
  facts: (_data, get) => settingsOf(get),
  decide: (data: Data.DecideRequest, states, settings, { actor }) =>
    decideRequest(data, states, settings, personOf(actor)),
});
