import { command } from '@portal/platform/http/types.ts';
import { endLoginAs, startLoginAs } from '../account/login-as.ts';
import { describe, openAccountOf, sessionFor, sessionOf } from './session-of.ts';
import { contracts } from '@portal/event-schemas/identity/calls.ts';

/** The administrator goes on as another person; every event then names both (docs/decisions, "log in as"). */
export const loginAs = command(contracts['POST /user/login_as/'], {
  summary: 'Log in as another person',
  async run(call) {
    const { id, account: seated_as, real_account: by } = sessionOf(call);
    await call.send(startLoginAs, { account: call.body.account, by, seated_as });
    const shown = await openAccountOf(call.host, call.body.account);
    return describe(
      call.host,
      await call.host.sessions.becomes(id, await sessionFor(call.host, shown, by), call.raw.reply),
    );
  },
});

export const endLoginAsCall = command(contracts['POST /user/login_as/end/'], {
  summary: 'Go back to one’s own account',
  async run(call) {
    const { id, account, real_account: by } = sessionOf(call);
    await call.send(endLoginAs, { account, by });
    const administrator = await openAccountOf(call.host, by);
    return describe(
      call.host,
      await call.host.sessions.becomes(id, await sessionFor(call.host, administrator), call.raw.reply),
    );
  },
});
