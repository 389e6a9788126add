import { waitingWords } from '@portal/event-schemas/audit/waiting-words.ts';
import { readSetAside } from '@portal/platform/projections/set-aside.ts';
import type { WaitingKind } from '@portal/platform/waiting/waiting.ts';

export const waiting: readonly WaitingKind[] = [
  {
    id: 'audit.set_aside',
    ...waitingWords.set_aside,
    roles: ['auditor', 'org_admin'],
    screen: 'audit-set-aside',
    async find({ db, host }) {
      // A past has readers of its own; what stands still is a matter of the present.
      if (host.asOf) return null;
      const aside = await readSetAside(db);
      return {
        count: aside.length,
        since: aside.map(one => one.set_aside_at).sort()[0] ?? null,
        due: null,
        first: null,
      };
    },
  },
];
