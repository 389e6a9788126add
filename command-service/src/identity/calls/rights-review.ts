import { isSeatClosed } from '@portal/event-schemas/identity/closed-seats.ts';
import { contracts } from '@portal/event-schemas/identity/calls.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { command } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { beginReview, decideRights } from '../rights/review.ts';
import { openAccountOf } from './session-of.ts';

/**
 * Sessions that are open follow new roles at once; who is no administrator any more has to log in again, and nobody sits in the seat of an administrator or
 * auditor.
 */
export async function followRoles(
  host: Host,
  uid: string,
  before: readonly Role[],
  roles: readonly Role[],
): Promise<void> {
  if (before.includes('org_admin') && !roles.includes('org_admin')) await host.sessions.endAll(uid);
  else await host.sessions.change(uid, { roles });
  if (isSeatClosed(roles)) await host.sessions.endSeats(uid);
}

export const beginReviewCall = command(contracts['POST /identity/rights_reviews/'], {
  summary: 'Begin the yearly review of rights',
  async run({ send, body }) {
    await send(beginReview, body);
    return {};
  },
});

export const decideRightsCall = command(contracts['POST /identity/rights_reviews/{year}/decide/'], {
  summary: 'Leave somebody’s roles, or take some',
  async run({ host, send, params, body }) {
    await send(decideRights, { ...body, year: params.year });
    if (body.take.length > 0)
      await followRoles(host, body.account, body.seen, (await openAccountOf(host, body.account)).roles);
    return {};
  },
});
