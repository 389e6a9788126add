import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { displayName } from '@portal/event-schemas/identity/values.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, query, Refused, type CallContext, type Send } from '@portal/platform/http/types.ts';
import type { FactorKind } from '@portal/event-schemas/identity/second-factor.ts';
import { addFactor, agreeToReset, askReset, makeCodes, removeFactor } from '../account/second-factor.ts';
import { factorsOf, forgetFactors } from '../second-factor/factors.ts';
import { creationOptions, keepPasskey } from '../second-factor/passkeys.ts';
import { newCodes } from '../second-factor/recovery-codes.ts';
import { beginTotp, takeCode } from '../second-factor/totp.ts';
import { countDevices, forgetDevices as forget } from '../second-factor/trusted-devices.ts';
import { tryCode } from '../second-factor/try-code.ts';
import { checkCurrentPassword } from './own-account.ts';
import { needsFactor, openAccountOf, restrictionOf, sessionOf, settingsOf } from './session-of.ts';

export const mySecondFactor = query(contracts['GET /user/second_factor/'], {
  summary: 'What I can show besides the password',
  asOf: 'never',
  async run(call) {
    const { host } = call;
    const account = await openAccountOf(host, sessionOf(call).account);
    const rows = new Map((await factorsOf(host, account.uid, account.factors)).map(row => [row.factor, row]));
    return {
      factors: account.factors.map(({ factor, kind, name, at }) => ({
        ...{ factor, kind, name, added_at: at },
        last_used_at: rows.get(factor)?.last_used_at?.toISOString() ?? null,
      })),
      codes_left: account.codes_left,
      required: needsFactor(await settingsOf(host), account),
      devices: await countDevices(host, account.uid),
    };
  },
});

/** The university's name stands in the app and at the key, so that people know what it is for. */
async function universityOf({ host, locale }: CallContext): Promise<string> {
  const { university_name } = await settingsOf(host);
  return university_name?.[locale] ?? 'University portal';
}

export const beginTotpCall = command(contracts['POST /user/second_factor/totp/'], {
  summary: 'Begin to connect an app that counts codes',
  async run(call) {
    const { host } = call;
    const { account: uid } = sessionOf(call);
    await checkCurrentPassword(call, uid, call.body.current_password);
    const account = await openAccountOf(host, uid);
    await forgetFactors(host, uid, account.factors);
    return beginTotp(host, { account: uid, login: account.login, university: await universityOf(call) });
  },
});

/** With the first one come codes, in this answer alone; who had to set it up may do everything from now on. */
async function added(call: CallContext & { send: Send }, factor: string, kind: FactorKind, name: string) {
  const { host, send } = call;
  const { account, id } = sessionOf(call);
  const isFirst = (await openAccountOf(host, account)).factors.length === 0;
  await send(addFactor, { account, factor, kind, name });
  await host.sessions.endAll(account, id);
  await host.sessions.change(account, {
    restriction: restrictionOf(await settingsOf(host), await openAccountOf(host, account)),
  });
  return { recovery_codes: isFirst ? await newCodes(host, account) : null };
}

export const confirmTotpCall = command(contracts['POST /user/second_factor/totp/confirm/'], {
  summary: 'Connect the app by its first code',
  async run(call) {
    const { host, body } = call;
    const { account } = sessionOf(call);
    const [row] = await factorsOf(host, account, [body]);
    if (row?.kind !== 'totp') throw new Refused(reject('identity.factor_not_found'));
    await tryCode(call, account, async () => ((await takeCode(host, row, body.code)) ? true : null));
    return added(call, row.factor, 'totp', body.name);
  },
});

export const passkeyCreation = command(contracts['POST /user/second_factor/passkey/options/'], {
  summary: 'With what the browser makes a passkey',
  async run(call) {
    const { host } = call;
    const { account: uid, id } = sessionOf(call);
    await checkCurrentPassword(call, uid, call.body.current_password);
    const account = await openAccountOf(host, uid);
    return creationOptions(
      call,
      {
        ...{ session: id, account: uid, login: account.login, name: displayName(account) },
        university: await universityOf(call),
      },
      await factorsOf(host, uid, account.factors),
    );
  },
});

export const addPasskeyCall = command(contracts['POST /user/second_factor/passkey/'], {
  summary: 'Add the passkey that the browser has made',
  async run(call) {
    const { account, id } = sessionOf(call);
    const factor = await keepPasskey(call, { session: id, account }, call.body.response);
    if (factor === null) throw new Refused(reject('identity.passkey_failed'));
    return added(call, factor, 'passkey', call.body.name);
  },
});

export const removeFactorCall = command(contracts['POST /user/second_factor/{uid}/remove/'], {
  summary: 'Remove one of my second factors',
  async run(call) {
    const { host, send, params, body } = call;
    const { account } = sessionOf(call);
    await checkCurrentPassword(call, account, body.current_password);
    const required = needsFactor(await settingsOf(host), await openAccountOf(host, account));
    await send(removeFactor, { account, factor: params.uid, required });
    await forgetFactors(host, account, (await openAccountOf(host, account)).factors, { all: true });
    // What was shown with a lost key elsewhere is over with it.
    await host.sessions.endAll(account, sessionOf(call).id);
    return {};
  },
});

export const makeCodesCall = command(contracts['POST /user/second_factor/recovery_codes/'], {
  summary: 'Make new recovery codes in place of the old ones',
  async run(call) {
    const { host, send, body } = call;
    const { account } = sessionOf(call);
    await checkCurrentPassword(call, account, body.current_password);
    await send(makeCodes, { account });
    return { recovery_codes: await newCodes(host, account) };
  },
});

export const forgetDevices = command(contracts['POST /user/second_factor/forget_devices/'], {
  summary: 'Ask for a proof again in all browsers',
  async run(call) {
    await forget(call.host, sessionOf(call).account);
    return {};
  },
});

export const askResetCall = command(contracts['POST /identity/accounts/{uid}/second_factor/reset/'], {
  summary: 'Ask that somebody’s second factor be taken away',
  async run({ send, params, body }) {
    await send(askReset, { account: params.uid, reason: body.reason });
    return {};
  },
});

/** The other administrator agrees; whoever is logged in with the account is out. */
export const agreeToResetCall = command(contracts['POST /identity/accounts/{uid}/second_factor/reset/confirm/'], {
  summary: 'Agree that somebody’s second factor is taken away',
  async run({ host, send, params: { uid } }) {
    await send(agreeToReset, { account: uid });
    await forgetFactors(host, uid, (await openAccountOf(host, uid)).factors, { all: true });
    await host.sessions.endAll(uid);
    return {};
  },
});
