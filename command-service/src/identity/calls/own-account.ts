import {
  brokenPasswordRules,
  passwordMinLength,
  type PasswordInput,
  type PasswordPolicy,
  type PasswordRule,
} from '@portal/event-schemas/identity/password-rules.ts';
import { normalizePhone } from '@portal/event-schemas/identity/phone.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused, type CallContext, type Send } from '@portal/platform/http/types.ts';
import { originOf } from '@portal/platform/sessions/origin.ts';
import { directoryOf } from '../account/account.ts';
import { changePhone, chooseLanguage } from '../account/change-profile.ts';
import { hashOf } from '../passwords/credentials.ts';
import { guessable } from '../passwords/guessable.ts';
import { passwordMatches } from '../passwords/hashing.ts';
import { guesserOf, inLine } from '../passwords/log-in-line.ts';
import { changeOwnPassword } from '../passwords/set-password.ts';
import { noteFailure } from '../passwords/tell-failures.ts';
import { lockedOut, tryPassword } from '../passwords/try-password.ts';
import { forgetDevices } from '../second-factor/trusted-devices.ts';
import { asked, judgeOf } from '../ways/directory/judge.ts';
import { describe, openAccountOf, restrictionOf, sessionOf, settingsOf } from './session-of.ts';
import { contracts } from '@portal/event-schemas/identity/calls.ts';

/** One refusal for all broken rules: `fields` has the first of each field, `params.violations` all of them. */
function refuseWeak(broken: readonly Pick<PasswordRule, 'code' | 'field'>[], policy: PasswordPolicy): void {
  if (broken.length === 0) return;
  const fields = Object.fromEntries([...broken].reverse().map(({ field, code }) => [field, code]));
  throw new Refused(
    reject(
      'identity.weak_password',
      { violations: broken.map(rule => rule.code), min: passwordMinLength[policy] },
      fields,
    ),
  );
}

/** Refuses a password that breaks the rules that hold now, or is easy to guess. */
export async function refuseUnfit(
  { host }: Pick<CallContext, 'host'>,
  input: PasswordInput,
  account: Parameters<typeof guessable>[1],
  more: () => Promise<readonly Pick<PasswordRule, 'code' | 'field'>[]> = async () => [],
): Promise<void> {
  const { password_policy: policy } = await settingsOf(host);
  const broken = [...brokenPasswordRules(input, policy), ...guessable(input.new_password, account)];
  refuseWeak(broken.length > 0 ? broken : await more(), policy);
}

/** Stores the new password, ends the person's other sessions and lets this one go on. */
async function renew(call: CallContext & { send: Send }, password: string, verified: string | null, first: boolean) {
  const { id, account } = sessionOf(call);
  await changeOwnPassword(call.host, call.send, account, password, {
    verified,
    first,
    from: originOf(call.raw.request),
  });
  await forgetDevices(call.host, account);
  await call.host.sessions.endAll(account, id);
  const state = await openAccountOf(call.host, account);
  await call.host.sessions.change(account, { restriction: restrictionOf(await settingsOf(call.host), state) });
}

/** The forced new password of the first log-in; the temporary one was typed a moment ago, so it is not asked again. */
export const createNewPassword = command(contracts['POST /user/create_new_password/'], {
  summary: 'Create a new password at the first log-in',
  async run(call) {
    const session = sessionOf(call);
    const account = await openAccountOf(call.host, session.account);
    if (!account.must_change_password) throw new Refused(reject('identity.new_password_not_asked'));
    await refuseUnfit(call, call.body, account, async () =>
      (await inLine(
        call,
        guesserOf(call, account.login).guesser,
        async () => passwordMatches(call.body.new_password, await hashOf(call.host, account.credential)),
        () => null,
      ))
        ? [{ code: 'identity.password_same_as_old', field: 'new_password' }]
        : [],
    );
    await renew(call, call.body.new_password, account.credential, true);
    return describe(call.host, session);
  },
});

/** A wrong current password counts like a wrong password at the log-in: a borrowed browser is no way around the lockout. */
export async function checkCurrentPassword(call: CallContext, uid: string, password: string): Promise<string | null> {
  const { host } = call;
  const account = await openAccountOf(host, uid);
  const { login, credential } = account;
  const judge = await judgeOf(host, login, account);
  const { tried, matches, lock } = await tryPassword(
    call,
    guesserOf(call, login).guesser,
    password,
    () => settingsOf(host),
    async () => ({ account: uid, credential }),
    // Whoever's password a directory keeps shows that one; nobody else's is asked for there.
    async () => asked().by(judge?.alone ? judge : null),
  );
  if (matches) return credential;
  if (tried) noteFailure(host, uid, lock, call.request_id);
  throw new Refused(
    lock
      ? lockedOut(lock, call)
      : reject('identity.invalid_current_password', {}, { current_password: 'identity.invalid_current_password' }),
  );
}

export const changePassword = command(contracts['POST /user/change_password/'], {
  summary: 'Change one’s own password',
  async run(call) {
    const session = sessionOf(call);
    const { current_password, ...input } = call.body;
    const { use_active_directory } = await settingsOf(call.host);
    if (use_active_directory && directoryOf(await openAccountOf(call.host, session.account)))
      throw new Refused(reject('identity.password_elsewhere'));
    await refuseUnfit(
      call,
      { ...input, old_password: current_password },
      await openAccountOf(call.host, session.account),
    );
    const credential = await checkCurrentPassword(call, session.account, current_password);
    await renew(call, input.new_password, credential, false);
    return describe(call.host, session);
  },
});

/** The phone number that the portal asks students for (portal.md §2, §5). */
export const fillPhone = command(contracts['POST /user/phone/'], {
  summary: 'Give one’s phone number',
  async run(call) {
    const session = sessionOf(call);
    const phone = normalizePhone(call.body.phone);
    if (phone === null) throw new Refused(reject('identity.invalid_phone', {}, { phone: 'identity.invalid_phone' }));
    await call.send(changePhone, { account: session.account, phone });
    return describe(call.host, session);
  },
});

/** Sent by the language switch. */
export const chooseOwnLanguage = command(contracts['POST /user/language/'], {
  summary: 'Choose the language in which the portal writes to me',
  async run(call) {
    const session = sessionOf(call);
    await call.send(chooseLanguage, { account: session.account, language: call.body.language });
    return undefined;
  },
});
