import { contracts } from '@portal/event-schemas/identity/calls.ts';
import { isIin, isPin } from '@portal/event-schemas/identity/iin.ts';
import { normalizePhone } from '@portal/event-schemas/identity/phone.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { senderFor } from '@portal/platform/http/send.ts';
import { sendPosition } from '@portal/platform/http/position.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import type { Host } from '@portal/platform/service.ts';
import { chooseLanguage } from '../account/change-profile.ts';
import { iin as iinClaim, iinStream } from '../account/claims.ts';
import { freeLogin } from '../account/free-login.ts';
import { checkCaptcha } from '../captcha/captcha.ts';
import { forgetReplaced, keepHashes } from '../passwords/credentials.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { activateSignUp, signUp } from '../sign-up/sign-up.ts';
import { expireSignUps, forgetRow, mailOf, requestFor, rowOf, sendAgain } from '../sign-up/sign-ups.ts';
import { refuseUnfit } from './own-account.ts';
import { openAccountOf } from './session-of.ts';

/** The answer is the same whether the address has an account or not; a mail tells its owner. */
export const signUpCall = command(contracts['POST /user/registration_applicant/'], {
  summary: 'Sign up as an applicant',
  async run(call) {
    const { host, body, request_id } = call;
    const { captcha, agreement: _agreement, new_password, confirmation, email, phone: typed, ...person } = body;
    const phone = normalizePhone(typed);
    if (phone === null) throw new Refused(reject('identity.invalid_phone', {}, { phone: 'identity.invalid_phone' }));
    if (person.iin !== '' && !isIin(person.iin) && !isPin(person.iin))
      throw new Refused(reject('identity.iin_wrong', { digit: 12 }, { iin: 'identity.iin_wrong' }));
    await refuseUnfit(call, { new_password, confirmation }, { ...person, login: '', email });
    await checkCaptcha(host, 'sign_up', captcha);
    await refuseTaken(host, person.iin);
    const hash = await hashPassword(new_password);
    await requestFor(host, { sign_up: newId(), email, person: { ...person, phone }, hash }, request_id);
    return {};
  },
});

async function refuseTaken({ dispatcher }: Host, number: string): Promise<void> {
  if (number === '') return;
  const { state } = await dispatcher.state(iinClaim, iinStream(number, ''));
  if (state.account !== null) throw new Refused(reject('identity.iin_taken', {}, { iin: 'identity.iin_taken' }));
}

export const resendActivation = command(contracts['POST /user/activation/resend/'], {
  summary: 'Have the mail for confirming one’s address sent again; the answer is the same whoever asks',
  async run({ host, body: { email, captcha }, request_id }) {
    await checkCaptcha(host, 'sign_up', captcha);
    await sendAgain(host, email, request_id);
    return {};
  },
});

/** The button of the page to which the mail leads: a program that opens links of mails activates nothing. Pressed twice it says so. */
export const activate = command(contracts['POST /user/activation/{uuid}/{token}/'], {
  summary: 'Confirm one’s address and open the account',
  async run({ host, params: { uuid: sign_up, token }, locale, request_id, raw }) {
    const mail = mailOf(host, sign_up, token);
    const { state } = await host.dispatcher.state(signUp, sign_up);
    if (mail === null || state.status === 'none') throw new Refused(reject('identity.activation_invalid'));
    if (state.status === 'activated') return { login: (await openAccountOf(host, state.account)).login, already: true };
    const row = await rowOf(host, sign_up);
    if (!row || state.status !== 'requested' || state.until <= host.clock.iso()) {
      await expireSignUps(host);
      throw new Refused(reject('identity.activation_invalid'));
    }
    const { iin, language, ...person } = row.person;
    const account = newId();
    // People log in with the address anyway.
    const login = await freeLogin(host, row.email);
    const [credential] = await keepHashes(host, [{ account, hash: row.hash }]);
    const actor = { id: systemActor, roles: [systemActor] };
    const send = senderFor(host, { actor, locale, correlation_id: request_id });
    try {
      await send(activateSignUp, {
        ...{ sign_up, mail, iin, account, login, ...person },
        ...{ email: row.email, roles: ['applicant'], credential: credential!, must_change_password: false },
      });
      const { state: done } = await host.dispatcher.state(signUp, sign_up);
      // Pressed twice in the same moment: the other one has opened it.
      if (done.status === 'activated' && done.account !== account)
        return { login: (await openAccountOf(host, done.account)).login, already: true };
      const { position } = await send(chooseLanguage, { account, language });
      sendPosition(raw.reply, position, host.config.secure);
    } finally {
      await forgetReplaced(host, account, [credential!]);
    }
    await forgetRow(host, sign_up);
    return { login, already: false };
  },
});
