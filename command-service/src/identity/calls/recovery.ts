import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { sendPosition } from '@portal/platform/http/position.ts';
import { command, query, Refused } from '@portal/platform/http/types.ts';
import { originOf } from '@portal/platform/sessions/origin.ts';
import { recoverPassword, recoveryState } from '../account/recovery.ts';
import { checkCaptcha, makeCaptcha } from '../captcha/captcha.ts';
import { forgetNames } from '../passwords/attempts.ts';
import { forgetReplaced, keepHashes } from '../passwords/credentials.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { tellFailures } from '../passwords/tell-failures.ts';
import { accountOfLink, isSecretOf } from '../mail-links.ts';
import { ask } from '../recovery/recoveries.ts';
import { forgetDevices } from '../second-factor/trusted-devices.ts';
import { refuseUnfit } from './own-account.ts';

export const captcha = query(contracts['GET /user/captcha/'], {
  summary: 'A task for the visitor’s computer, before the portal does something for somebody whom it does not know',
  asOf: 'never',
  run: ({ host, query: { purpose } }) => makeCaptcha(host, purpose),
});

export const forgotLogin = command(contracts['POST /user/forgot/login/'], {
  summary: 'Have one’s forgotten login sent by mail; the answer is the same whoever asks',
  async run({ host, body: { email, captcha: answer }, locale, request_id }) {
    await checkCaptcha(host, 'forgot', answer);
    await ask(host, { what: 'login', name: email, locale }, request_id);
    return {};
  },
});

export const forgotPassword = command(contracts['POST /user/forgot/password/'], {
  summary: 'Have a link for a new password sent by mail; the answer is the same whoever asks',
  async run({ host, body: { login, captcha: answer }, locale, request_id }) {
    await checkCaptcha(host, 'forgot', answer);
    await ask(host, { what: 'password', name: login, locale }, request_id);
    return {};
  },
});

export const recoveryLinkState = query(contracts['GET /user/forgot/password/{id}/'], {
  summary: 'What the link of a mail is good for now',
  asOf: 'never',
  run: async ({ host, params: { id } }) => ({
    state: recoveryState(await accountOfLink(host, id), id, host.clock.iso()),
  }),
});

/** All sessions end: whoever had the old password is out. The person logs in with the new one, as everybody does. */
export const recoverPasswordCall = command(contracts['POST /user/forgot/password/{id}/'], {
  summary: 'Set a new password by the link of a mail',
  async run(call) {
    const { host, params, body, locale, request_id, raw } = call;
    const recovery = params.id;
    const state = await accountOfLink(host, recovery);
    if (state.status === 'none' || !isSecretOf(host, 'recovery', recovery, body.token))
      throw new Refused(reject('identity.recovery_link_unknown'));
    const standing = recoveryState(state, recovery, host.clock.iso());
    if (standing !== 'valid') throw new Refused(reject(`identity.recovery_link_${standing}`));
    await refuseUnfit(call, body, state);
    const { uid, login, email, roles } = state;
    const [credential] = await keepHashes(host, [{ account: uid, hash: await hashPassword(body.new_password) }]);
    try {
      await tellFailures(host);
      const outcome = await host.dispatcher.dispatch(
        recoverPassword,
        { account: uid, recovery, credential: credential!, from: originOf(raw.request) },
        { actor: { id: uid, roles }, locale, correlation_id: request_id },
      );
      if (!outcome.ok) throw new Refused(outcome.rejection);
      sendPosition(raw.reply, outcome.position, host.config.secure);
    } finally {
      await forgetReplaced(host, uid, [credential!, state.credential]);
    }
    await forgetNames(host, [login, email]);
    await forgetDevices(host, uid);
    await host.sessions.endAll(uid);
    return { login };
  },
});
