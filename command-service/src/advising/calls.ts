import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { CardCourseKey } from '@portal/event-schemas/registration/commands.ts';
import {
  cardCourseParams, cardParams, cardSaveBody, cardStatusBody, certificateBody, changeLessonBody, debtBody, debtParams, dropBody,
} from '@portal/event-schemas/registration/requests.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { command, Refused, type Send } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';

/** Advisors and the office on students' cards. The commands are registration's; whose card it is, the decision checks. */
function sendTo(host: Host, send: Send, type: string, data: object) {
  const definition = host.commands.get(type);
  if (!definition) throw new Refused(reject('platform.not_found', { entity: type }));
  return send(definition, data);
}
const cardOf = (card: string) => {
  const [student = '', study_period = ''] = card.toLowerCase().split('.');
  return { student, study_period };
};
const courseOf = ({ uid: card, course }: { uid: string; course: string }): CardCourseKey => ({ ...cardOf(card), offering: course });

export const addCourse = command({
  call: 'POST /advising/cards/{uid}/courses/{course}/', summary: 'Add a course to a student’s card', params: cardCourseParams, body: cardSaveBody,
  run: async ({ host, send, params, body }) => void (await sendTo(host, send, 'AdvisorAddCourse', { ...courseOf(params), ...body })),
});
export const changeCourse = command({
  call: 'PUT /advising/cards/{uid}/courses/{course}/', summary: 'Change the lessons of a course on a student’s card', params: cardCourseParams, body: changeLessonBody,
  run: async ({ host, send, params, body }) => void (await sendTo(host, send, 'AdvisorChangeLessons', { ...courseOf(params), ...body })),
});
export const dropCourse = command({
  call: 'DELETE /advising/cards/{uid}/courses/{course}/', summary: 'Drop a course from a student’s card', params: cardCourseParams, query: dropBody,
  run: async ({ host, send, params, query }) => void (await sendTo(host, send, 'AdvisorDropCourse', { ...courseOf(params), ...query })),
});
export const setStatus = command({
  call: 'PUT /advising/cards/{uid}/status/', summary: 'Set the status of a card, with a reason', params: cardParams, body: cardStatusBody,
  run: async ({ host, send, params, body }) => void (await sendTo(host, send, 'SetCardStatus', { ...cardOf(params.uid), ...body })),
});
const student = z.object({ uid });
export const recordDebt = command({
  call: 'POST /advising/students/{uid}/debts/', summary: 'Record a debt of a student', params: student, body: debtBody,
  run: async ({ host, send, params, body }) => void (await sendTo(host, send, 'RecordDebt', { student: params.uid, ...body })),
});
export const clearDebt = command({
  call: 'DELETE /advising/students/{uid}/debts/{kind}/', summary: 'Clear a debt of a student', params: debtParams,
  run: async ({ host, send, params }) => void (await sendTo(host, send, 'ClearDebt', { student: params.uid, kind: params.kind })),
});
export const recordCertificate = command({
  call: 'PUT /advising/students/{uid}/medical_certificate/', summary: 'Record a medical certificate', params: student, body: certificateBody,
  run: async ({ host, send, params, body }) => void (await sendTo(host, send, 'RecordMedicalCertificate', { student: params.uid, ...body })),
});
