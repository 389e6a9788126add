import { changePassword as changePasswordBody, chooseLanguage as chooseLanguageBody, createNewPassword as createNewPasswordBody, fillPhoneNumber } from '@portal/event-schemas/identity/commands.ts';
import { brokenPasswordRules, passwordMinLength, type PasswordRule } from '@portal/event-schemas/identity/password-rules.ts';
import { normalizePhone } from '@portal/event-schemas/identity/phone.ts';
import { sessionView } from '@portal/event-schemas/identity/views.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused, type Call0, type Send } from '@portal/platform/http/types.ts';
import { changePhone, chooseLanguage } from '../account/change-profile.ts';
import { hashOf } from '../passwords/credentials.ts';
import { passwordMatches } from '../passwords/hashing.ts';
import { guesserOf, inLine } from '../passwords/log-in-line.ts';
import { changeOwnPassword } from '../passwords/set-password.ts';
import { noteFailure } from '../passwords/tell-failures.ts';
import { lockedOut, tryPassword } from '../passwords/try-password.ts';
import { describe, openAccountOf, sessionOf, settingsOf } from './session-of.ts';

/** One refusal for all broken rules: `fields` has the first of each field, `params.violations` all of them. */
function refuseWeak(broken: readonly Pick<PasswordRule, 'code' | 'field'>[]): void {
  if (broken.length === 0) return;
  const fields = Object.fromEntries([...broken].reverse().map(({ field, code }) => [field, code]));
  throw new Refused(reject('identity.weak_password', { violations: broken.map(rule => rule.code), min: passwordMinLength }, fields));
}

/** Nobody changes a password in somebody else's seat. */
function ownSeat(call: Call0) {
  const session = sessionOf(call);
  if (session.account !== session.real_account) throw new Refused(reject('identity.not_while_logged_in_as'));
  return session;
}

/** Stores the new password, ends the person's other sessions and lets this one go on. */
async function renew(call: Call0 & { send: Send }, password: string, verified: string | null, first: boolean) {
  const { id, account } = sessionOf(call);
  await changeOwnPassword(call.host, call.send, account, password, verified, first);
  await call.host.sessions.endAll(account, id);
  await call.host.sessions.change(account, { restriction: null });
}

/** The forced new password of the first log-in; the temporary one was typed a moment ago, so it is not asked again. */
export const createNewPassword = command({
  call: 'POST /user/create_new_password/',
  summary: 'Create a new password at the first log-in',
  body: createNewPasswordBody,
  answer: sessionView,
  async run(call) {
    const session = ownSeat(call);
    const { credential, must_change_password, login } = await openAccountOf(call.host, session.account);
    if (!must_change_password) throw new Refused(reject('identity.new_password_not_asked'));
    const broken = brokenPasswordRules(call.body);
    const same = broken.length === 0 && (await inLine(call, guesserOf(call, login).guesser, async () => passwordMatches(call.body.new_password, await hashOf(call.host, credential)), () => null));
    refuseWeak(same ? [{ code: 'identity.password_same_as_old', field: 'new_password' }] : broken);
    await renew(call, call.body.new_password, credential, true);
    return describe(call.host, session);
  },
});

/** A wrong current password counts like a wrong password at the log-in: a borrowed browser is no way around the lockout. */
async function checkCurrentPassword(call: Call0, uid: string, password: string): Promise<string | null> {
  const { host } = call;
  const { login, credential } = await openAccountOf(host, uid);
  const { tried, matches, lock } = await tryPassword(call, guesserOf(call, login).guesser, password, () => settingsOf(host), async () => ({ account: uid, credential }));
  if (matches) return credential;
  if (tried) noteFailure(host, uid, lock, call.request_id);
  throw new Refused(lock ? lockedOut(lock, call) : reject('identity.invalid_current_password', {}, { current_password: 'identity.invalid_current_password' }));
}

export const changePassword = command({
  call: 'POST /user/change_password/',
  summary: 'Change one’s own password',
  body: changePasswordBody,
  answer: sessionView,
  async run(call) {
    const session = ownSeat(call);
    const { current_password, ...input } = call.body;
    refuseWeak(brokenPasswordRules({ ...input, old_password: current_password }));
    const credential = await checkCurrentPassword(call, session.account, current_password);
    await renew(call, input.new_password, credential, false);
    return describe(call.host, session);
  },
});

/** The phone number that the portal asks students for (portal.md §2, §5). */
export const fillPhone = command({
  call: 'POST /user/phone/',
  summary: 'Give one’s phone number',
  body: fillPhoneNumber,
  answer: sessionView,
  async run(call) {
    const session = sessionOf(call);
    const phone = normalizePhone(call.body.phone);
    if (phone === null) throw new Refused(reject('identity.invalid_phone', {}, { phone: 'identity.invalid_phone' }));
    await call.send(changePhone, { account: session.account, phone });
    return describe(call.host, session);
  },
});

/** Sent by the language switch. An administrator who is logged in as somebody changes nothing of theirs. */
export const chooseOwnLanguage = command({
  call: 'POST /user/language/',
  summary: 'Choose the language in which the portal writes to me',
  body: chooseLanguageBody,
  async run(call) {
    const session = ownSeat(call);
    await call.send(chooseLanguage, { account: session.account, language: call.body.language });
    return undefined;
  },
});
