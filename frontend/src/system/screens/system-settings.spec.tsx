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

it('of what the log-in asks for what was changed is saved, with what stood there before', async () => {
  const { asked, user } = openPages('system-settings', { roles: ['org_admin'], answers });
  await user.click(await screen.findByRole('checkbox', { name: /without a phone number/ }));
  await user.click(screen.getAllByRole('button', { name: 'Save' })[1]!);
  await expect
    .poll(() => sent(asked, 'POST /common/system_settings/'))
    .toEqual({ require_phone_number: true, seen: { require_phone_number: false } });
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
