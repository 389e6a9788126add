import type { Proof } from '@portal/event-schemas/identity/second-factor.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import type { Origin } from '@portal/platform/sessions/origin.ts';
import { account, happened, type OpenAccount } from './account.ts';

/** `credential`: the row that the password was checked against, which it matched. `seen`: the browser, and whether the person has logged in there before. */
export interface RecordLogin {
  account: string;
  credential: string | null;
  seen?: { known: boolean; from: Origin };
  /** What was shown besides the password. */
  proof?: Proof;
  /** By which of the university's own ways the person has come; a password of the portal was not looked at then. */
  way?: string;
}
/** Wrong passwords of an account since the last time that they were put down. `at`: of the last one. */
export interface Failures {
  account: string;
  failures: number;
  at: string;
  lock: { until: string; attempts: number; from: 'address' | 'device' | 'everywhere' } | null;
}

/** That somebody signed out by themselves. */
export const recordLogOut = defineCommand({
  type: 'LogOut',
  aggregates: [account],
  ids: (data: { account: string }) => [data.account],
  decide: (_data, [state], _facts, { now }) => [
    state.status === 'none' ? [] : happened({ type: 'LoggedOut', data: { at: now } }),
  ],
});

/** The first browser of all is none that would surprise its owner. */
const seenIn = ({ has_device }: OpenAccount, { seen }: RecordLogin) =>
  seen ? { is_new: has_device && !seen.known, from: seen.from } : {};

/** That somebody logged in with the right password. It was checked before, outside of the decision (decisions/0010). */
export const recordLogin = defineCommand({
  type: 'LogIn',
  aggregates: [account],
  ids: (data: RecordLogin) => [data.account],
  decide(data, [state], _facts, { now }) {
    if (state.status === 'none') return reject('identity.wrong_login_or_password');
    const { way } = data;
    if (way !== undefined && !state.links.some(link => link.way === way))
      return reject('identity.wrong_login_or_password');
    if (way === undefined && state.credential !== data.credential) return reject('identity.credential_replaced');
    if (state.disabled) return reject('identity.account_disabled');
    if (way === undefined && state.password_until !== null && state.password_until <= now)
      return reject('identity.temporary_password_expired', { until: state.password_until });
    // Nobody who has a second factor gets in without it, whichever way the call has come.
    if (state.factors.length > 0 && data.proof === undefined) return reject('identity.second_factor_required');
    const proof = data.proof ? { proof: data.proof } : {};
    const by = way === undefined ? {} : { way };
    return [happened({ type: 'LoginSucceeded', data: { at: now, ...seenIn(state, data), ...proof, ...by } })];
  },
});

/** The owner and the administrators are told of guesses at most this often. */
const quietHours = 6;

/**
 * What wrong passwords leave behind: `LoginFailed` with their number, and `AccountLocked` when somewhere the way was closed. A lock that begins while another
 * lasts is not written again, or guesses from a thousand addresses would fill the history.
 */
export const recordFailures = defineCommand({
  type: 'RecordFailures',
  aggregates: [account],
  ids: (data: Failures) => [data.account],
  decide({ failures, at, lock }, [state]) {
    if (state.status === 'none') return [[]];
    const failed = happened({ type: 'LoginFailed', data: { at, ...(failures > 1 ? { attempts: failures } : {}) } });
    if (!lock || (state.locked && state.locked.until > at)) return [failed];
    const warned = state.warned === null || Date.parse(state.warned) + quietHours * 3_600_000 < Date.parse(lock.until);
    return [[...failed, ...happened({ type: 'AccountLocked', data: { ...lock, warned } })]];
  },
});
