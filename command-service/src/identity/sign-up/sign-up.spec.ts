import { fold, given, specNow } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { activateSignUp, expireSignUp, requestSignUp, sendActivationAgain, signUp } from './sign-up.ts';

const sign_up = '01990000-0000-7000-8000-0000000000e1';
const account = '01990000-0000-7000-8000-00000000000a';
const credential = '01990000-0000-7000-8000-0000000000c1';
const number = '791028302728';
const until = '2026-09-02T08:00:00.000Z';
const requested = { type: 'SignUpRequested', data: { agreement: '2026-1', until } };
const again = { type: 'ActivationMailSentAgain', data: { at: specNow } };
const activated = { type: 'SignUpActivated', data: { account } };
const expired = { type: 'SignUpExpired', data: {} };
const person = {
  ...{ account, login: 'damir@example.edu', email: 'damir@example.edu', phone: '+77011234567' },
  ...{ last_name: 'Оспанов', first_name: 'Дамир', middle_name: '', roles: ['applicant'] as const },
  ...{ credential, must_change_password: false },
};
const refused = (code: string) => expect.objectContaining({ rejected: true, code: `identity.${code}` });

describe('signing up', () => {
  it('keeps which text was agreed to, and leaves a day to confirm the address', () =>
    expect(given().when(requestSignUp, { sign_up, agreement: '2026-1' })).toEqual([[requested]]));
  it('is done once, however often it is sent', () =>
    expect(given([requested]).when(requestSignUp, { sign_up, agreement: '2026-1' })).toEqual([[]]));
});

describe('another mail for confirming', () => {
  const when = (mails: number, now = specNow, ...events: object[]) =>
    given([requested, ...events] as never).when(sendActivationAgain, { sign_up, mails }, { now });
  it('goes out, and the time stays that of the first', () => {
    expect(when(1)).toEqual([[again]]);
    expect(fold(signUp, [requested, again])).toEqual({ status: 'requested', until, mails: 2 });
  });
  it('goes out once for each time that it is asked for', () => expect(when(1, specNow, again)).toEqual([[]]));
  it.each([
    ['three mails', 3, specNow, [again, again]],
    ['the day is over', 1, until, []],
    ['the account is open', 1, specNow, [activated]],
  ])('does not go out when there were %s', (_what, mails, now, events) =>
    expect(when(mails, now, ...events)).toEqual([[]]),
  );
});

describe('confirming the address', () => {
  const when = (events: readonly object[], { mail = 1, iin = number, now = specNow, taken = [] as object[] } = {}) =>
    given(events as never, [], [], [], taken as never).when(
      activateSignUp,
      { sign_up, mail, iin, ...person },
      { now, facts: 72 },
    );
  it('opens an account with its names', () =>
    expect(when([requested])).toEqual([
      [activated],
      [{ type: 'AccountOpened', data: person }],
      [{ type: 'LoginNameClaimed', data: { login: person.login, account } }],
      [{ type: 'EmailAddressClaimed', data: { account } }],
      [{ type: 'IinClaimed', data: { account, iin: number } }],
    ]));
  it('needs no identification number', () =>
    expect(when([requested], { iin: '' })).toMatchObject([[{}], [{}], [{}], [{}], []]));
  it('is possible in the last minute of the day, and not after it', () => {
    expect(when([requested], { now: '2026-09-02T07:59:00.000Z' })).toMatchObject([[activated], [{}], [{}], [{}], [{}]]);
    expect(when([requested], { now: '2026-09-02T08:01:00.000Z' })).toEqual(refused('activation_invalid'));
  });
  it('changes nothing the second time', () => expect(when([requested, activated])).toEqual([[], [], [], [], []]));
  it.each([
    ['an older mail', [requested, again]],
    ['a sign-up that has expired', [requested, expired]],
    ['nothing', []],
  ])('is refused with the link of %s', (_what, events) => expect(when(events)).toEqual(refused('activation_invalid')));
  it('is refused where the number is somebody’s already', () =>
    expect(when([requested], { taken: [{ type: 'IinClaimed', data: { account: 'another', iin: number } }] })).toEqual(
      refused('iin_taken'),
    ));
  it('may take a number that was released', () =>
    expect(
      when([requested], {
        taken: [
          { type: 'IinClaimed', data: { account: 'another', iin: number } },
          { type: 'IinReleased', data: { account: 'another' } },
        ],
      }),
    ).toMatchObject([[activated], [{}], [{}], [{}], [{ type: 'IinClaimed' }]]));
});

it('what nobody confirmed expires when the day is over, once', () => {
  const when = (now: string, ...events: object[]) =>
    given([requested, ...events] as never).when(expireSignUp, { sign_up }, { now });
  expect(when(specNow)).toEqual([[]]);
  expect(when(until)).toEqual([[expired]]);
  expect(when(until, expired)).toEqual([[]]);
  expect(when(until, activated)).toEqual([[]]);
});
