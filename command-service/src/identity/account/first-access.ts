import { issuedRoles } from '@portal/event-schemas/identity/issued-accounts.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import type { Origin } from '@portal/platform/sessions/origin.ts';
import { hoursFrom, temporaryHoursNow } from '../facts.ts';
import { account, happened, type Account, type OpenAccount } from './account.ts';
import { setPassword } from './passwords.ts';

/** The office gives access to who has never logged in and has no role but those that it gives (decisions/0049). */
function refuseAccess(state: Account): Rejection | null {
  if (state.status === 'none') return reject('identity.account_not_found');
  if (state.disabled) return reject('identity.account_disabled');
  if (state.has_signed_in) return reject('identity.account_in_use');
  return state.roles.every(role => issuedRoles.includes(role)) ? null : reject('identity.account_of_staff');
}

/** Another one-time password for somebody who has never logged in. */
export const issuePassword = defineCommand({
  ...setPassword,
  type: 'IssuePassword',
  decide: (data, states, hours, context) => refuseAccess(states[0]) ?? setPassword.decide(data, states, hours, context),
});

/** `invitation` names the row of identity.invitations with the hash of the link's token. Who is invited again has the newest link alone. */
export const invite = defineCommand({
  type: 'Invite',
  aggregates: [account],
  ids: (data: { account: string; invitation: string }) => [data.account],
  facts: (_data, get) => temporaryHoursNow(get),
  decide: ({ invitation }, [state], hours, { now }) =>
    refuseAccess(state) ?? [happened({ type: 'AccountInvited', data: { invitation, until: hoursFrom(now, hours) } })],
});

/** The person sets a password by the link of a mail: once, and in its time. */
export const acceptInvitation = defineCommand({
  type: 'AcceptInvitation',
  aggregates: [account],
  ids: (data: { account: string; invitation: string; credential: string; from: Origin }) => [data.account],
  decide({ invitation, credential, from }, [state], _facts, { now }) {
    if (!isInvited(state, invitation, now)) return reject('identity.invitation_invalid');
    return [
      happened(
        { type: 'PasswordChanged', data: { credential, replaces: state.credential, from } },
        { type: 'LoginSucceeded', data: { at: now, from } },
      ),
    ];
  },
});

/** Does the link of this invitation work now? */
export const isInvited = (state: Account, invitation: string, now: string): state is OpenAccount =>
  state.status === 'open' && !state.disabled && state.invited?.invitation === invitation && now < state.invited.until;
