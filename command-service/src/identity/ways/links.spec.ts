import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import { fold, given, specNow } from '@portal/platform/testing/given.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { account as accountAggregate } from '../account/account.ts';
import { setPassword } from '../account/passwords.ts';
import { recordLogin } from '../account/record-login.ts';
import { linkWay, openLinkedAccount, subjectStream, unlinkWay, waySubject } from './links.ts';
import { noteCheck, noteSecret, wayUpkeep } from './upkeep.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const other = '01990000-0000-7000-8000-00000000000b';
const credential = '01990000-0000-7000-8000-0000000000c1';
const [way, second] = ['01990000-0000-7000-8000-0000000000d1', '01990000-0000-7000-8000-0000000000d2'];
const subject = '6f1c0f0e-7a6b-4b0e-9f53-0d6d1f3a2b11';
const opened = (given: object = {}) => ({
  type: 'AccountOpened',
  data: {
    ...{ account, login: 's1', email: '', phone: '', roles: ['student'], credential, must_change_password: true },
    ...{ last_name: 'Сулейменов', first_name: 'Арман', middle_name: '', until: '2026-09-04T08:00:00.000Z' },
    ...given,
  },
});
const linked = (to = way, way_kind = 'directory') => ({
  type: 'WayLinked',
  data: { way: to, way_kind, known_as: subject, called: 'asuleimenov', linked_by: 'person', at: specNow },
});
const claimed = (by = account) => ({ type: 'WaySubjectClaimed', data: { account: by } });
const refused = (code: string) => expect.objectContaining({ rejected: true, code: `identity.${code}` });
const link = { way, kind: 'directory' as const, subject, called: 'asuleimenov' };

describe('an account and somebody at a way in of the university', () => {
  const when = (events: object[], claim: object[] = [], to: object = {}) =>
    given(events as never, claim as never).when(linkWay, { ...link, account, linked_by: 'person', ...to });
  it('are linked, and nobody else can be linked with the same one', () => {
    expect(when([opened()])).toEqual([[linked()], [claimed()]]);
    expect(when([opened()], [claimed(other)])).toEqual(refused('way_taken'));
  });
  it('are linked once, however often it is sent', () =>
    expect(when([opened(), linked()], [claimed()])).toEqual([[], []]));
  it('are not linked twice with one way, nor with two directories', () => {
    expect(when([opened(), linked()], [], { subject: 'another' })).toEqual(refused('way_linked_already'));
    expect(when([opened(), linked(second)])).toEqual(refused('way_linked_already'));
    expect(when([opened(), linked(second, 'openid')])).toEqual([[linked()], [claimed()]]);
  });
  it('are linked ten times at most', () => {
    const many = Array.from({ length: 10 }, (_, nth) => linked(`${second.slice(0, -2)}${nth}x`, 'openid'));
    expect(when([opened(), ...many])).toEqual(refused('too_many_ways'));
  });
  it('need an account', () => expect(when([])).toEqual(refused('account_not_found')));
  it('are free for others again when the link is removed', () => {
    const released = { type: 'WaySubjectReleased', data: { account } };
    expect(
      given([opened(), linked()] as never, [claimed()]).when(unlinkWay, { account, way, subject, keeps: true }),
    ).toEqual([[{ type: 'WayUnlinked', data: { way } }], [released]]);
    expect(fold(waySubject, [claimed(), released])).toEqual({ account: null });
  });
  it('stay linked where there is no other way to log in, unless an administrator says so', () => {
    const unlink = (keeps: boolean) =>
      given([opened({ credential: null }), linked()] as never, [claimed()]).when(unlinkWay, {
        ...{ account, way, subject, keeps },
      });
    expect(unlink(true)).toEqual(refused('way_last'));
    expect(isRejection(unlink(false))).toBe(false);
  });
  it('that are not linked cannot be separated', () =>
    expect(given([opened()] as never).when(unlinkWay, { account, way, subject, keeps: false })).toEqual(
      refused('way_not_linked'),
    ));
});

describe('an account that a way opens', () => {
  const person = {
    ...{ account, login: 'asuleimenov', email: 'a@example.edu', phone: '', roles: ['student'] as const },
    ...{ last_name: 'Сулейменов', first_name: 'Арман', middle_name: '', credential: null, must_change_password: false },
  };
  const when = (claim: object[] = []) =>
    given([], [], [], claim as never).when(openLinkedAccount, { opened: person, link }, { facts: 72 });
  it('has its link, its login and its address in one append', () =>
    expect(when()).toEqual([
      [
        { type: 'AccountOpened', data: person },
        { ...linked(), data: { ...linked().data, linked_by: 'opened' } },
      ],
      [{ type: 'LoginNameClaimed', data: { login: person.login, account } }],
      [{ type: 'EmailAddressClaimed', data: { account } }],
      [claimed()],
    ]));
  it('is not opened for somebody who has one', () => expect(when([claimed(other)])).toEqual(refused('way_taken')));
});

describe('a directory that keeps the password', () => {
  it('ends that the portal’s has to be changed, also when the office sets one', () => {
    const { state } = { state: fold(accountAggregate, [opened(), linked()] as never) };
    expect(state).toMatchObject({ must_change_password: false, password_until: null });
    const [set] = given([opened(), linked()] as never).when(
      setPassword,
      { account, credential: other, must_change: true },
      { facts: 72 },
    ) as [object[]];
    expect(fold(accountAggregate, [opened(), linked(), ...set] as never)).toMatchObject({
      must_change_password: false,
    });
  });
});

describe('a log-in by a way', () => {
  const when = (events: object[], data: object = {}) =>
    given(events as never).when(recordLogin, { account, credential: null, way, ...data });
  it('asks for no password of the portal, and says by which way it was', () =>
    expect(when([opened(), linked()])).toEqual([[{ type: 'LoginSucceeded', data: { at: specNow, way } }]]));
  it('is none without the link, and none into an account that is disabled', () => {
    expect(when([opened()])).toEqual(refused('wrong_login_or_password'));
    expect(when([opened(), linked(), { type: 'AccountDisabled', data: { reason: 'x' } }])).toEqual(
      refused('account_disabled'),
    );
  });
  it('still needs the second factor, or the word of the university that it has seen to one', () => {
    const factor = { type: 'SecondFactorAdded', data: { factor: other, kind: 'totp', name: 'T', at: specNow } };
    expect(when([opened(), linked(), factor])).toEqual(refused('second_factor_required'));
    expect(when([opened(), linked(), factor], { proof: 'way' })).toEqual([
      [{ type: 'LoginSucceeded', data: { at: specNow, proof: 'way', way } }],
    ]);
  });
});

it('no two ways and people share a stream, and none shows a person', () =>
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.string(), fc.string(), (one, two, first, last) => {
      const same = one === two && first === last;
      expect(subjectStream(one, first) === subjectStream(two, last)).toBe(same);
      expect(subjectStream(one, first)).toMatch(/^[0-9a-f]{40}$/);
    }),
  ));

it('what is done about a way is kept: its secret was set, its people were compared with the directory', () => {
  const kept = { type: 'WaySecretKept', data: { way, at: specNow } };
  const check = { way, checked: 10, missing: 1, closed: 1, stopped: false };
  const { missing: not_there, closed: accounts_closed, ...plain } = check;
  const checked = { type: 'DirectoryChecked', data: { ...plain, not_there, accounts_closed, at: specNow } };
  expect(given().when(noteSecret, { way })).toEqual([[kept]]);
  expect(given([kept]).when(noteCheck, check)).toEqual([[checked]]);
  expect(fold(wayUpkeep, [kept, checked])).toEqual({
    ...{ way, secret_at: specNow },
    last_check: { at: specNow, checked: 10, not_there: 1, accounts_closed: 1, stopped: false },
  });
});
