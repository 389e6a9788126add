import { isSeatClosed } from '@portal/event-schemas/identity/closed-seats.ts';
import type { AccountEvent } from '@portal/event-schemas/identity/events.ts';
import type { SystemSettings } from '@portal/event-schemas/system/values.ts';
import { defineReaction } from '@portal/platform/jobs/types.ts';

/**
 * Open sessions follow the account, and the settings that say when they end. The call that changes the account does
 * this at once; here it is made sure, should the process have been killed in between. Who is no administrator any more
 * also leaves the accounts that they are logged in as, and nobody stays in the seat of a new administrator or auditor.
 */
export const sessionsFollow = defineReaction({
  name: 'identity.sessions_follow',
  handles: ['RolesChanged', 'AccountDisabled', 'SystemSettingsChanged'],
  async react(events, { sessions }) {
    for (const { stream, ...recorded } of events) {
      if (recorded.type === 'SystemSettingsChanged') {
        const { session_idle_hours: idle_hours, session_max_days: max_days } = recorded.data as Partial<SystemSettings>;
        if (idle_hours !== undefined || max_days !== undefined) await sessions.limit({ idle_hours, max_days });
        continue;
      }
      const account = stream.slice('account-'.length);
      const event = recorded as unknown as AccountEvent;
      if (event.type === 'AccountDisabled') await sessions.endAll(account);
      if (event.type !== 'RolesChanged') continue;
      if (event.data.from.includes('org_admin') && !event.data.to.includes('org_admin')) await sessions.endAll(account);
      else await sessions.change(account, { roles: event.data.to });
      if (isSeatClosed(event.data.to)) await sessions.endSeats(account);
    }
  },
});
