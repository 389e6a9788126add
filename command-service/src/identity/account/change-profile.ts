import type { PersonName } from '@portal/event-schemas/identity/values.ts';
import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { account, happened, type OpenAccount } from './account.ts';
import { claimsEmail, emailAddress, emailStream } from './claims.ts';

/** `email_before`: the address that the sender saw, as the streams of a command follow from its data. */
export interface ChangeProfileData extends PersonName {
  account: string;
  email: string;
  phone: string;
  email_before: string;
}

const fields = ['last_name', 'first_name', 'middle_name', 'email', 'phone'] as const;
const profileOf = (from: Pick<OpenAccount, (typeof fields)[number]>) => ({
  last_name: from.last_name,
  first_name: from.first_name,
  middle_name: from.middle_name,
  email: from.email,
  phone: from.phone,
});

/** Names, e-mail and phone; the old address is released and the new one claimed in the same append. */
export const changeProfile = defineCommand({
  type: 'ChangeProfile',
  aggregates: [account, emailAddress, emailAddress],
  ids(data: ChangeProfileData) {
    const moves = data.email !== data.email_before;
    return [
      data.account,
      emailStream(moves ? data.email_before : null, `${data.account}.leaves`),
      emailStream(moves ? data.email : null, `${data.account}.takes`),
    ];
  },
  decide(data, [state, , taken]) {
    if (state.status === 'none') return reject('identity.account_not_found');
    if (fields.every(field => state[field] === data[field])) return [[], [], []];
    if (state.email !== data.email_before) return reject('identity.profile_stale');
    if (taken.account !== null && data.email !== data.email_before)
      return reject('identity.email_taken', {}, { email: 'identity.email_taken' });
    const moves = data.email !== data.email_before;
    return [
      happened({ type: 'ProfileChanged', data: profileOf(data) }),
      moves && data.email_before ? claimsEmail({ type: 'EmailAddressReleased', data: { account: data.account } }) : [],
      moves && data.email ? claimsEmail({ type: 'EmailAddressClaimed', data: { account: data.account } }) : [],
    ];
  },
});

/** The person gives a phone number (E.164). */
export const changePhone = defineCommand({
  type: 'ChangePhone',
  aggregates: [account],
  ids: (data: { account: string; phone: string }) => [data.account],
  decide(data, [state]) {
    if (state.status === 'none') return reject('identity.account_not_found');
    return state.phone === data.phone
      ? [[]]
      : [happened({ type: 'ProfileChanged', data: { ...profileOf(state), phone: data.phone } })];
  },
});

/** The person chooses the language in which the portal writes to them. */
export const chooseLanguage = defineCommand({
  type: 'ChooseLanguage',
  aggregates: [account],
  ids: (data: { account: string; language: Locale }) => [data.account],
  decide(data, [state]) {
    if (state.status === 'none') return reject('identity.account_not_found');
    return state.language === data.language
      ? [[]]
      : [happened({ type: 'LanguageChosen', data: { language: data.language } })];
  },
});
