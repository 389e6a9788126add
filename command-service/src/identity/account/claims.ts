import type { EmailAddressEvent, IinEvent, LoginNameEvent } from '@portal/event-schemas/identity/events.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import { createHash } from 'node:crypto';

/** Types what a decision answers for these streams. */
export const claimsLogin = (...events: LoginNameEvent[]): LoginNameEvent[] => events;
export const claimsEmail = (...events: EmailAddressEvent[]): EmailAddressEvent[] => events;

export const claimsIin = (...events: IinEvent[]): IinEvent[] => events;

/** Whose a log-in name, an e-mail address or an identification number is; null = free. */
export interface Claim {
  account: string | null;
}

/** Stream `login_name-<login>`. */
export const loginName: Aggregate<Claim, LoginNameEvent> = {
  name: 'login_name',
  initialState: () => ({ account: null }),
  evolve: (state, event) => (event.type === 'LoginNameClaimed' ? { account: event.data.account } : state),
};

/** Stream `email_address-<digest>`. */
export const emailAddress: Aggregate<Claim, EmailAddressEvent> = {
  name: 'email_address',
  initialState: () => ({ account: null }),
  evolve(state, event) {
    if (event.type === 'EmailAddressClaimed') return { account: event.data.account };
    return event.type === 'EmailAddressReleased' ? { account: null } : state;
  },
};

/** Stream `iin-<digest>`. */
export const iin: Aggregate<Claim, IinEvent> = {
  name: 'iin',
  initialState: () => ({ account: null }),
  evolve(state, event) {
    if (event.type === 'IinClaimed') return { account: event.data.account };
    return event.type === 'IinReleased' ? { account: null } : state;
  },
};

/** The id of an address's stream. Without an address, or when it stays as it is, a stream of the account's own that stays empty. */
export const emailStream = (address: string | null, unused: string): string => (address ? digestOf(address) : unused);
/** The same of an identification number. */
export const iinStream = (number: string | null, unused: string): string =>
  number ? digestOf(`iin ${number}`) : unused;
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);
