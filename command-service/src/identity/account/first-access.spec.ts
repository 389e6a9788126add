import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { acceptInvitation, invite, issuePassword } from './first-access.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const credential = '01990000-0000-7000-8000-0000000000c1';
const invitation = '01990000-0000-7000-8000-0000000000d1';
const later = '01990000-0000-7000-8000-0000000000d2';
const from = { browser: 'Firefox 140', system: 'Windows', address: '192.0.2.7' };
const now = '2026-09-01T08:00:00.000Z';
/** 72 hours later. */
const until = '2026-09-04T08:00:00.000Z';
const facts = { facts: 72 };
const opened = (roles: readonly string[] = ['student']) => ({
  type: 'AccountOpened',
  data: {
    ...{ account, login: 's1', email: 's1@example.edu', phone: '', roles, credential: null },
    ...{ last_name: 'Сериккызы', first_name: 'Айгерим', middle_name: '', must_change_password: true },
  },
});
const invited = (which = invitation) => ({ type: 'AccountInvited', data: { invitation: which, until } });
const signedIn = { type: 'LoginSucceeded', data: { at: now } };
const disabled = { type: 'AccountDisabled', data: { reason: 'отчислена' } };
const refused = (code: string) => expect.objectContaining({ rejected: true, code: `identity.${code}` });
const accept = { account, invitation, credential, from };

describe('the office gives first access', () => {
  it.each([
    ['a one-time password', issuePassword, { account, credential, must_change: true }, 'PasswordSet'],
    ['a link by mail', invite, { account, invitation }, 'AccountInvited'],
  ] as const)('%s', (_what, command, data, type) => {
    const when = (...before: object[]) => given(before as never).when(command as never, data as never, facts);
    expect(when(opened())).toMatchObject([[{ type, data: { until } }]]);
    expect(when(opened(['teacher', 'supervisor']))).toMatchObject([[{ type }]]);
    expect(when()).toEqual(refused('account_not_found'));
    expect(when(opened(), signedIn)).toEqual(refused('account_in_use'));
    expect(when(opened(), disabled)).toEqual(refused('account_disabled'));
    expect(when(opened(['teacher', 'org_admin']))).toEqual(refused('account_of_staff'));
  });
});

describe('a link by mail', () => {
  const when = (...before: object[]) => given(before as never).when(acceptInvitation, accept);
  it('sets the password and logs in', () => {
    expect(when(opened(), invited())).toEqual([
      [
        { type: 'PasswordChanged', data: { credential, replaces: null, from } },
        { type: 'LoginSucceeded', data: { at: now, from } },
      ],
    ]);
  });
  it.each([
    ['works once', [opened(), invited(), { type: 'PasswordChanged', data: { credential, replaces: null } }]],
    ['ends with a newer one', [opened(), invited(), invited(later)]],
    [
      'ends with a one-time password',
      [opened(), invited(), { type: 'PasswordSet', data: { credential, replaces: null, must_change: true, until } }],
    ],
    ['ends in its time', [opened(), { type: 'AccountInvited', data: { invitation, until: now } }]],
    ['is nothing for an account that is disabled', [opened(), invited(), disabled]],
    ['is nothing that the office has not sent', [opened()]],
  ])('%s', (_rule, before) => {
    expect(when(...before)).toEqual(refused('invitation_invalid'));
  });
});
