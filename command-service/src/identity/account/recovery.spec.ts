import { fold, given, specNow } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { account as aggregate } from './account.ts';
import { askRecovery, recoverPassword, recoveryState, remindOfLogin } from './recovery.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const [before, credential] = ['01990000-0000-7000-8000-0000000000c1', '01990000-0000-7000-8000-0000000000c2'];
const [recovery, later] = ['01990000-0000-7000-8000-0000000000d1', '01990000-0000-7000-8000-0000000000d2'];
const from = { browser: 'Firefox 140', system: 'Windows', address: '192.0.2.7' };
const until = '2026-09-01T09:00:00.000Z';
const opened = (email = 's1@example.edu') => ({
  type: 'AccountOpened',
  data: {
    ...{ account, login: 's1', email, phone: '', roles: ['student'], credential: before },
    ...{ last_name: 'Сериккызы', first_name: 'Айгерим', middle_name: '', must_change_password: false },
  },
});
const asked = (which = recovery, at = specNow, end = until) => ({
  type: 'PasswordRecoveryAsked',
  data: { recovery: which, at, until: end },
});
const reminded = (at: string, which = later) => ({ type: 'LoginReminded', data: { recovery: which, at } });
const disabled = { type: 'AccountDisabled', data: { reason: 'отчислена' } };
const used = { type: 'PasswordRecovered', data: { recovery, credential, replaces: before, from } };
const ago = (minutes: number) => new Date(Date.parse(specNow) - minutes * 60_000).toISOString();

describe('who has forgotten the password', () => {
  const when = (...events: object[]) => given(events as never).when(askRecovery, { account, recovery });
  it('gets a link by mail that works for an hour', () =>
    expect(when(opened())).toEqual([[{ type: 'PasswordRecoveryAsked', data: { recovery, at: specNow, until } }]]));
  it('gets one link, however often the work is done', () => expect(when(opened(), asked())).toEqual([[]]));
  it.each([
    ['has no account', []],
    ['has no address', [opened('')]],
    ['is disabled', [opened(), disabled]],
    [
      'was written to three times within the hour',
      [opened(), reminded(ago(50)), asked(later, ago(40)), reminded(ago(1))],
    ],
  ])('gets nothing, and is not told so, where the person %s', (_what, events) => {
    expect(when(...events)).toEqual([[]]);
    expect(given(events as never).when(remindOfLogin, { account, recovery })).toEqual([[]]);
  });
  it('gets another mail when the hour is over', () =>
    expect(when(opened(), reminded(ago(61)), reminded(ago(40)), reminded(ago(1)))).toMatchObject([
      [{ type: 'PasswordRecoveryAsked' }],
    ]));
});

it('who has forgotten the login is reminded, once however often the work is done', () => {
  const when = (...events: object[]) => given(events as never).when(remindOfLogin, { account, recovery });
  expect(when(opened())).toEqual([[reminded(specNow, recovery)]]);
  expect(when(opened(), reminded(specNow, recovery))).toEqual([[]]);
});

describe('the link for a new password', () => {
  const data = { account, recovery, credential, from };
  const when = (...events: object[]) => given(events as never).when(recoverPassword, data);
  const refused = (code: string) => expect.objectContaining({ rejected: true, code: `identity.${code}` });
  it('sets it', () => expect(when(opened(), asked())).toEqual([[used]]));
  it('opens a way that wrong passwords had closed', () =>
    expect(when(opened(), { type: 'AccountLocked', data: { until, attempts: 5 } }, asked())).toEqual([
      [used, { type: 'AccountUnlocked', data: {} }],
    ]));
  it('works once', () => expect(when(opened(), asked(), used)).toEqual(refused('recovery_link_used')));
  it('ends with a newer one', () =>
    expect(when(opened(), asked(), asked(later))).toEqual(refused('recovery_link_replaced')));
  it('ends in its time', () =>
    expect(when(opened(), asked(recovery, ago(61), ago(1)))).toEqual(refused('recovery_link_expired')));
  it('ends when the office sets a password', () =>
    expect(
      when(opened(), asked(), { type: 'PasswordSet', data: { credential, replaces: before, must_change: true } }),
    ).toEqual(refused('recovery_link_replaced')));
  it('is no way around a disabled account', () =>
    expect(when(opened(), asked(), disabled)).toEqual(refused('account_disabled')));
  it('of nobody is none', () => expect(when()).toEqual(refused('recovery_link_unknown')));
  it('is still known as used when a newer one was asked for', () => {
    const state = fold(aggregate, [opened(), asked(), used, asked(later)]);
    expect([recovery, later].map(one => recoveryState(state, one, specNow))).toEqual(['used', 'valid']);
  });
});
