import type { LedgerState } from '@portal/event-schemas/audit/ledger-views.ts';
import { describeWidgets } from '../testing/widgets.tsx';

const nothing: LedgerState = {
  last_position: 0,
  chained_to: 0,
  chain: '',
  sealed_to: 0,
  unsealed: 0,
  last_seal: null,
  next_seal_by: '2026-09-01T18:05:00.000Z',
  verification: null,
  running: null,
};
const verified = {
  id: 'x1',
  asked_by: null,
  asked_at: '2026-09-01T00:00:00.000Z',
  status: 'done',
  done: 120,
  of: 120,
  finished_at: '2026-09-01T00:00:02.000Z',
  result: {
    ok: true,
    verified_to: 120,
    events: 120,
    unchained: 0,
    seals: 2,
    sealed_to: 110,
    chain: 'ab'.repeat(32),
    faults: [],
    fault_count: 0,
    keys_compared: true,
  },
} as LedgerState['verification'];

describeWidgets('audit', {
  'log-intact': {
    role: 'auditor',
    call: 'GET /audit/ledger/',
    filled: {
      ...nothing,
      last_position: 120,
      chained_to: 120,
      sealed_to: 110,
      unsealed: 10,
      verification: verified,
    } satisfies LedgerState,
    shows: ['Chain verified to #120', 'no. 110', '10 events', /^01\.09\.2026/],
    leads: { 'Verification of the log': '/en/audit/verify' },
    empty: nothing,
    says: ['Chain not verified yet', '0 events'],
  },
});
