import type { Health } from '@portal/platform/host/health.ts';
import { describe, expect, it } from 'vitest';
import { problemsOf, type Seen } from './problems.ts';

const now = new Date('2026-09-02T08:00:00.000Z');
const health: Health = {
  status: 'ready',
  log: { head: 100 },
  lag: 0,
  unhurried_lag: 0,
  readers: [{ name: 'registration.cards', status: 'running', position: 100, error: null }],
  parked: [],
  set_aside: [],
  missing: [],
  jobs: { mails: { waiting: 1, active: 0, delayed: 0, failed: 0 } },
  redis: null,
  faults: [],
  ledger: { lag: 0 },
  mails: { waiting: 1, sending: 0, failed: 0 },
  relay: null,
  disk: { free: 10_000_000_000, low: false } as Health['disk'],
};
const last = {
  name: 'portal-20260902T021500Z.backup',
  began_at: '2026-09-02T02:15:00.000Z',
  bytes: 1000,
  events: 100,
  checked_at: '2026-09-02T02:16:00.000Z',
  error: null,
};
const seen = (changes: Partial<Seen> = {}, inHealth: Partial<Health> = {}): Seen => ({
  health: { ...health, ...inHealth },
  backup: { place: '/backups', last },
  failing: [],
  now,
  ...changes,
});
const codes = (one: Seen): string[] => problemsOf(one).map(({ code }) => code);

describe('what needs a person', () => {
  it('is nothing while all is well', () => expect(problemsOf(seen())).toEqual([]));

  it.each<[string, Seen]>([
    ['tables_missing', seen({}, { missing: ['registration.cards'] })],
    ['reader_parked', seen({}, { readers: [{ name: 'a', status: 'parked', position: 1, error: 'broken' }] })],
    [
      'events_set_aside',
      seen({}, { set_aside: [{ reader: 'a', position: 7, type: 'T', stream: 's', error: 'cannot' }] }),
    ],
    ['disk_low', seen({}, { disk: { free: 1, low: true } as Health['disk'] })],
    ['feed_behind', seen({}, { lag: 6000 })],
    ['feed_behind', seen({}, { unhurried_lag: 6000 })],
    ['ledger_behind', seen({}, { ledger: { lag: 6000 } })],
    ['relay_stopped', seen({}, { relay: { position: 1, lag: 99, error: 'no broker' } })],
    ['redis_away', seen({}, { redis: 'away' })],
    ['job_fault', seen({}, { faults: [{ job: 'j', item: 'i', error: 'e', since: now.toISOString() }] })],
    ['jobs_failed', seen({}, { jobs: { exports: { failed: 2 } } })],
    ['mails_failed', seen({}, { mails: { waiting: 0, sending: 0, failed: 3 } })],
    ['systems_failing', seen({ failing: ['Library'] })],
    ['backup_failed', seen({ backup: { place: '/backups', last: { ...last, error: 'disk full' } } })],
    ['backup_old', seen({ backup: { place: '/backups', last: { ...last, began_at: '2026-08-31T02:15:00.000Z' } } })],
    ['no_backup', seen({ backup: { place: null, last: null } })],
  ])('is said: %s', (code, one) => expect(codes(one)).toEqual([code]));

  it('is told with what it is about, the most pressing first', () => {
    const both = problemsOf(
      seen({ failing: ['Library'] }, { mails: { waiting: 0, sending: 0, failed: 3 }, missing: ['a.b'] }),
    );
    expect(both).toEqual([
      { code: 'tables_missing', count: 1, details: ['a.b'] },
      { code: 'mails_failed', count: 3, details: [] },
      { code: 'systems_failing', count: 1, details: ['Library'] },
    ]);
  });
});
