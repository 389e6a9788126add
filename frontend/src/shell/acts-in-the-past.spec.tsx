import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sameInAll } from '@portal/event-schemas/kernel/localized.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { defaultSystemSettings } from '@portal/event-schemas/system/values.ts';
import { newDefinition } from '../applications/parts/type-editor/edits.ts';
import { lookAt } from '../http/past.ts';
import { closePages, loadCode, openPages, slow, someUid, type Answers } from '../testing/portal.tsx';

const moment = '2026-08-20T05:00:00.000Z';
const past = { view: 'v1', moment, position: 14 };
const period = { uid: someUid, name: sameInAll('Main'), kind: 'main', status: 'current', study_period: someUid, study_period_name: sameInAll('Autumn'), start_date: moment, end_date: moment, rules: [], overlaps: [] };
const level = { uid: someUid, preparation_level: 'bachelor', open_levels: ['master'], is_active: true };
const schedule = { uid: someUid, subject: sameInAll('Choose your courses'), text: sameInAll('…'), study_card_statuses: [], is_active: true, notification_frequency: 'once', since: moment, next_at: null, author_name: null };
const status = { uid: someUid, stage: 'in_review', name: sameInAll('Under review'), colour: 'blue', sort: 1, initial: false };
const notice = { uid: someUid, type: 'personal', title: sameInAll('A seat'), text: sameInAll('…'), link: null, read: false, created_at: moment };

interface Case { address: string; role?: Role; answers?: Answers; tab?: string; off: readonly string[]; on?: readonly string[] }
/** Screens that change something: what is off in the past, and what goes on since it only shows. */
const screens: readonly Case[] = [
  { address: 'registration-periods', answers: { 'GET /organizations/online_registration/list_registration_periods/': [period] }, off: ['Add a period', 'Remove: Main'], on: ['History: Main'] },
  {
    address: 'registration-settings', answers: { 'GET /registration/settings/': {}, 'GET /organizations/control_level_education_list/': [level] },
    off: ['Add an exception', 'Change: Bachelor’s degree', 'Remove: Bachelor’s degree'], on: ['History'],
  },
  { address: 'system-settings', answers: { 'GET /common/system_settings/': defaultSystemSettings, 'GET /organizations/tabs_router_role/': [] }, tab: 'Menu', off: ['Take a screen out of the menu'] },
  { address: 'application-types', answers: { 'GET /studapps/app-types/app_types_for_setting/': [] }, off: ['New type'] },
  { address: 'application-statuses', answers: { 'GET /studapps/statuses/': [status] }, off: ['Add a status', 'Change: Under review', 'Remove: Under review'] },
  {
    address: 'general_email_notification', answers: { 'GET /notifications/general_email_notification/': [schedule] },
    off: ['Add a schedule', 'Switch off: Choose your courses', 'Remove: Choose your courses'], on: ['Mail: Choose your courses', 'To whom: Choose your courses'],
  },
  { address: 'audit/verify', off: ['Seal now'], on: ['Verify now'] },
  { address: 'notification', role: 'student', answers: { 'GET /new_notifications/my/': { count: 1, next: null, results: [notice] } }, off: ['Mark this page as read', 'Delete all', 'Mark as read: A seat'] },
];
beforeAll(() => loadCode('registration-periods', 'registration-settings', 'system-settings', 'application-types', 'application-statuses', 'general-email-notification', 'audit-verify', 'notification', 'application-type'), slow);
afterEach(() => {
  lookAt(null);
  closePages();
});

async function open({ address, role = 'org_admin', answers = {}, tab }: Case): Promise<void> {
  const { user } = openPages(address, { roles: [role], answers });
  if (tab) await user.click(await screen.findByRole('tab', { name: tab }));
}
/** Which of the buttons can be pressed. */
const pressable = (names: readonly string[]): string[] => names.filter(name => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled);

describe('what changes something', () => {
  it.each(screens)('on $address is off while a past moment is looked at; what only shows goes on', async one => {
    const { off, on = [] } = one;
    lookAt(past);
    await open(one);
    for (const name of [...off, ...on]) await screen.findByRole('button', { name });
    expect(pressable([...off, ...on])).toEqual(on);
    act(() => lookAt(null));
    expect(pressable([...off, ...on])).toEqual([...off, ...on]);
  }, slow);

  it('is not offered by the editor of an application type, which is only read in the past', async () => {
    const type = { uid: someUid, state: 'published', version: 1, changed: true, revision: 1, open: 0, draft: { ...newDefinition(), names: sameInAll('Leave') }, published: null, closed_reason: '', faults: [] };
    const editor: Case = { address: `application-types/${someUid}`, answers: { 'GET /studapps/app-types/{uid}/definition/': type }, off: [] };
    await open(editor);
    await screen.findByRole('button', { name: 'Publish' });
    closePages();
    lookAt(past);
    await open(editor);
    await screen.findByRole('heading', { level: 1, name: 'Leave' });
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  }, slow);
});
