import { describe, expect, it } from 'vitest';
import { given, specNow } from '@portal/platform/testing/given.ts';
import { defaultLoginPolicy } from '../facts.ts';
import { recordLogin, recordLogOut } from './record-login.ts';

const student = '01990000-0000-7000-8000-00000000000a';
const credential = '01990000-0000-7000-8000-0000000000c1';
const opened = {
  type: 'AccountOpened',
  data: { account: student, login: 's', last_name: 'A', first_name: 'B', middle_name: '', email: '', phone: '', roles: ['student'], credential, must_change_password: false },
};
const minutesAgo = (minutes: number) => new Date(Date.parse(specNow) - minutes * 60_000).toISOString();
const failed = (minutes: number) => ({ type: 'LoginFailed', data: { at: minutesAgo(minutes) } });
const facts = { facts: defaultLoginPolicy };
const right = { account: student, credential, matches: true };
const wrong = { ...right, matches: false };
const failedNow = { type: 'LoginFailed', data: { at: specNow } };

describe('a log-in', () => {
  it('succeeds with the right password, also after a few failures', () => {
    expect(given([opened, failed(1), failed(1)]).when(recordLogin, right, facts)).toEqual([[{ type: 'LoginSucceeded', data: { at: specNow } }]]);
  });
  it('fails with a wrong password and is remembered', () => {
    expect(given([opened]).when(recordLogin, wrong, facts)).toEqual([[failedNow]]);
  });
  it('locks the account at the fifth failure within fifteen minutes', () => {
    expect(given([opened, failed(4), failed(3), failed(2), failed(1)]).when(recordLogin, wrong, facts)).toEqual([
      [failedNow, { type: 'AccountLocked', data: { until: '2026-09-01T08:15:00.000Z', attempts: 5 } }],
    ]);
  });
  it('does not count failures from before the window, or from before a success', () => {
    expect(given([opened, failed(16), failed(3), failed(2), failed(1)]).when(recordLogin, wrong, facts)).toEqual([[failedNow]]);
    const success = { type: 'LoginSucceeded', data: { at: minutesAgo(1) } };
    expect(given([opened, failed(4), failed(3), failed(2), failed(1), success]).when(recordLogin, wrong, facts)).toEqual([[failedNow]]);
  });
  it('is refused while the account is locked, even with the right password, and says for how long', () => {
    const locked = { type: 'AccountLocked', data: { until: '2026-09-01T08:10:01.000Z', attempts: 5 } };
    expect(given([opened, locked]).when(recordLogin, right, facts)).toEqual({ rejected: true, code: 'identity.locked_out', params: { attempts: 5, minutes: 11 } });
    expect(given([opened, locked]).when(recordLogin, right, { ...facts, now: '2026-09-01T08:10:01.000Z' })).toMatchObject([[{ type: 'LoginSucceeded' }]]);
    expect(given([opened, locked, { type: 'AccountUnlocked', data: {} }]).when(recordLogin, right, facts)).toMatchObject([[{ type: 'LoginSucceeded' }]]);
  });
  it('keeps to the settings', () => {
    const strict = { facts: { login_max_failed_attempts: 1, login_failed_window_minutes: 1, login_lock_minutes: 60 } };
    expect(given([opened]).when(recordLogin, wrong, strict)).toEqual([[failedNow, { type: 'AccountLocked', data: { until: '2026-09-01T09:00:00.000Z', attempts: 1 } }]]);
  });
  it('into a disabled account is refused only to somebody who knows the password', () => {
    const disabled = { type: 'AccountDisabled', data: { reason: 'left' } };
    expect(given([opened, disabled]).when(recordLogin, right, facts)).toEqual({ rejected: true, code: 'identity.account_disabled', params: {} });
    expect(given([opened, disabled]).when(recordLogin, wrong, facts)).toEqual([[failedNow]]);
  });
  it('checked against a credential that was replaced meanwhile counts for nothing', () => {
    const changed = { type: 'PasswordChanged', data: { credential: '01990000-0000-7000-8000-0000000000c2', replaces: credential } };
    expect(given([opened, changed]).when(recordLogin, right, facts)).toEqual({ rejected: true, code: 'identity.credential_replaced', params: {} });
  });
  it('into no account is a wrong log-in', () => {
    expect(given().when(recordLogin, right, facts)).toEqual({ rejected: true, code: 'identity.wrong_login_or_password', params: {} });
  });
});

describe('a log-out', () => {
  it('is remembered with its moment', () => {
    expect(given([opened]).when(recordLogOut, { account: student })).toEqual([[{ type: 'LoggedOut', data: { at: specNow } }]]);
  });
  it('of no account leaves nothing', () => {
    expect(given().when(recordLogOut, { account: student })).toEqual([[]]);
  });
});
