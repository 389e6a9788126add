import type { SessionView } from '@portal/event-schemas/identity/views.ts';
import { command, type CallContext } from '@portal/platform/http/types.ts';
import type { OpenAccount } from '../account/account.ts';
import { endLoginAs, startLoginAs } from '../account/login-as.ts';
import { keepWaySession, waySessionOf } from '../ways/sessions.ts';
import { describe, openAccountOf, sessionFor, sessionOf } from './session-of.ts';
import { contracts } from '@portal/event-schemas/identity/calls.ts';

/** The administrator goes on as another person; every event then names both (docs/decisions, "log in as"). */
export const loginAs = command(contracts['POST /user/login_as/'], {
  summary: 'Log in as another person',
  async run(call) {
    const { account: seated_as, real_account: by } = sessionOf(call);
    await call.send(startLoginAs, { account: call.body.account, by, seated_as });
    return goOn(call, await openAccountOf(call.host, call.body.account), by);
  },
});

export const endLoginAsCall = command(contracts['POST /user/login_as/end/'], {
  summary: 'Go back to one’s own account',
  async run(call) {
    const { account, real_account: by } = sessionOf(call);
    await call.send(endLoginAs, { account, by });
    return goOn(call, await openAccountOf(call.host, by));
  },
});

/** The session goes on as an account; where the administrator has come from stays with it. */
async function goOn(call: CallContext, shown: OpenAccount, administrator?: string): Promise<SessionView> {
  const { host, raw } = call;
  const session = sessionOf(call);
  const way = waySessionOf(session);
  const as = await sessionFor(host, shown, { ...(administrator === undefined ? {} : { administrator }), way });
  const opened = await host.sessions.becomes(session.id, as, raw.reply);
  if (way) await keepWaySession(host, way, opened);
  return describe(host, opened);
}
