import { pickFields } from '@portal/event-schemas/kernel/bounds.ts';
import * as views from '@portal/event-schemas/registration/settings-views.ts';
import { registrationSettings, registrationSettingsUid as uid } from '@portal/event-schemas/registration/records.ts';
import { command } from '@portal/platform/http/types.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import { saySince } from '@portal/platform/records/say-since.ts';
import { changeSettings } from '../settings/change.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

export const changeAll = command(contracts['PUT /registration/settings/'], {
  summary: 'Change settings of registration',
  run: async ({ host, send, body: { seen, ...changes } }) => ({
    uid,
    ...(await saySince(
      host,
      recordAggregate(registrationSettings),
      uid,
      () => changeSettings(host, send, () => changes, seen),
      ({ data }, fields) => fields.some(name => name in ((data as { changes?: object }).changes ?? data)),
    )),
  }),
});
export const changeWaitingList = command(contracts['PUT /organizations/waiting_list_settings/{uid}/'], {
  summary: 'Change the waiting list settings',
  run: async ({ host, send, body }) => ({
    uid,
    ...pickFields(views.waitingListSettings, await changeSettings(host, send, () => body)),
  }),
});
export const changeRequestToTeacher = command(contracts['PUT /organizations/request_to_teacher_setting/{uid}/'], {
  summary: 'Allow or forbid requests to teachers, and what a permission waives',
  run: async ({ host, send, body }) => ({
    uid,
    ...pickFields(views.requestToTeacherSettings, await changeSettings(host, send, () => body)),
  }),
});
export const changeTimer = command(contracts['POST /user/setting_the_course_timer/'], {
  summary: 'Set the registration timer (milliseconds)',
  run: async ({ host, send, body }) => pickFields(views.timerSettings, await changeSettings(host, send, () => body)),
});
export const changeCorequisites = command(contracts['POST /user/setting_corequisites/'], {
  summary: 'Set what corequisites do: nothing, a warning, a refusal',
  run: async ({ host, send, body }) =>
    pickFields(views.corequisiteSettings, await changeSettings(host, send, () => body)),
});
export const changeNotifyFinalGrades = command(contracts['POST /user/setting_notify_final_grades/'], {
  summary: 'Tell students of their final grades, or not',
  run: async ({ host, send, body }) =>
    pickFields(views.notifyFinalGradesSettings, await changeSettings(host, send, () => body)),
});
