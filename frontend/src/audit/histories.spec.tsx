import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StateAsOf } from '@portal/event-schemas/audit/views.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPages, refusal } from '../testing/portal.tsx';
import { chainOfTwo, logged } from './testing.ts';

// What a page loads when it is opened takes long the first time.
beforeAll(
  () =>
    Promise.all([
      import('./screens/audit-search.tsx'),
      import('../lists/admin-context.tsx'),
      import('./screens/audit-history.tsx'),
      import('../shell/shell.tsx'),
    ]),
  60_000,
);
afterEach(closePages);
const slow = { timeout: 15_000 };
const roles = ['auditor'] as const;

describe('the history of everything', () => {
  const event = logged(7, 'Ann Reader chooses Algebra');
  const answers = {
    'GET /audit/events/': [event],
    'GET /audit/changes/': [{ position: 7, changes: [{ path: 'credits', then: 12, now: 18 }] }],
    'GET /audit/events/{position}/': event,
    'POST /audit/names/': [],
  };

  it('tells each event in a sentence with what it changed, and opens everything that is recorded of it', async () => {
    const { user } = openPages('audit/history', { roles, answers });
    await user.click(await screen.findByText(event.sentence, {}, slow));
    expect(screen.getAllByText('18').length).toBeGreaterThan(0);
    const dialog = (await screen.findByText('Event no. 7', {}, slow)).closest<HTMLElement>('[role=dialog]')!;
    expect(await within(dialog).findByText('What changed')).toBeDefined();
    expect(dialog.textContent).toContain('"command": "RegisterCourse"');
    expect(dialog.textContent).toContain('"causation_id": "command-1"');
  });

  it('says why where it cannot be read', async () => {
    openPages('audit/history', {
      roles,
      answers: { 'GET /audit/events/': refusal(403, 'identity.access_denied', 'You are not allowed to do this.') },
    });
    expect(await screen.findByText(/not allowed/, {}, slow)).toBeDefined();
  });
});

describe('the causes of a request', () => {
  it('stand as a tree: what the portal did and whom it wrote to under the event that led to it', async () => {
    const { asked } = openPages('audit/causes/request-1', {
      roles,
      answers: { 'GET /audit/causes/{correlation_id}/': chainOfTwo() },
    });
    const first = (await screen.findByText('Ann Reader drops Algebra', {}, slow)).closest('li')!;
    expect(asked.some(one => one.path === '/audit/causes/request-1/')).toBe(true);
    const second = within(first).getByText('A seat is offered to Ben').closest('li')!;
    expect(within(second).getByText('E-mail to Ben Waiting')).toBeDefined();
    expect(within(first).queryByText('E-mail to Cyd Besides')).toBeNull();
    expect(screen.getByText('E-mail to Cyd Besides')).toBeDefined();
  });
});

describe('the history of one record', () => {
  const entries = [3, 2, 1].map(version => logged(version, `Change no. ${version}`));
  const state = (query: URLSearchParams): StateAsOf => {
    const version = Number(query.get('version') ?? 3);
    const to = Number(query.get('to_version') ?? 3);
    return {
      stream: 'study_card-s1.p1',
      version,
      at: entries[3 - version]!.at,
      to_version: to,
      to_at: entries[3 - to]!.at,
      current_version: 3,
      state: { credits: version * 6 },
      now: { credits: to * 6 },
      differences: version === to ? [] : [{ path: 'credits', then: version * 6, now: to * 6 }],
    };
  };
  const answers = {
    'GET /audit/streams/{stream}/history/': {
      stream: 'study_card-s1.p1',
      version: 3,
      results: entries,
      count: 3,
      next: null,
    },
    'GET /audit/streams/{stream}/state/': ({ query }: { query: URLSearchParams }) => state(query),
    'GET /audit/streams/': { results: [], count: 0, next: null },
    'POST /audit/names/': [],
    'GET /audit/ledger/': { verification: null, running: null },
  };

  it('shows by slider, step and sentence what it was, beside what it is', async () => {
    const { user } = openPages('audit/history/study_card-s1.p1', { roles, answers });
    const same = 'It was then as it is now';
    expect(await screen.findByText(same, {}, slow)).toBeDefined();
    const cells = (): (string | null)[] =>
      [...(screen.queryByText('Credits')?.closest('tr')?.querySelectorAll('td') ?? [])].map(cell => cell.textContent);
    fireEvent.change(document.querySelector('input[type=range]')!, { target: { value: 1 } });
    await waitFor(() => expect(cells()).toEqual(['6', '18']), slow);
    await user.click(screen.getByText('Later'));
    await waitFor(() => expect(cells()).toEqual(['12', '18']), slow);
    await user.click(screen.getByText('Change no. 3'));
    expect(await screen.findByText(same, {}, slow)).toBeDefined();
  });

  it('compares two moments', async () => {
    const { user, asked } = openPages('audit/history/study_card-s1.p1', { roles, answers });
    await user.click(await screen.findByText('Compare with another moment', {}, slow));
    await waitFor(() => expect(document.querySelectorAll('input[type=range]')).toHaveLength(2), slow);
    await waitFor(
      () =>
        expect(asked.some(({ query }) => query.get('version') === '2' && query.get('to_version') === '3')).toBe(true),
      slow,
    );
    expect(screen.getByText('Two moments')).toBeDefined();
  });
});
