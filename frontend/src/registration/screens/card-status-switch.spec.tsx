import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { speakLive } from '../../testing/live.ts';
import { closePages, loadCode, openPages, someUid } from '../../testing/portal.tsx';

beforeAll(() => loadCode('card-status-switch'), 60_000);
afterEach(closePages);

const running = {
  uid: someUid,
  study_period: someUid,
  study_period_name: null,
  status: 'choosing',
  reason: 'A mistake',
  cards: 2,
  asked_by: someUid,
  asked_by_name: 'Ann',
  asked_at: '2026-09-01T08:00:00.000Z',
  finished_at: null as string | null,
  done: null as number | null,
  refused: null as number | null,
};

it('a switch in the list is done as soon as it is', async () => {
  let row = running;
  openPages('card-status-switch', {
    roles: ['office'],
    answers: { 'GET /registration/status_switches/': () => [row] },
  });
  const live = speakLive();
  expect(await screen.findByText('Running')).toBeTruthy();
  row = { ...running, finished_at: '2026-09-01T08:01:00.000Z', done: 2, refused: 0 };
  live('status_switches');
  expect(await screen.findByText('Finished')).toBeTruthy();
});
