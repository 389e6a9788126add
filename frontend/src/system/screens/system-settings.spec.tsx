import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { defaultSystemSettings } from '@portal/event-schemas/system/values.ts';
import { closePages, loadCode, openPages, refusal } from '../../testing/portal.tsx';

beforeAll(() => Promise.all([loadCode('system-settings'), import('../parts/works-banner.tsx')]), 60_000);
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

it('maintenance is announced ahead, and the announcement is taken back', async () => {
  let planned: object | null = null;
  const { asked, user } = openPages('system-settings', {
    roles: ['org_admin'],
    answers: {
      ...answers,
      'GET /common/tech_code/': () => ({ tech_block: false, tech_block_date_end: null, planned }),
      'POST /common/tech_code/planned/': ({ body }: { body: object }) => (planned = body),
      'DELETE /common/tech_code/planned/': () => {
        planned = null;
        return {};
      },
    },
  });
  const begins = await screen.findByLabelText('Start');
  await user.click(begins);
  fireEvent.change(begins, { target: { value: '2030-09-05T22:00' } });
  await user.click(screen.getByRole('button', { name: 'Announce' }));
  await expect
    .poll(() => sent(asked, 'POST /common/tech_code/planned/'))
    .toEqual({
      starts_at: expect.stringMatching(/^2030-09-05T/),
      ends_at: null,
      starts_by_itself: true,
      ends_by_itself: false,
    });
  await user.click(await screen.findByRole('button', { name: 'Take the announcement back' }));
  expect(await screen.findByRole('button', { name: 'Announce' })).toBeTruthy();
});

it('announced maintenance is seen on every screen', async () => {
  openPages('system-settings', {
    roles: ['org_admin'],
    answers: {
      ...answers,
      'GET /common/tech_code/': {
        tech_block: false,
        tech_block_date_end: null,
        planned: {
          starts_at: '2030-09-05T17:00:00.000Z',
          ends_at: '2030-09-05T19:00:00.000Z',
          starts_by_itself: true,
          ends_by_itself: true,
        },
      },
    },
  });
  expect(await screen.findByText(/The portal will be under maintenance from/)).toBeTruthy();
});
