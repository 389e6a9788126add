import { pickFields } from '@portal/event-schemas/kernel/bounds.ts';
import { registrationSettingsUid } from '@portal/event-schemas/registration/records.ts';
import * as views from '@portal/event-schemas/registration/settings-views.ts';
import { query } from '@portal/platform/http/types.ts';
import { loadSettings } from '../settings.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

const uid = registrationSettingsUid;
/** Settings of registration, whole and in the parts that the specification names (portal-calls.md §7.9). Lists hold the one record. */
export const settingsCalls = [
  query(contracts['GET /registration/settings/'], {
    summary: 'All settings of registration',
    run: async ({ db }) => ({ uid, ...(await loadSettings(db)) }),
  }),
  query(contracts['GET /organizations/waiting_list_settings/'], {
    summary: 'Waiting list settings: confirmation window and reminder in minutes, reset day',
    run: async ({ db }) => [{ uid, ...pickFields(views.waitingListSettings, await loadSettings(db)) }],
  }),
  query(contracts['GET /organizations/request_to_teacher_setting/'], {
    summary: 'May students ask teachers for permission, and what it lets them past',
    run: async ({ db }) => [{ uid, ...pickFields(views.requestToTeacherSettings, await loadSettings(db)) }],
  }),
  query(contracts['GET /user/setting_the_course_timer/'], {
    summary: 'The registration timer (milliseconds)',
    run: async ({ db }) => pickFields(views.timerSettings, await loadSettings(db)),
  }),
  query(contracts['GET /user/setting_corequisites/'], {
    summary: 'What corequisites do: nothing, a warning, a refusal',
    run: async ({ db }) => pickFields(views.corequisiteSettings, await loadSettings(db)),
  }),
  query(contracts['GET /user/setting_notify_final_grades/'], {
    summary: 'Are students told of their final grades?',
    run: async ({ db }) => pickFields(views.notifyFinalGradesSettings, await loadSettings(db)),
  }),
  query(contracts['GET /organizations/control_level_education_list/'], {
    summary: 'Levels of education whose students may take courses of other levels too',
    run: async ({ db }) => (await loadSettings(db)).control_levels.map(level => ({ ...level, is_active: true })),
  }),
];
