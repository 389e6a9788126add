import { provingSession } from '@portal/event-schemas/identity/session-view.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { sendPosition } from '@portal/platform/http/position.ts';
import { command, Refused, type CallContext, type Send } from '@portal/platform/http/types.ts';
import { rememberDevice } from '@portal/platform/sessions/device.ts';
import { originOf } from '@portal/platform/sessions/origin.ts';
import { account } from '../account/account.ts';
import { accountOf } from '../account/account-of.ts';
import { endLoginAs } from '../account/login-as.ts';
import { recordLogin, recordLogOut } from '../account/record-login.ts';
import { guesserOf } from '../passwords/log-in-line.ts';
import { noteFailure } from '../passwords/tell-failures.ts';
import { lockedOut, tryPassword } from '../passwords/try-password.ts';
import { isProving, provingSessionFor } from '../second-factor/proving.ts';
import { isTrusted } from '../second-factor/trusted-devices.ts';
import { describe, sessionFor, sessionOf, settingsOf } from './session-of.ts';
import { contracts } from '@portal/event-schemas/identity/calls.ts';

const wrong = () => new Refused(reject('identity.wrong_login_or_password'));

/**
 * Log-in name (or e-mail address) and password → a session with its cookies. The password is checked outside of the decision, in a line where nobody can push
 * in (decisions/0029); the decision then says what counts. A session that the browser has ends with the new one's begin.
 */
export const logIn = command(contracts['POST /user/login/'], {
  summary: 'Log in with login and password',
  async run(call) {
    const {
      host,
      body: { login, password },
      locale,
      request_id,
      raw,
    } = call;
    const name = login.toLowerCase();
    const { guesser, device } = guesserOf(call, name);
    const { meant, tried, matches, lock } = await tryPassword(
      call,
      guesser,
      password,
      () => settingsOf(host),
      () => accountOf(host, name),
    );
    if (meant && tried && !matches) noteFailure(host, meant.uid, lock, request_id);
    if (lock) throw new Refused(lockedOut(lock, call));
    if (!meant || !matches) throw wrong();
    if (meant.disabled) throw new Refused(reject('identity.account_disabled'));
    const isRemembered = meant.factors.length > 0 && (await isTrusted(host, meant.uid, device));
    if (meant.factors.length > 0 && !isRemembered) {
      await leaveSession(call);
      return provingSession((await host.sessions.open(provingSessionFor(meant), raw.reply)).csrf);
    }

    const { uid, credential, roles } = meant;
    const outcome = await host.dispatcher.dispatch(
      recordLogin,
      {
        account: uid,
        credential,
        ...(isRemembered ? { proof: 'device' } : {}),
        seen: { known: guesser.from === 'device', from: originOf(raw.request) },
      },
      { actor: { id: uid, roles }, locale, correlation_id: request_id },
    );
    if (!outcome.ok) throw new Refused(outcome.rejection);
    sendPosition(raw.reply, outcome.position, host.config.secure);
    const { state } = await host.dispatcher.state(account, uid);
    if (state.status !== 'open') throw wrong();
    rememberDevice(raw.reply, device, [state.login, state.email].filter(Boolean), host.config);
    await leaveSession(call, uid);
    return describe(host, await host.sessions.open(await sessionFor(host, state), raw.reply));
  },
});

/** The session that the browser has had ends; that its person has left is put down, unless the same one comes back (`unless`). */
async function leaveSession({ host, session, send }: CallContext & { send: Send }, unless?: string): Promise<void> {
  if (!session) return;
  if (session.account !== session.real_account)
    await send(endLoginAs, { account: session.account, by: session.real_account });
  if (session.real_account !== unless && !isProving(session))
    await send(recordLogOut, { account: session.real_account });
  await host.sessions.endOwn(session.real_account, session.id);
}

/** Ends the session; an administrator who is logged in as somebody leaves altogether. */
export const logOut = command(contracts['POST /user/logout/'], {
  summary: 'Log out',
  async run(call) {
    const session = sessionOf(call);
    const { id, account: shown, real_account: by } = session;
    if (shown !== by) await call.send(endLoginAs, { account: shown, by });
    if (!isProving(session)) await call.send(recordLogOut, { account: by });
    await call.host.sessions.close(id, call.raw.reply);
    return {};
  },
});
