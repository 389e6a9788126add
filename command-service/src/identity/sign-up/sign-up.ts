import type { SignUpEvent } from '@portal/event-schemas/identity/events.ts';
import { activationHours, activationMails } from '@portal/event-schemas/identity/sign-up.ts';
import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { account } from '../account/account.ts';
import { claimsIin, emailAddress, emailStream, iin, iinStream, loginName } from '../account/claims.ts';
import { openAccount, type OpenAccountData } from '../account/open-account.ts';
import { hoursFrom, temporaryHoursNow } from '../facts.ts';

/** Somebody without an account who asks for one. `mails`: how many went out; the link of the last one works. */
export type SignUp =
  | { status: 'none' }
  | { status: 'requested'; until: string; mails: number }
  | { status: 'activated'; account: string }
  | { status: 'expired' };

/** Stream `sign_up-<uuid>`. */
export const signUp: Aggregate<SignUp, SignUpEvent> = {
  name: 'sign_up',
  initialState: () => ({ status: 'none' }),
  evolve(state, event) {
    switch (event.type) {
      case 'SignUpRequested':
        return { status: 'requested', until: event.data.until, mails: 1 };
      case 'ActivationMailSentAgain':
        return state.status === 'requested' ? { ...state, mails: state.mails + 1 } : state;
      case 'SignUpActivated':
        return { status: 'activated', account: event.data.account };
      case 'SignUpExpired':
        return { status: 'expired' };
      default:
        return state;
    }
  },
};
const happened = (...events: SignUpEvent[]): SignUpEvent[] => events;
interface OfSignUp {
  sign_up: string;
}

export const requestSignUp = defineCommand({
  type: 'RequestSignUp',
  aggregates: [signUp],
  ids: (data: OfSignUp & { agreement: string }) => [data.sign_up],
  decide({ agreement }, [state], _facts, { now }) {
    if (state.status !== 'none') return [[]];
    return [happened({ type: 'SignUpRequested', data: { agreement, until: hoursFrom(now, activationHours) } })];
  },
});

/** Another mail with another link; the time stays that of the first. Where there is nothing to send nothing happens: whoever asks is not told. */
export const sendActivationAgain = defineCommand({
  type: 'SendActivationAgain',
  aggregates: [signUp],
  ids: (data: OfSignUp & { mails: number }) => [data.sign_up],
  decide({ mails }, [state], _facts, { now }) {
    const due = state.status === 'requested' && now < state.until && state.mails === mails && mails < activationMails;
    return [due ? happened({ type: 'ActivationMailSentAgain', data: { at: now } }) : []];
  },
});

/** `mail`: which mail's link it is. */
export type Activation = OfSignUp & OpenAccountData & { mail: number; iin: string };

/** The person has shown that the address is theirs: their account opens, with its names claimed, in one append. */
export const activateSignUp = defineCommand({
  type: 'ActivateSignUp',
  aggregates: [signUp, account, loginName, emailAddress, iin],
  ids: (data: Activation) => [
    data.sign_up,
    data.account,
    data.login,
    emailStream(data.email, `${data.account}.none`),
    iinStream(data.iin, `${data.account}.none`),
  ],
  facts: (_data, get) => temporaryHoursNow(get),
  decide({ sign_up: _signUp, mail, ...data }, [state, opened, name, address, number], hours, context) {
    if (state.status === 'activated') return [[], [], [], [], []];
    if (state.status !== 'requested' || state.until <= context.now || state.mails !== mail)
      return reject('identity.activation_invalid');
    const { iin: given, ...person } = data;
    if (number.account !== null) return reject('identity.iin_taken', {}, { iin: 'identity.iin_taken' });
    const decided = openAccount.decide(person, [opened, name, address], hours, context);
    if (isRejection(decided)) return decided;
    const claimed = given ? claimsIin({ type: 'IinClaimed', data: { account: data.account, iin: given } }) : [];
    return [happened({ type: 'SignUpActivated', data: { account: data.account } }), ...decided, claimed];
  },
});

/** The day is over. */
export const expireSignUp = defineCommand({
  type: 'ExpireSignUp',
  aggregates: [signUp],
  ids: (data: OfSignUp) => [data.sign_up],
  decide: (_data, [state], _facts, { now }) => [
    state.status === 'requested' && state.until <= now ? happened({ type: 'SignUpExpired', data: {} }) : [],
  ],
});
