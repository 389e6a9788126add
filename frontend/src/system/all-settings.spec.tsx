import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { defaultSystemSettings } from '@portal/event-schemas/system/values.ts';
import { closePages, loadCode, openPages, refusal, slow, type Answers } from '../testing/portal.tsx';

beforeAll(
  () =>
    Promise.all([
      loadCode('system-settings'),
      import('./parts/all-settings.tsx'),
      import('./parts/setting-dialog.tsx'),
      import('./parts/setting-history.tsx'),
      import('./parts/look.tsx'),
    ]),
  slow,
);
afterEach(closePages);

const setting = (name: string, value: number, more: object = {}) => ({
  area: 'system',
  area_name: 'Portal',
  setting: name,
  name: `Name of ${name}`,
  about: `What ${name} means`,
  value,
  value_text: String(value),
  default: 15,
  default_text: '15',
  is_default: value === 15,
  editor: { kind: 'number', min: 1, max: 100, whole: true },
  change: 'POST /common/system_settings/',
  may_change: true,
  screen: 'system-settings',
  changes: 1,
  changed_at: '2026-09-01T08:00:00.000Z',
  changed_by: 'Ann Reader',
  ...more,
});
const open = (answers: Answers = {}) =>
  openPages('system-settings', {
    roles: ['org_admin'],
    answers: {
      'GET /common/system_settings/': defaultSystemSettings,
      'GET /common/all_settings/': { settings: [setting('lock', 20), setting('idle', 15)], lists: [] },
      'POST /common/system_settings/': {},
      ...answers,
    },
  });
const toAll = async (user: ReturnType<typeof open>['user']): Promise<void> => {
  await user.click(await screen.findByRole('tab', { name: 'All settings' }));
  await screen.findByText('What lock means');
};
const sent = (asked: ReturnType<typeof open>['asked']): unknown[] =>
  asked.filter(({ call }) => call === 'POST /common/system_settings/').map(({ body }) => body);

it('a setting is found, says what it means and who changed it, and is changed where it is found', async () => {
  const { asked, user } = open();
  await toAll(user);
  await user.type(screen.getByRole('searchbox', { name: 'Find a setting' }), 'lock means');
  expect(screen.queryByText('What idle means')).toBeNull();
  expect(screen.getByText(/Changed by Ann Reader/)).toBeTruthy();
  expect(screen.getByText('Default: 15')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change: Name of lock' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('spinbutton', { name: 'New value' });
  await user.clear(field);
  await user.type(field, '30');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent(asked)).toEqual([{ lock: 30, seen: { lock: 20 } }]);
});

it('a former value is put back, unless somebody was quicker', async () => {
  let refuses = true;
  const change = {
    id: '1',
    uid: '1',
    area: 'system',
    area_name: 'Portal',
    setting: 'lock',
    setting_name: 'Name of lock',
    from: 10,
    to: 20,
    from_text: '10',
    to_text: '20',
    actor: 'ann',
    actor_name: 'Ann Reader',
    on_behalf_of: null,
    at: '2026-09-01T08:00:00.000Z',
  };
  const { asked, user } = open({
    'GET /user/history_system_settings/': () => ({ results: [change], count: 1, next: null }),
    'POST /common/system_settings/': () =>
      refuses ? refusal(409, 'platform.changed_meanwhile', 'Bob was quicker.', { lock: 'changed' }) : {},
  });
  await toAll(user);
  await user.click(screen.getByRole('button', { name: 'Former values: Name of lock' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('10 → 20')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Put back: 10' }));
  expect(await dialog.findByText('Bob was quicker.')).toBeTruthy();
  refuses = false;
  await user.click(dialog.getByRole('button', { name: 'Put back: 10' }));
  await expect
    .poll(() => sent(asked))
    .toEqual([
      { lock: 10, seen: { lock: 20 } },
      { lock: 10, seen: { lock: 20 } },
    ]);
});

it('an administrator chooses the picture of the log-in page', async () => {
  const shown = (uid: string, is_current: boolean) => ({
    uid,
    url: `/api/v1/common/images/${uid}/file/`,
    width: 1600,
    height: 900,
    name: `${uid}.webp`,
    size: 1000,
    is_current,
    unused_since: is_current ? null : '2026-09-01T08:00:00.000Z',
  });
  const { asked, user } = open({
    'GET /common/background/delete_logo/': { logo: null, is_default: true, can_delete: false, former: null },
    'GET /common/images/': () =>
      new Response(JSON.stringify([shown('lake', true), shown('campus', false)]), {
        headers: { 'Content-Type': 'application/json' },
      }),
    'PUT /common/background/image/': { background: null },
  });
  await user.click(await screen.findByRole('tab', { name: 'Look' }));
  expect(await screen.findByRole('img', { name: 'lake.webp' })).toBeTruthy();
  expect(screen.getByText(/at least 800 × 300 pixels/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show on the log-in page: campus.webp' }));
  await expect
    .poll(() => asked.find(({ call }) => call === 'PUT /common/background/image/')?.body)
    .toEqual({ picture: 'campus' });
});
