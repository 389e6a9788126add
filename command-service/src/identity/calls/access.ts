import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { sendPosition, waitForSeenPosition } from '@portal/platform/http/position.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { originOf } from '@portal/platform/sessions/origin.ts';
import { issueSome } from '../access/issue.ts';
import { forgetInvitation, invitationOf } from '../access/invitations.ts';
import { account } from '../account/account.ts';
import { acceptInvitation, isInvited } from '../account/first-access.ts';
import { forgetReplaced, keepHashes } from '../passwords/credentials.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { refuseUnfit } from './own-account.ts';
import { describe, openAccountOf, sessionFor } from './session-of.ts';

/** Accounts for students or teachers, some at a time; who is there is read as the caller has last seen it. */
export const issueAccountsCall = command(contracts['POST /identity/issued_accounts/'], {
  summary: 'Give students or teachers their first access',
  async run(call) {
    await waitForSeenPosition(call.raw.request, call.raw.reply, call.host);
    return issueSome(call, call.body);
  },
});

/** Whoever has the link of an invitation sets the password, and is logged in. */
export const acceptInvitationCall = command(contracts['POST /identity/invitation/'], {
  summary: 'Set a password by the link of an invitation',
  async run(call) {
    const { host, body, locale, request_id, raw } = call;
    const found = await invitationOf(host, body.token);
    const { state } = await host.dispatcher.state(account, found?.account ?? '');
    if (!found || !isInvited(state, found.invitation, host.clock.iso()))
      throw new Refused(reject('identity.invitation_invalid'));
    await refuseUnfit(call, body, state);
    const [credential] = await keepHashes(host, [{ account: state.uid, hash: await hashPassword(body.new_password) }]);
    try {
      const outcome = await host.dispatcher.dispatch(
        acceptInvitation,
        { account: state.uid, invitation: found.invitation, credential: credential!, from: originOf(raw.request) },
        { actor: { id: state.uid, roles: state.roles }, locale, correlation_id: request_id },
      );
      if (!outcome.ok) throw new Refused(outcome.rejection);
      sendPosition(raw.reply, outcome.position, host.config.secure);
    } finally {
      await forgetReplaced(host, state.uid, [credential!]);
    }
    await forgetInvitation(host, found.invitation);
    return describe(
      host,
      await host.sessions.open(await sessionFor(host, await openAccountOf(host, state.uid)), raw.reply),
    );
  },
});
