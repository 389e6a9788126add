import type { PersonName } from '@portal/event-schemas/identity/values.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { hoursFrom, temporaryHoursNow } from '../facts.ts';
import { account, happened } from './account.ts';
import { claimsEmail, claimsLogin, emailAddress, emailStream, loginName } from './claims.ts';

/**
 * `account`: the uid of the person (student, teacher) when there is one. `login` and `email` in lower case; `email` and `phone` may be
 * empty. `credential`: a row of identity.credentials that holds the hash already, or null: nobody can log in until a password is set.
 */
export interface OpenAccountData extends PersonName {
  account: string;
  login: string;
  email: string;
  phone: string;
  roles: readonly Role[];
  credential: string | null;
  must_change_password: boolean;
}

/** Opens an account with its log-in name and e-mail address in one append. Opening the same account again changes nothing. */
export const openAccount = defineCommand({
  type: 'OpenAccount',
  aggregates: [account, loginName, emailAddress],
  ids: (data: OpenAccountData) => [data.account, data.login, emailStream(data.email, `${data.account}.none`)],
  facts: (_data, get) => temporaryHoursNow(get),
  decide(data, [state, name, address], hours, { now }) {
    if (state.status === 'open')
      return state.login === data.login
        ? [[], [], []]
        : reject('identity.account_exists', { account: data.account }, { login: 'identity.account_exists' });
    if (name.account !== null)
      return reject('identity.login_taken', { login: data.login }, { login: 'identity.login_taken' });
    if (address.account !== null) return reject('identity.email_taken', {}, { email: 'identity.email_taken' });
    return [
      happened({
        type: 'AccountOpened',
        data: {
          ...data,
          roles: [...data.roles],
          ...(data.credential && data.must_change_password ? { until: hoursFrom(now, hours) } : {}),
        },
      }),
      claimsLogin({ type: 'LoginNameClaimed', data: { login: data.login, account: data.account } }),
      data.email ? claimsEmail({ type: 'EmailAddressClaimed', data: { account: data.account } }) : [],
    ];
  },
});
