import { normalizePhone } from '@portal/event-schemas/identity/phone.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { changeRoles, disableAccount, enableAccount, unlockAccount } from '../account/administration.ts';
import { changeProfile } from '../account/change-profile.ts';
import { openAccount } from '../account/open-account.ts';
import { forgetNames } from '../passwords/attempts.ts';
import { forgetReplaced, keepHashes } from '../passwords/credentials.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { setPassword } from '../passwords/set-password.ts';
import { tellFailures } from '../passwords/tell-failures.ts';
import { forgetDevices } from '../second-factor/trusted-devices.ts';
import { temporaryPassword } from '../passwords/temporary-password.ts';
import { followRoles } from './rights-review.ts';
import { openAccountOf } from './session-of.ts';
import { contracts } from '@portal/event-schemas/identity/calls.ts';

/** A new account with a temporary password, which is shown in this answer and nowhere else. */
export const openAccountCall = command(contracts['POST /identity/accounts/'], {
  summary: 'Open an account',
  async run({ host, body, send }) {
    const account = newId();
    const temporary_password = temporaryPassword();
    const [credential] = await keepHashes(host, [{ account, hash: await hashPassword(temporary_password) }]);
    try {
      await send(openAccount, { ...body, account, phone: '', credential: credential!, must_change_password: true });
    } finally {
      await forgetReplaced(host, account, [credential!]);
    }
    return { account, temporary_password, until: (await openAccountOf(host, account)).password_until };
  },
});

/** A temporary password in place of the forgotten one; all sessions of the account end. */
export const resetPassword = command(contracts['POST /identity/accounts/{uid}/reset_password/'], {
  summary: 'Reset a password to a temporary one',
  async run({ host, params: { uid }, send }) {
    await openAccountOf(host, uid);
    const temporary_password = temporaryPassword();
    await setPassword(host, send, uid, temporary_password, { mustChange: true });
    await forgetDevices(host, uid);
    await host.sessions.endAll(uid);
    return { account: uid, temporary_password, until: (await openAccountOf(host, uid)).password_until };
  },
});

export const changeProfileCall = command(contracts['PUT /identity/accounts/{uid}/profile/'], {
  summary: 'Change names, e-mail and phone of an account',
  async run({ host, params: { uid }, body, send }) {
    const { email } = await openAccountOf(host, uid);
    const phone = body.phone === '' ? '' : normalizePhone(body.phone);
    if (phone === null) throw new Refused(reject('identity.invalid_phone', {}, { phone: 'identity.invalid_phone' }));
    await send(changeProfile, { ...body, phone, account: uid, email_before: email });
    return {};
  },
});

/** The roles in full. */
export const changeRolesCall = command(contracts['PUT /identity/accounts/{uid}/roles/'], {
  summary: 'Change the roles of an account',
  async run({ host, params: { uid }, body: { roles }, send }) {
    const before = await openAccountOf(host, uid);
    await send(changeRoles, { account: uid, roles });
    await followRoles(host, uid, before.roles, roles);
    return {};
  },
});

export const unlock = command(contracts['POST /identity/accounts/{uid}/unlock/'], {
  summary: 'Unlock an account',
  async run({ host, params: { uid }, send }) {
    await tellFailures(host);
    const { login, email } = await openAccountOf(host, uid);
    await forgetNames(host, [login, email]);
    await send(unlockAccount, { account: uid });
    return {};
  },
});

/** Nobody can log in any more, and all sessions of the account end. */
export const disable = command(contracts['POST /identity/accounts/{uid}/disable/'], {
  summary: 'Disable an account',
  async run({ host, params: { uid }, body: { reason }, send }) {
    await send(disableAccount, { account: uid, reason });
    await host.sessions.endAll(uid);
    return {};
  },
});

export const enable = command(contracts['POST /identity/accounts/{uid}/enable/'], {
  summary: 'Enable an account again',
  async run({ params: { uid }, send }) {
    await send(enableAccount, { account: uid });
    return {};
  },
});
