import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPages } from '../testing/portal.tsx';

beforeAll(
  () =>
    Promise.all([
      import('./screens/audit-as-of.tsx'),
      import('./screens/audit-verify.tsx'),
      import('../shell/shell.tsx'),
    ]),
  60_000,
);
afterEach(closePages);
const slow = { timeout: 15_000 };
const view = (uid: string, position: number, more: Partial<AsOfView> = {}): AsOfView => ({
  uid,
  moment: '2026-09-01T08:00:00.000Z',
  position,
  status: 'ready',
  done: position,
  of: position,
  asked_by: { uid: 'ann', display_name: 'Ann Reader' },
  mine: true,
  used_at: '2026-09-01T09:00:00.000Z',
  ...more,
});

describe('the portal as of a moment', () => {
  it('is put together with its progress, then shows what can be opened and what differs from now', async () => {
    let looked = 0;
    const built: AsOfView[] = [];
    const { asked } = openPages('audit/as-of?position=120', {
      roles: ['auditor'],
      answers: {
        'GET /audit/as_of/': () => built,
        'POST /audit/as_of/': view('v1', 120, { status: 'building', done: 30 }),
        'GET /audit/as_of/{uid}/': () => {
          looked += 1;
          if (looked < 2) return view('v1', 120, { status: 'building', done: 60 });
          built.splice(0, built.length, view('v1', 120));
          return built[0];
        },
        'GET /advisors/my_students/all/': {
          results: [
            {
              id: 's1',
              change: 'changed',
              columns: ['credits'],
              then: { name: 'Ann', credits: 12 },
              now: { name: 'Ann', credits: 18 },
            },
          ],
          count: 1,
          counts: { added: 0, removed: 0, changed: 1 },
          columns: [
            { name: 'name', type: 'text', label: 'Name' },
            { name: 'credits', type: 'number', label: 'Credits' },
          ],
        },
      },
    });
    expect(await screen.findByText(/after event .*120.*%/, {}, slow)).toBeDefined();
    expect(await screen.findByText('Screens of the office', {}, slow)).toBeDefined();
    expect(asked.find(one => one.call === 'POST /audit/as_of/')!.body).toEqual({ position: 120 });
    await waitFor(
      () => expect([...document.querySelectorAll('td.was, td.is')].map(cell => cell.textContent)).toEqual(['12', '18']),
      slow,
    );
    expect(asked.find(one => one.path === '/advisors/my_students/all/')!.query.get('against')).toBe('v1');
  });
});

describe('the verification', () => {
  const verification = {
    id: 'x1',
    asked_by: null,
    asked_at: '2026-09-01T00:00:00.000Z',
    status: 'done',
    done: 120,
    of: 120,
    finished_at: '2026-09-01T00:00:02.000Z',
    result: {
      ok: false,
      verified_to: 99,
      events: 119,
      unchained: 0,
      seals: 2,
      sealed_to: 110,
      chain: 'ab'.repeat(32),
      faults: [{ kind: 'altered', position: 100, stream: 'study_card-s1.p1', version: 3, type: 'CardApproved' }],
      fault_count: 1,
      keys_compared: true,
    },
  };
  it('names the event that was altered, and can be made anew', async () => {
    const { asked } = openPages('audit/verify', {
      roles: ['auditor'],
      answers: {
        'GET /audit/ledger/': {
          last_position: 120,
          chained_to: 120,
          chain: 'ab'.repeat(32),
          sealed_to: 110,
          unsealed: 10,
          last_seal: null,
          next_seal_by: '2026-09-01T18:05:00.000Z',
          verification,
          running: null,
        },
        'GET /audit/verifications/': { results: [verification] },
        'GET /audit/seals/': [],
        'POST /audit/verifications/': { id: 'x2' },
      },
    });
    expect((await screen.findAllByText(/100/, {}, slow)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByText('Verify now'));
    await waitFor(() => expect(asked.some(one => one.call === 'POST /audit/verifications/')).toBe(true), slow);
  });
});
