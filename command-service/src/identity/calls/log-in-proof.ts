import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, query, Refused } from '@portal/platform/http/types.ts';
import { originOf } from '@portal/platform/sessions/origin.ts';
import { useCode } from '../account/second-factor.ts';
import { factorsOf } from '../second-factor/factors.ts';
import { passkeyHolds, requestOptions } from '../second-factor/passkeys.ts';
import { finish, provingOf } from '../second-factor/proving.ts';
import { takeRecoveryCode } from '../second-factor/recovery-codes.ts';
import { takeCode } from '../second-factor/totp.ts';
import { tryCode } from '../second-factor/try-code.ts';
import { openAccountOf, sessionOf, settingsOf } from './session-of.ts';

export const proofWays = query(contracts['GET /user/login/ways/'], {
  summary: 'How I can go on after the password',
  asOf: 'never',
  async run(call) {
    const { factors, codes_left } = await openAccountOf(call.host, sessionOf(call).account);
    const has = (kind: string): boolean => factors.some(one => one.kind === kind);
    const { second_factor_days: days } = await settingsOf(call.host);
    return { totp: has('totp'), passkey: has('passkey'), codes: codes_left > 0, days };
  },
});

/** A code of the app, or one of those that were kept; both are good once. */
export const proveByCode = command(contracts['POST /user/login/code/'], {
  summary: 'Go on with a code after the password',
  async run(call) {
    const { host, body, locale, request_id, raw } = call;
    const proving = await provingOf(call);
    const { uid, factors, roles } = proving.account;
    const apps = (await factorsOf(host, uid, factors)).filter(({ kind }) => kind === 'totp');
    const proof = await tryCode(call, uid, async () => {
      for (const app of apps) if (await takeCode(host, app, body.code)) return 'totp' as const;
      return (await takeRecoveryCode(host, uid, body.code)) ? ('code' as const) : null;
    });
    if (proof === 'code')
      await host.dispatcher.dispatch(
        useCode,
        { account: uid, from: originOf(raw.request) },
        { actor: { id: uid, roles }, locale, correlation_id: request_id },
      );
    return finish(call, proving, { proof, remember: body.remember });
  },
});

export const passkeyOptions = command(contracts['POST /user/login/passkey/options/'], {
  summary: 'With what the browser asks for a passkey',
  async run(call) {
    const { session, account } = await provingOf(call);
    return requestOptions(call, session.id, await factorsOf(call.host, account.uid, account.factors));
  },
});

export const proveByPasskey = command(contracts['POST /user/login/passkey/'], {
  summary: 'Go on with a passkey after the password',
  async run(call) {
    const { host, body } = call;
    const proving = await provingOf(call);
    const { uid, factors } = proving.account;
    if (!(await passkeyHolds(call, proving.session.id, await factorsOf(host, uid, factors), body.response)))
      throw new Refused(reject('identity.passkey_failed'));
    return finish(call, proving, { proof: 'passkey', remember: body.remember });
  },
});
