import { given, specNow } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { askEmailChange, confirmEmailChange } from './email-change.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const [change, later] = ['01990000-0000-7000-8000-0000000000d1', '01990000-0000-7000-8000-0000000000d2'];
const [before, email] = ['s1@example.edu', 'new@example.edu'];
const until = '2026-09-02T08:00:00.000Z';
const opened = (address = before) => ({
  type: 'AccountOpened',
  data: {
    ...{ account, login: 's1', email: address, phone: '', roles: ['student'], credential: null },
    ...{ last_name: 'Сериккызы', first_name: 'Айгерим', middle_name: '', must_change_password: false },
  },
});
const asked = (which = change) => ({ type: 'EmailChangeAsked', data: { change: which, email, at: specNow, until } });
const confirmed = (old = before) => ({ type: 'EmailChangeConfirmed', data: { change, before: old, email } });
const refused = (code: string) => expect.objectContaining({ rejected: true, code: `identity.${code}` });

describe('another e-mail address', () => {
  const when = (...events: object[]) => given(events as never).when(askEmailChange, { account, change, email });
  it('is asked for, and holds for nothing until it is confirmed', () => expect(when(opened())).toEqual([[asked()]]));
  it('is another one', () => expect(when(opened(email))).toEqual(refused('email_same')));
  it('is asked for three times within the hour at most', () =>
    expect(when(opened(), asked(later), asked(later), asked(later))).toEqual(refused('mails_too_often')));
  it('is nobody’s who has no account', () => expect(when()).toEqual(refused('account_not_found')));
});

describe('the link of the mail', () => {
  const when = (events: object[], { old = before, now = specNow, taken = [] as object[] } = {}) =>
    given(events as never, [], taken as never).when(
      confirmEmailChange,
      { account, change, before: old, email },
      { now },
    );
  it('changes the address; the old one is free again', () =>
    expect(when([opened(), asked()])).toEqual([
      [confirmed()],
      [{ type: 'EmailAddressReleased', data: { account } }],
      [{ type: 'EmailAddressClaimed', data: { account } }],
    ]));
  it('gives an address to who had none', () =>
    expect(when([opened(''), asked()], { old: '' })).toEqual([
      [confirmed('')],
      [],
      [{ type: 'EmailAddressClaimed', data: { account } }],
    ]));
  it.each([
    ['was used', [opened(), asked(), confirmed()], {}],
    ['was replaced by a newer one', [opened(), asked(), asked(later)], {}],
    ['is older than a day', [opened(), asked()], { now: until }],
    ['is of an account that is disabled', [opened(), asked(), { type: 'AccountDisabled', data: { reason: 'x' } }], {}],
    ['is none', [opened()], {}],
  ])('works no more when it %s', (_what, events, how) =>
    expect(when(events, how)).toEqual(refused('email_link_invalid')),
  );
  it('takes no address of somebody else', () =>
    expect(
      when([opened(), asked()], { taken: [{ type: 'EmailAddressClaimed', data: { account: 'another' } }] }),
    ).toEqual(refused('email_taken')));
});
