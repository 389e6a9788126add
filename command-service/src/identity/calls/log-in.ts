import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { accountOf } from '../account/account-of.ts';
import { endLoginAs } from '../account/login-as.ts';
import { recordLogOut } from '../account/record-login.ts';
import { guesserOf } from '../passwords/log-in-line.ts';
import { noteFailure } from '../passwords/tell-failures.ts';
import { lockedOut, tryPassword } from '../passwords/try-password.ts';
import { isProving } from '../second-factor/proving.ts';
import { arrive } from '../ways/arrive.ts';
import { asked, judgeOf } from '../ways/directory/judge.ts';
import { logOutAddress } from '../ways/log-out.ts';
import { enter } from './enter.ts';
import { sessionOf, settingsOf } from './session-of.ts';

const wrong = () => new Refused(reject('identity.wrong_login_or_password'));

/**
 * Log-in name (or e-mail address) and password → a session with its cookies. The password is checked outside of the decision, in a line where nobody can push
 * in (decisions/0029), by the portal or by the university's directory (decisions/0071); the decision then says what counts.
 */
export const logIn = command(contracts['POST /user/login/'], {
  summary: 'Log in with login and password',
  async run(call) {
    const {
      host,
      body: { login, password },
      request_id,
    } = call;
    const name = login.toLowerCase();
    const { guesser, device } = guesserOf(call, name);
    const directory = asked();
    const { meant, tried, matches, lock, away } = await tryPassword(
      call,
      guesser,
      password,
      () => settingsOf(host),
      () => accountOf(host, name),
      async found => directory.by(await judgeOf(host, name, found)),
    );
    if (meant && tried && !matches) noteFailure(host, meant.uid, lock, request_id);
    if (lock) throw new Refused(lockedOut(lock, call));
    if (away) throw new Refused(reject('identity.wrong_or_unreachable'));
    if (!matches) throw wrong();
    const known = guesser.from === 'device';
    const { proven } = directory;
    if (proven) {
      const account = await arrive(host, proven, call);
      return enter(call, account, { credential: null, device, known, way: { way: proven.way.uid } });
    }
    if (!meant) throw wrong();
    return enter(call, meant, { credential: meant.credential, device, known });
  },
});

/** Ends the session; an administrator who is logged in as somebody leaves altogether. `go`: where the university's own log-in is left, too. */
export const logOut = command(contracts['POST /user/logout/'], {
  summary: 'Log out',
  async run(call) {
    const session = sessionOf(call);
    const { id, account: shown, real_account: by } = session;
    if (shown !== by) await call.send(endLoginAs, { account: shown, by });
    if (!isProving(session)) await call.send(recordLogOut, { account: by });
    await call.host.sessions.close(id, call.raw.reply);
    return { go: await logOutAddress(call.host, session) };
  },
});
