import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Origin } from '@portal/platform/sessions/origin.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { hoursFrom, temporaryHoursNow } from '../facts.ts';
import { account, happened } from './account.ts';

/** The office or an import sets a password: `credential` names the new row of identity.credentials. A lock ends with it. */
export const setPassword = defineCommand({
  type: 'SetPassword',
  aggregates: [account],
  ids: (data: { account: string; credential: string; must_change: boolean }) => [data.account],
  facts: (_data, get) => temporaryHoursNow(get),
  decide(data, [state], hours, { now }) {
    if (state.status === 'none') return reject('identity.account_not_found');
    const until = data.must_change ? { until: hoursFrom(now, hours) } : {};
    const set = happened({
      type: 'PasswordSet',
      data: { credential: data.credential, replaces: state.credential, must_change: data.must_change, ...until },
    });
    return [state.locked ? [...set, ...happened({ type: 'AccountUnlocked', data: {} })] : set];
  },
});

/**
 * The person's own change. `verified`: the credential that the current password was checked against; if another one is valid by now,
 * that check is worth nothing. `first`: the forced new password of the first log-in.
 */
export const changePassword = defineCommand({
  type: 'ChangePassword',
  aggregates: [account],
  ids: (data: { account: string; credential: string; verified: string | null; first: boolean; from: Origin }) => [
    data.account,
  ],
  decide(data, [state]) {
    if (state.status === 'none') return reject('identity.account_not_found');
    if (data.first && !state.must_change_password) return reject('identity.new_password_not_asked');
    if (state.credential !== data.verified) return reject('identity.credential_replaced');
    return [
      happened({
        type: 'PasswordChanged',
        data: { credential: data.credential, replaces: state.credential, from: data.from },
      }),
    ];
  },
});
