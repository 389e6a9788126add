import { describe, expect, it } from 'vitest';
import { given, specNow } from '@portal/platform/testing/given.ts';
import { recordFailures, recordLogin, recordLogOut } from './record-login.ts';

const student = '01990000-0000-7000-8000-00000000000a';
const credential = '01990000-0000-7000-8000-0000000000c1';
const opened = {
  type: 'AccountOpened',
  data: {
    account: student,
    login: 's',
    last_name: 'A',
    first_name: 'B',
    middle_name: '',
    email: '',
    phone: '',
    roles: ['student'],
    credential,
    must_change_password: false,
  },
};
const minutes = (number: number) => new Date(Date.parse(specNow) + number * 60_000).toISOString();
const right = { account: student, credential };
const locked = { type: 'AccountLocked', data: { until: minutes(10), attempts: 5 } };

describe('a log-in', () => {
  it('succeeds, also while strangers are locked out: whether the way is open was asked before', () => {
    expect(given([opened, locked]).when(recordLogin, right)).toEqual([
      [{ type: 'LoginSucceeded', data: { at: specNow } }],
    ]);
  });
  it('into a disabled account is refused', () => {
    const disabled = { type: 'AccountDisabled', data: { reason: 'left' } };
    expect(given([opened, disabled]).when(recordLogin, right)).toEqual({
      rejected: true,
      code: 'identity.account_disabled',
      params: {},
    });
  });
  it('checked against a credential that was replaced meanwhile counts for nothing', () => {
    const changed = {
      type: 'PasswordChanged',
      data: { credential: '01990000-0000-7000-8000-0000000000c2', replaces: credential },
    };
    expect(given([opened, changed]).when(recordLogin, right)).toEqual({
      rejected: true,
      code: 'identity.credential_replaced',
      params: {},
    });
  });
  it('with a temporary password is refused after its time, and the refusal says since when; an older one has none', () => {
    const temporary = (until?: string) => ({
      type: 'PasswordSet',
      data: { credential, replaces: null, must_change: true, ...(until && { until }) },
    });
    expect(given([opened, temporary(specNow)]).when(recordLogin, right)).toEqual({
      rejected: true,
      code: 'identity.temporary_password_expired',
      params: { until: specNow },
    });
    expect(given([opened, temporary('2026-09-01T08:00:01.000Z')]).when(recordLogin, right)).toMatchObject([
      [{ type: 'LoginSucceeded' }],
    ]);
    expect(given([opened, temporary()]).when(recordLogin, right)).toMatchObject([[{ type: 'LoginSucceeded' }]]);
  });
  it('from a browser that does not know the person is marked, but for the first of all', () => {
    const from = { browser: 'Chrome 141', system: 'Windows 11', address: '192.0.2.7' };
    const before = { type: 'LoginSucceeded', data: { at: specNow, is_new: false, from } };
    const seen = (events: readonly (typeof before)[], known: boolean) =>
      given([opened, ...events]).when(recordLogin, { ...right, seen: { known, from } });
    expect(seen([], false)).toEqual([[before]]);
    expect(seen([before], true)).toEqual([[before]]);
    expect(seen([before], false)).toEqual([[{ type: 'LoginSucceeded', data: { at: specNow, is_new: true, from } }]]);
  });
  it('into no account is a wrong log-in', () => {
    expect(given().when(recordLogin, right)).toEqual({
      rejected: true,
      code: 'identity.wrong_login_or_password',
      params: {},
    });
  });
});

describe('wrong passwords', () => {
  const lock = { until: minutes(15), attempts: 5, from: 'address' as const };
  const wrong = { account: student, failures: 1, at: specNow, lock: null };
  it('are remembered with their number', () => {
    expect(given([opened]).when(recordFailures, wrong)).toEqual([[{ type: 'LoginFailed', data: { at: specNow } }]]);
    expect(given([opened]).when(recordFailures, { ...wrong, failures: 7 })).toEqual([
      [{ type: 'LoginFailed', data: { at: specNow, attempts: 7 } }],
    ]);
    expect(given().when(recordFailures, wrong)).toEqual([[]]);
  });
  it('that close the way somewhere are told of', () => {
    expect(given([opened]).when(recordFailures, { ...wrong, failures: 5, lock })).toEqual([
      [
        { type: 'LoginFailed', data: { at: specNow, attempts: 5 } },
        { type: 'AccountLocked', data: { ...lock, warned: true } },
      ],
    ]);
  });
  it('are not told of again for some hours, and a second lock is not written while the first lasts', () => {
    const before = { type: 'AccountLocked', data: { until: minutes(-1), attempts: 5, from: 'address', warned: true } };
    expect(given([opened, before]).when(recordFailures, { ...wrong, lock })).toMatchObject([
      [{ type: 'LoginFailed' }, { type: 'AccountLocked', data: { warned: false } }],
    ]);
    expect(
      given([opened, { ...before, data: { ...before.data, until: minutes(-400) } }]).when(recordFailures, {
        ...wrong,
        lock,
      }),
    ).toMatchObject([[{}, { data: { warned: true } }]]);
    expect(given([opened, locked]).when(recordFailures, { ...wrong, lock })).toEqual([
      [{ type: 'LoginFailed', data: { at: specNow } }],
    ]);
  });
});

describe('a log-out', () => {
  it('is remembered with its moment', () => {
    expect(given([opened]).when(recordLogOut, { account: student })).toEqual([
      [{ type: 'LoggedOut', data: { at: specNow } }],
    ]);
  });
  it('of no account leaves nothing', () => {
    expect(given().when(recordLogOut, { account: student })).toEqual([[]]);
  });
});
