import { logIn as body } from '@portal/event-schemas/identity/commands.ts';
import { sessionView } from '@portal/event-schemas/identity/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { tellPosition } from '@portal/platform/http/position.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';
import { account } from '../account/account.ts';
import { emailAddress, emailStream, loginName } from '../account/claims.ts';
import { endLoginAs } from '../account/login-as.ts';
import { lockedOut, recordLogin, recordLogOut } from '../account/record-login.ts';
import { hashOf } from '../passwords/credentials.ts';
import { passwordMatches, passwordsBusy } from '../passwords/hashing.ts';
import { describe, sessionFor, sessionOf } from './session-of.ts';

const wrong = () => new Refused(reject('identity.wrong_login_or_password'));

/** Whose log-in name, or else whose e-mail address, this is. */
async function accountOf({ dispatcher }: Host, login: string): Promise<string | null> {
  const byName = await dispatcher.state(loginName, login);
  if (byName.state.account !== null || !login.includes('@')) return byName.state.account;
  return (await dispatcher.state(emailAddress, emailStream(login, ''))).state.account;
}

/**
 * Log-in name (or e-mail address) and password → a session with its cookies. The password is checked outside of the decision; the
 * decision then says what counts. An unknown log-in name takes as long as a wrong password and gets the same answer. A session that the browser has ends with
 * the new one's begin.
 */
export const logIn = command({
  call: 'POST /user/login/',
  summary: 'Log in with login and password',
  body,
  answer: sessionView,
  async run({ host, body: { login, password }, locale, request_id, raw, session, send }) {
    if (passwordsBusy()) throw new Refused(reject('platform.overloaded'));
    const uid = await accountOf(host, login.toLowerCase());
    const before = uid === null ? null : (await host.dispatcher.state(account, uid)).state;
    if (uid === null || before?.status !== 'open') {
      await passwordMatches(password, null);
      throw wrong();
    }
    const locked = lockedOut(before, host.clock.iso());
    if (locked) throw new Refused(locked);

    const matches = await passwordMatches(password, await hashOf(host, before.credential));
    const actor = { id: uid, roles: before.roles };
    const outcome = await host.dispatcher.dispatch(recordLogin, { account: uid, credential: before.credential, matches }, { actor, locale, correlation_id: request_id });
    if (!outcome.ok) throw new Refused(outcome.rejection);
    tellPosition(raw.reply, outcome.position, host.config.secure);
    const { state } = await host.dispatcher.state(account, uid);
    if (state.status !== 'open') throw wrong();
    if (!matches) throw new Refused(lockedOut(state, host.clock.iso()) ?? reject('identity.wrong_login_or_password'));
    if (!session) return describe(host, await host.sessions.open(sessionFor(state), raw.reply));
    if (session.account !== session.real_account) await send(endLoginAs, { account: session.account, by: session.real_account });
    if (session.real_account !== uid) await send(recordLogOut, { account: session.real_account });
    return describe(host, await host.sessions.becomes(session.id, sessionFor(state), raw.reply));
  },
});

/** Ends the session; an administrator who is logged in as somebody leaves altogether. */
export const logOut = command({
  call: 'POST /user/logout/',
  summary: 'Log out',
  answer: z.object({}),
  async run(call) {
    const { id, account: shown, real_account: by } = sessionOf(call);
    if (shown !== by) await call.send(endLoginAs, { account: shown, by });
    await call.send(recordLogOut, { account: by });
    await call.host.sessions.close(id, call.raw.reply);
    return {};
  },
});
