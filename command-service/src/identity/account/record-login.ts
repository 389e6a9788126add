import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import { loginPolicy, loginPolicyKey, defaultLoginPolicy } from '../facts.ts';
import { account, happened, type OpenAccount } from './account.ts';

/** `credential`: the row that the password was checked against; `matches`: what came out. */
export interface RecordLogin { account: string; credential: string | null; matches: boolean; }

/** That somebody signed out by themselves. */
export const recordLogOut = defineCommand({
  type: 'LogOut',
  aggregates: [account],
  ids: (data: { account: string }) => [data.account],
  decide: (_data, [state], _facts, { now }) => [state.status === 'none' ? [] : happened({ type: 'LoggedOut', data: { at: now } })],
});

const minute = 60_000;

/** Locked out at this moment? The minutes are rounded up, so that nobody is told to come back too early. */
export function lockedOut(state: OpenAccount, now: string): Rejection | null {
  const left = state.locked ? Date.parse(state.locked.until) - Date.parse(now) : 0;
  return left > 0 ? reject('identity.locked_out', { attempts: state.locked!.attempts, minutes: Math.ceil(left / minute) }) : null;
}

/**
 * What a log-in leaves behind: `LoginSucceeded`, or `LoginFailed` with `AccountLocked` when it was one too many within the window.
 * The events say what to answer; the hash was checked before, outside of the decision.
 */
export const recordLogin = defineCommand({
  type: 'LogIn',
  aggregates: [account],
  ids: (data: RecordLogin) => [data.account],
  facts: (_data, get) => get(loginPolicy, loginPolicyKey) ?? defaultLoginPolicy,
  decide(data, [state], policy, { now }) {
    if (state.status === 'none') return reject('identity.wrong_login_or_password');
    const locked = lockedOut(state, now);
    if (locked) return locked;
    if (state.credential !== data.credential) return reject('identity.credential_replaced');
    if (data.matches) return state.disabled ? reject('identity.account_disabled') : [happened({ type: 'LoginSucceeded', data: { at: now } })];

    const since = Date.parse(now) - policy.login_failed_window_minutes * minute;
    const attempts = state.failures.filter(at => Date.parse(at) > since).length + 1;
    const failed = happened({ type: 'LoginFailed', data: { at: now } });
    if (attempts < policy.login_max_failed_attempts) return [failed];
    const until = new Date(Date.parse(now) + policy.login_lock_minutes * minute).toISOString();
    return [[...failed, ...happened({ type: 'AccountLocked', data: { until, attempts } })]];
  },
});
