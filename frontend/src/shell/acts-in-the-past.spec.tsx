import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { describeSession } from '@portal/event-schemas/identity/session-view.ts';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import { defaultSystemSettings } from '@portal/event-schemas/system/values.ts';
import { newDefinition } from '../applications/parts/type-editor/edits.ts';
import { setAsOf } from '../http/as-of.ts';
import { describeActsInThePast, openCase, past, type PastCase } from '../testing/acts-in-the-past.tsx';
import { closePages, loadCode, openPages, reader, slow, someUid } from '../testing/portal.tsx';

const moment = '2026-08-20T05:00:00.000Z';
const period = {
  uid: someUid,
  name: sameInAll('Main'),
  kind: 'main',
  status: 'current',
  study_period: someUid,
  study_period_name: sameInAll('Autumn'),
  start_date: moment,
  end_date: moment,
  rules: [],
  overlaps: [],
};
const level = { uid: someUid, preparation_level: 'bachelor', open_levels: ['master'], is_active: true };
const schedule = {
  uid: someUid,
  subject: sameInAll('Choose your courses'),
  text: sameInAll('…'),
  study_card_statuses: [],
  is_active: true,
  notification_frequency: 'once',
  since: moment,
  next_at: null,
  author_name: null,
};
const status = {
  uid: someUid,
  stage: 'in_review',
  name: sameInAll('Under review'),
  colour: 'blue',
  sort: 1,
  initial: false,
};
const notice = {
  uid: someUid,
  type: 'personal',
  title: sameInAll('A seat'),
  text: sameInAll('…'),
  link: null,
  read: false,
  created_at: moment,
};

/** Screens that change something: what is off in the past, and what goes on since it only shows. */
const screens: readonly PastCase[] = [
  {
    address: 'registration-periods',
    answers: { 'GET /organizations/online_registration/list_registration_periods/': [period] },
    off: ['Add a period', 'Remove: Main'],
    on: ['History: Main'],
  },
  {
    address: 'registration-settings',
    answers: { 'GET /registration/settings/': {}, 'GET /organizations/control_level_education_list/': [level] },
    off: ['Add an exception', 'Change: Bachelor’s degree', 'Remove: Bachelor’s degree'],
    on: ['History'],
  },
  {
    address: 'system-settings',
    answers: { 'GET /common/system_settings/': defaultSystemSettings, 'GET /organizations/tabs_router_role/': [] },
    tab: 'Menu',
    off: ['Take a screen out of the menu'],
  },
  {
    address: 'application-types',
    answers: { 'GET /studapps/app-types/app_types_for_setting/': [] },
    off: ['New type'],
  },
  {
    address: 'application-statuses',
    answers: { 'GET /studapps/statuses/': [status] },
    off: ['Add a status', 'Remove: Under review'],
  },
  {
    address: 'general_email_notification',
    answers: { 'GET /notifications/general_email_notification/': [schedule] },
    off: ['Add a schedule', 'Switch off: Choose your courses', 'Remove: Choose your courses'],
    on: ['E-mail: Choose your courses', 'To whom: Choose your courses'],
  },
  { address: 'audit/verify', off: ['Seal now'], on: ['Verify now'] },
  {
    address: 'notification',
    role: 'student',
    answers: { 'GET /new_notifications/my/': { count: 1, next: null, results: [notice] } },
    off: ['Mark this page as read', 'Delete all', 'Mark as read: A seat'],
  },
];
beforeAll(
  () =>
    loadCode(
      'registration-periods',
      'registration-settings',
      'system-settings',
      'application-types',
      'application-statuses',
      'general-email-notification',
      'audit-verify',
      'notification',
      'application-type',
    ),
  slow,
);
describeActsInThePast(screens);

it(
  'in another’s seat the same acts are off, and say why',
  async () => {
    const seat = describeSession({
      account: { ...reader, roles: ['student'], must_change_password: false },
      settings: { require_phone_number: false, registration_of_payment: false, finances_pay: false },
      login_as: { account: someUid, display_name: 'Admin Ada' },
      csrf: null,
    });
    openPages('notification', {
      roles: ['student'],
      answers: {
        'GET /user/my_roles/': seat,
        'GET /new_notifications/my/': { count: 1, next: null, results: [notice] },
      },
    });
    for (const name of ['Mark this page as read', 'Delete all', 'Mark as read: A seat']) {
      const button = await screen.findByRole<HTMLButtonElement>('button', { name });
      expect([button.disabled, button.title]).toEqual([
        true,
        'You are logged in as another person: nothing can be changed',
      ]);
    }
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back to myself' }).disabled).toBe(false);
  },
  slow,
);

it(
  'the editor of an application type offers nothing in the past: it is only read',
  async () => {
    const type = {
      uid: someUid,
      state: 'published',
      version: 1,
      changed: true,
      revision: 1,
      open: 0,
      draft: { ...newDefinition(), names: sameInAll('Leave') },
      published: null,
      closed_reason: '',
      faults: [],
    };
    const editor = {
      address: `application-types/${someUid}`,
      answers: { 'GET /studapps/app-types/{uid}/definition/': type },
      off: [],
    };
    await openCase(editor);
    await screen.findByRole('button', { name: 'Publish' });
    closePages();
    setAsOf(past);
    await openCase(editor);
    await screen.findByRole('heading', { level: 1, name: 'Leave' });
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
  slow,
);
