import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPages } from '../testing/portal.tsx';
import { logged } from './testing.ts';

// What a page loads when it is opened takes long the first time.
beforeAll(
  () =>
    Promise.all([
      import('./screens/audit-bulk.tsx'),
      import('../lists/admin-context.tsx'),
      import('../shell/shell.tsx'),
    ]),
  60_000,
);
afterEach(closePages);
const slow = { timeout: 15_000 };
const roles = ['auditor'] as const;
const late = logged(5, 'Office changes the card');

describe('questions that are ready', () => {
  it.each([
    [
      'audit/after-deadline',
      'GET /audit/questions/after_deadline/',
      { ...late, deadline: '2026-08-31T18:00:00.000Z', study_period: { uid: 'p1', name: 'Autumn' } },
      'Office changes the card',
    ],
    [
      'audit/by-others',
      'GET /audit/questions/by_others/',
      { ...late, advisor: { uid: 'adv', name: 'Ada Advisor' } },
      'Ada Advisor',
    ],
    [
      'audit/log-in-as',
      'GET /audit/questions/log_in_as/',
      {
        uid: '5',
        id: '5',
        at: late.at,
        ended_at: null,
        account: { uid: 's1', name: 'Ann Reader' },
        by: { uid: 'adm', name: 'Adam Admin' },
        events: 3,
        first_position: 5,
        last_position: null,
        correlation_id: 'request-1',
      },
      'Adam Admin',
    ],
    [
      'audit/bulk',
      'GET /audit/questions/bulk/',
      {
        uid: 'request-1',
        id: 'request-1',
        correlation_id: 'request-1',
        at: late.at,
        ended_at: late.at,
        actor: { uid: 'off', display_name: 'Olga Office' },
        command: 'AskStatusSwitch',
        first_position: 9,
        sentence: 'Ann Reader begins a switch of statuses',
        events: 120,
        records: 60,
      },
      'Olga Office',
    ],
    [
      'audit/refused',
      'GET /audit/questions/refused/',
      {
        uid: '5.0',
        id: '5.0',
        account: { uid: 's1', name: 'Ann Reader' },
        on_behalf_of: null,
        roles: ['student'],
        call: 'GET /audit/events/',
        code: 'identity.access_denied',
        reason: 'You are not allowed to do this.',
        status: 403,
        params: {},
        times: 4,
        first_at: late.at,
        last_at: late.at,
      },
      'You are not allowed to do this.',
    ],
  ])('%s answers with rows, and says so where there are none', async (path, call, row, text) => {
    openPages(path, { roles, answers: { [call]: [row] } });
    expect((await screen.findByText(text, {}, slow)).closest('td')).not.toBeNull();
    closePages();
    openPages(path, { roles, answers: { [call]: [] } });
    expect(await screen.findByText(/^(Nothing|Nobody|No|Only|There)/, {}, slow)).toBeDefined();
  });

  it('a bulk change leads to its causes', async () => {
    openPages('audit/bulk', {
      roles,
      answers: {
        'GET /audit/questions/bulk/': [
          {
            uid: 'request-1',
            id: 'request-1',
            correlation_id: 'request-1',
            at: late.at,
            ended_at: late.at,
            actor: late.actor,
            command: 'AskStatusSwitch',
            first_position: 9,
            sentence: 'Ann Reader begins a switch of statuses',
            events: 120,
            records: 60,
          },
        ],
      },
    });
    const row = (await screen.findByText('Ann Reader begins a switch of statuses', {}, slow)).closest('tr')!;
    expect(row.querySelector('a')!.getAttribute('href')).toBe('/en/audit/causes/request-1');
  });
});
