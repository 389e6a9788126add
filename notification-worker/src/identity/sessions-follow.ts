import type { AccountEvent } from '@portal/event-schemas/identity/events.ts';
import { defineReaction } from '@portal/platform/jobs/types.ts';

/**
 * Open sessions follow the account. The call that changes the account does this at once; here it is made sure, should the process have been killed
 * in between. Who is no administrator any more also leaves the accounts that they are logged in as.
 */
export const sessionsFollow = defineReaction({
  name: 'identity.sessions_follow',
  handles: ['RolesChanged', 'AccountDisabled'],
  async react(events, { sessions }) {
    for (const { stream, ...recorded } of events) {
      const account = stream.slice('account-'.length);
      const event = recorded as unknown as AccountEvent;
      if (event.type === 'AccountDisabled') await sessions.endAll(account);
      if (event.type !== 'RolesChanged') continue;
      if (event.data.from.includes('org_admin') && !event.data.to.includes('org_admin')) await sessions.endAll(account);
      else await sessions.change(account, { roles: event.data.to });
    }
  },
});
