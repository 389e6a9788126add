import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { defaultSystemSettings } from '@portal/event-schemas/system/values.ts';
import { closePages, loadCode, openPages, refusal } from '../../testing/portal.tsx';

beforeAll(() => loadCode('system-settings'), 60_000);
afterEach(closePages);

const answers = {
  'GET /common/system_settings/': defaultSystemSettings,
  'POST /common/tech_code/': {},
  'POST /common/system_settings/': {},
};
const sent = (asked: readonly { call: string; body: unknown }[], call: string): unknown =>
  asked.find(one => one.call === call)?.body;

it('an administrator begins maintenance, with no time of return unless it is known', async () => {
  const { asked, user } = openPages('system-settings', { roles: ['org_admin'], answers });
  await user.click(await screen.findByRole('checkbox', { name: 'Maintenance is on' }));
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  await expect
    .poll(() => sent(asked, 'POST /common/tech_code/'))
    .toEqual({ tech_block: true, tech_block_date_end: null });
});

it('what the log-in asks for is saved together', async () => {
  const { asked, user } = openPages('system-settings', { roles: ['org_admin'], answers });
  await user.click(await screen.findByRole('checkbox', { name: /without a phone number/ }));
  await user.click(screen.getAllByRole('button', { name: 'Save' })[1]!);
  await expect
    .poll(() => sent(asked, 'POST /common/system_settings/'))
    .toEqual({
      require_phone_number: true,
      login_max_failed_attempts: 5,
      login_failed_window_minutes: 15,
      login_lock_minutes: 15,
      temporary_password_hours: 72,
      session_idle_hours: 12,
      session_max_days: 7,
      password_policy: 'composition',
      second_factor_roles: [],
      second_factor_days: 30,
    });
});

it('a time of return that has passed is said at its field', async () => {
  const { user } = openPages('system-settings', {
    roles: ['org_admin'],
    answers: {
      ...answers,
      'POST /common/tech_code/': refusal(422, 'system.return_date_passed', 'The return lies in the past.', {
        tech_block_date_end: 'system.return_date_passed',
      }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Maintenance is on' }));
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
  expect(await screen.findByText('The return lies in the past.')).toBeTruthy();
});
