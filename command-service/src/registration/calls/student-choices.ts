import { fieldOfSciences } from '@portal/event-schemas/registration/declared.ts';
import { registrationManual, registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import { cardQuery, courseOfCard } from '@portal/event-schemas/registration/requests.ts';
import * as requests from '@portal/event-schemas/registration/student-choices.ts';
import { uid } from '@portal/event-schemas/registration/values.ts';
import { command } from '@portal/platform/http/types.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import { z } from 'zod';
import type { FieldOfSciences } from '../facts.ts';
import { AddSeatWatch, RemoveSeatWatch, TellOfFreeSeat } from '../seat-watch/commands.ts';
import * as choices from '../standing/choice-commands.ts';
import { cardOf, courseNow, courseOf } from './cards.ts';

/** What a student chooses besides courses, and what the office permits or writes for them (portal-calls.md §7.4). */
export const addToNotificationList = command({
  call: 'POST /organizations/add_to_notification_list/',
  summary: 'Ask to be told when a full course has a free seat',
  query: courseOfCard,
  answer: requests.seatWatchAnswer,
  run: async ({ send, query }) => {
    await send(AddSeatWatch, courseOf(query));
    return { ...query, watching: true };
  },
});
export const deleteFromNotificationList = command({
  call: 'POST /organizations/delete_from_notification_list/',
  summary: 'No longer be told of free seats of a course',
  query: courseOfCard,
  answer: requests.seatWatchAnswer,
  run: async ({ send, query }) => {
    await send(RemoveSeatWatch, courseOf(query));
    return { ...query, watching: false };
  },
});
export const seatFreeAlarm = command({
  call: 'POST /registration/alarms/seat_free/',
  summary: 'Tell a student who asked for it that a course has a free seat',
  body: z.object({ offering: uid, student: uid, study_period: uid }),
  run: async ({ send, body }) => {
    await send(TellOfFreeSeat, body);
    return undefined;
  },
});

export const sciencesDiscipline = command({
  call: 'POST /organizations/sciences_discipline/',
  summary: 'Choose an additional education program: a field of sciences with credits',
  body: requests.sciencesDisciplineBody,
  answer: requests.chosenProgram,
  run: async ({ host, actor, send, body }) => {
    const field = (await readRecord(host, fieldOfSciences, body.field_sciences)) as FieldOfSciences | null;
    const chosen = { field_sciences: body.field_sciences, credit: body.credit ?? field?.credit ?? 1 };
    await send(choices.ChooseAdditionalProgram, { student: actor.id, ...chosen });
    return chosen;
  },
});
export const deleteAdditionalProgram = command({
  call: 'POST /organizations/delete_additional_edu_program/',
  summary: 'Give the additional education program up',
  query: cardQuery,
  body: requests.dropProgramBody,
  run: async ({ send, query, body }) => {
    await send(choices.DropAdditionalProgram, { ...cardOf(query.uid), ...body });
    return undefined;
  },
});
export const choosePlan = command({
  call: 'PUT /registration/study_plan/',
  summary: 'Choose the study plan by which courses are chosen',
  body: requests.choosePlanBody,
  answer: requests.choosePlanBody,
  run: async ({ actor, send, body }) => {
    await send(choices.ChooseStudyPlan, { student: actor.id, ...body });
    return body;
  },
});

const ofStudent = z.object({ uid });
export const setStudyPlans = command({
  call: 'PUT /registration/students/{uid}/study_plans/',
  summary: 'Grant a student further study plans',
  params: ofStudent,
  body: requests.studyPlansBody,
  answer: requests.studyPlansBody,
  run: async ({ send, params, body }) => {
    await send(choices.GrantStudyPlans, { student: params.uid, ...body });
    return body;
  },
});
export const permitCourse = command({
  call: 'POST /registration/students/{uid}/course_permissions/',
  summary: 'Let a student past some rules of a course',
  params: ofStudent,
  body: requests.coursePermissionBody,
  answer: requests.coursePermissionBody,
  run: async ({ host, send, params, body }) => {
    const { study_period } = await courseNow(host, body.offering);
    await send(choices.GiveCoursePermission, { student: params.uid, study_period, ...body });
    return body;
  },
});
export const withdrawPermission = command({
  call: 'DELETE /registration/students/{uid}/course_permissions/{offering}/',
  summary: 'Withdraw a permission for a course',
  params: requests.coursePermissionParams,
  body: requests.withdrawPermissionBody,
  run: async ({ send, params, body }) => {
    await send(choices.WithdrawCoursePermission, {
      student: params.uid,
      offering: params.offering,
      reason: body.reason,
    });
    return undefined;
  },
});
export const writeManual = command({
  call: 'PUT /registration/manual/',
  summary: 'Write the guide of registration',
  body: requests.manual,
  answer: requests.manual,
  run: async ({ host, send, body }) => {
    await writeRecord(host, send, registrationManual, { kind: 'save', uid: registrationSettingsUid, fields: body });
    return body;
  },
});
