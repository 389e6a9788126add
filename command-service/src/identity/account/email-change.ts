import { emailChangeHours } from '@portal/event-schemas/identity/own-profile.ts';
import { recoveryMailsPerHour } from '@portal/event-schemas/identity/recovery.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { hoursFrom } from '../facts.ts';
import { account, happened } from './account.ts';
import { claimsEmail, emailAddress, emailStream } from './claims.ts';
import { mayWriteAgain } from './recovery.ts';

/** The person wants another address. Whether it is somebody's already is seen when it is confirmed: nobody learns here who has an account. */
export const askEmailChange = defineCommand({
  type: 'AskEmailChange',
  aggregates: [account],
  ids: (data: { account: string; change: string; email: string }) => [data.account],
  decide({ change, email }, [state], _facts, { now }) {
    if (state.status === 'none') return reject('identity.account_not_found');
    if (state.email === email) return reject('identity.email_same', {}, { email: 'identity.email_same' });
    if (!mayWriteAgain(state, now)) return reject('identity.mails_too_often', { mails: recoveryMailsPerHour });
    const until = hoursFrom(now, emailChangeHours);
    return [happened({ type: 'EmailChangeAsked', data: { change, email, at: now, until } })];
  },
});

/** `before`, `email`: the old and the new address as the sender saw them, as the streams of a command follow from its data. */
export const confirmEmailChange = defineCommand({
  type: 'ConfirmEmailChange',
  aggregates: [account, emailAddress, emailAddress],
  ids: (data: { account: string; change: string; before: string; email: string }) => [
    data.account,
    emailStream(data.before, `${data.account}.leaves`),
    emailStream(data.email, `${data.account}.takes`),
  ],
  decide({ change, before, email, account: uid }, [state, , taken], _facts, { now }) {
    if (state.status === 'none') return reject('identity.account_not_found');
    const asked = state.email_change;
    if (asked?.change !== change || asked.until <= now || state.disabled || state.email !== before)
      return reject('identity.email_link_invalid');
    if (taken.account !== null) return reject('identity.email_taken', {}, { email: 'identity.email_taken' });
    return [
      happened({ type: 'EmailChangeConfirmed', data: { change, before, email } }),
      before ? claimsEmail({ type: 'EmailAddressReleased', data: { account: uid } }) : [],
      claimsEmail({ type: 'EmailAddressClaimed', data: { account: uid } }),
    ];
  },
});
