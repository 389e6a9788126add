import { pickFields } from '@portal/event-schemas/kernel/bounds.ts';
import { registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import { changeSettingsBody } from '@portal/event-schemas/registration/settings-requests.ts';
import * as views from '@portal/event-schemas/registration/settings-views.ts';
import { command } from '@portal/platform/http/types.ts';
import { z } from 'zod';
import { changeSettings } from '../settings/change.ts';

/** The one record of settings, whole and in the parts that the specification names (portal-calls.md §7.9). What is not given stays. */
const uid = registrationSettingsUid;
const params = z.object({ uid: z.literal(uid) });
const one = { uid: z.string() };

export const changeAll = command({
  call: 'PUT /registration/settings/',
  summary: 'Change settings of registration',
  body: changeSettingsBody,
  answer: views.registrationSettingsView,
  run: async ({ host, send, body }) => ({ uid, ...(await changeSettings(host, send, () => body)) }),
});
export const changeWaitingList = command({
  call: 'PUT /organizations/waiting_list_settings/{uid}/',
  summary: 'Change the waiting list settings',
  params,
  body: views.waitingListSettings.partial(),
  answer: views.waitingListSettings.extend(one),
  run: async ({ host, send, body }) => ({
    uid,
    ...pickFields(views.waitingListSettings, await changeSettings(host, send, () => body)),
  }),
});
export const changeRequestToTeacher = command({
  call: 'PUT /organizations/request_to_teacher_setting/{uid}/',
  summary: 'Allow or forbid requests to teachers, and what a permission waives',
  params,
  body: views.requestToTeacherSettings.partial(),
  answer: views.requestToTeacherSettings.extend(one),
  run: async ({ host, send, body }) => ({
    uid,
    ...pickFields(views.requestToTeacherSettings, await changeSettings(host, send, () => body)),
  }),
});
export const changeTimer = command({
  call: 'POST /user/setting_the_course_timer/',
  summary: 'Set the registration timer (milliseconds)',
  body: views.timerSettings,
  answer: views.timerSettings,
  run: async ({ host, send, body }) => pickFields(views.timerSettings, await changeSettings(host, send, () => body)),
});
export const changeCorequisites = command({
  call: 'POST /user/setting_corequisites/',
  summary: 'Set what corequisites do: nothing, a warning, a refusal',
  body: views.corequisiteSettings,
  answer: views.corequisiteSettings,
  run: async ({ host, send, body }) =>
    pickFields(views.corequisiteSettings, await changeSettings(host, send, () => body)),
});
export const changeNotifyFinalGrades = command({
  call: 'POST /user/setting_notify_final_grades/',
  summary: 'Tell students of their final grades, or not',
  body: views.notifyFinalGradesSettings,
  answer: views.notifyFinalGradesSettings,
  run: async ({ host, send, body }) =>
    pickFields(views.notifyFinalGradesSettings, await changeSettings(host, send, () => body)),
});
