import { describe, expect, it } from 'vitest';
import { given } from '@portal/platform/testing/given.ts';
import { account } from './account.ts';
import { changeRoles, disableAccount, enableAccount, unlockAccount } from './administration.ts';
import { changePhone, changeProfile, chooseLanguage } from './change-profile.ts';
import { endLoginAs, startLoginAs } from './login-as.ts';
import { openAccount } from './open-account.ts';
import { changePassword, setPassword } from './passwords.ts';

const aigerim = '01990000-0000-7000-8000-00000000000a';
const admin = '01990000-0000-7000-8000-00000000000b';
const firstCredential = '01990000-0000-7000-8000-0000000000c1';
const secondCredential = '01990000-0000-7000-8000-0000000000c2';
const names = { last_name: 'Сериккызы', first_name: 'Айгерим', middle_name: '' };
const application = {
  ...names,
  account: aigerim,
  login: 'aigerim',
  email: 'aigerim@example.edu',
  phone: '',
  roles: ['student'] as const,
  credential: firstCredential,
  must_change_password: true,
};
const facts = { facts: 72 };
/** 72 hours after the moment of a spec. */
const until = '2026-09-04T08:00:00.000Z';
const opened = { type: 'AccountOpened', data: { ...application, roles: ['student'], until } };
const adminOpened = {
  type: 'AccountOpened',
  data: { ...application, account: admin, login: 'admin', email: '', roles: ['org_admin'] },
};
const asAdmin = { actor: { id: admin, roles: ['org_admin'] } };
const unknown = { rejected: true, code: 'identity.account_not_found', params: {} };
const refused = (code: string) => expect.objectContaining({ rejected: true, code: `identity.${code}` });

describe('opening an account', () => {
  it('claims the log-in name and the e-mail address with it', () => {
    expect(given().when(openAccount, application, facts)).toEqual([
      [opened],
      [{ type: 'LoginNameClaimed', data: { login: 'aigerim', account: aigerim } }],
      [{ type: 'EmailAddressClaimed', data: { account: aigerim } }],
    ]);
  });
  it('claims no address where there is none', () => {
    expect(given().when(openAccount, { ...application, email: '' }, facts)).toMatchObject([
      [{ type: 'AccountOpened' }],
      [{ type: 'LoginNameClaimed' }],
      [],
    ]);
    expect(openAccount.ids({ ...application, email: '' })).toEqual([aigerim, 'aigerim', `${aigerim}.none`]);
  });
  it('changes nothing when it is repeated', () => {
    expect(
      given([opened], [{ type: 'LoginNameClaimed', data: { login: 'aigerim', account: aigerim } }]).when(
        openAccount,
        application,
        facts,
      ),
    ).toEqual([[], [], []]);
  });
  it('is refused under another log-in name for the same person', () => {
    expect(given([opened]).when(openAccount, { ...application, login: 'other' })).toEqual(refused('account_exists'));
  });
  it('is refused when the log-in name is taken', () => {
    expect(
      given([], [{ type: 'LoginNameClaimed', data: { login: 'aigerim', account: admin } }]).when(
        openAccount,
        application,
        facts,
      ),
    ).toEqual({
      rejected: true,
      code: 'identity.login_taken',
      params: { login: 'aigerim' },
      fields: { login: 'identity.login_taken' },
    });
  });
  it('is refused when the address is taken, and not when it was released', () => {
    const claimed = { type: 'EmailAddressClaimed', data: { account: admin } };
    expect(given([], [], [claimed]).when(openAccount, application, facts)).toEqual({
      rejected: true,
      code: 'identity.email_taken',
      params: {},
      fields: { email: 'identity.email_taken' },
    });
    expect(
      given([], [], [claimed, { type: 'EmailAddressReleased', data: { account: admin } }]).when(
        openAccount,
        application,
        facts,
      ),
    ).toHaveLength(3);
  });
  it('shows no address in the name of its stream', () => {
    expect(openAccount.ids(application)[2]).toMatch(/^[0-9a-f]{40}$/);
  });
});

describe('a profile', () => {
  const moved = {
    ...names,
    account: aigerim,
    email: 'new@example.edu',
    phone: '+77010000000',
    email_before: 'aigerim@example.edu',
  };
  it('moves its e-mail address in one append', () => {
    const { account: _account, email_before: _before, ...data } = moved;
    expect(given([opened]).when(changeProfile, moved)).toEqual([
      [{ type: 'ProfileChanged', data }],
      [{ type: 'EmailAddressReleased', data: { account: aigerim } }],
      [{ type: 'EmailAddressClaimed', data: { account: aigerim } }],
    ]);
  });
  it('leaves the address alone when only a name changes', () => {
    const data = { ...moved, email: moved.email_before, first_name: 'Айым' };
    expect(changeProfile.ids(data)).toEqual([aigerim, `${aigerim}.leaves`, `${aigerim}.takes`]);
    expect(given([opened]).when(changeProfile, data)).toMatchObject([
      [{ type: 'ProfileChanged', data: { first_name: 'Айым' } }],
      [],
      [],
    ]);
  });
  it('cannot take somebody else’s address, nor change from an address that is no longer there', () => {
    expect(
      given([opened], [], [{ type: 'EmailAddressClaimed', data: { account: admin } }]).when(changeProfile, moved),
    ).toEqual(refused('email_taken'));
    expect(given([opened]).when(changeProfile, { ...moved, email_before: 'old@example.edu' })).toEqual(
      refused('profile_stale'),
    );
    expect(given().when(changeProfile, moved)).toEqual(unknown);
  });
  it('gets a phone number', () => {
    const phone = '+77011234567';
    expect(given([opened]).when(changePhone, { account: aigerim, phone })).toEqual([
      [{ type: 'ProfileChanged', data: { ...names, email: application.email, phone } }],
    ]);
    expect(
      given([{ ...opened, data: { ...opened.data, phone } }]).when(changePhone, { account: aigerim, phone }),
    ).toEqual([[]]);
    expect(given().when(changePhone, { account: aigerim, phone })).toEqual(unknown);
  });
});

describe('a password', () => {
  it('set by the office replaces the old one and ends a lock', () => {
    const set = {
      type: 'PasswordSet',
      data: { credential: secondCredential, replaces: firstCredential, must_change: true, until },
    };
    const data = { account: aigerim, credential: secondCredential, must_change: true };
    expect(given([opened]).when(setPassword, data, facts)).toEqual([[set]]);
    expect(
      given([opened, { type: 'AccountLocked', data: { until: '2026-09-01T09:00:00.000Z', attempts: 5 } }]).when(
        setPassword,
        data,
        facts,
      ),
    ).toEqual([[set, { type: 'AccountUnlocked', data: {} }]]);
    expect(given().when(setPassword, data, facts)).toEqual(unknown);
  });
  const from = { browser: 'Firefox 144', system: 'Linux', address: '192.0.2.7' };
  const change = { account: aigerim, credential: secondCredential, verified: firstCredential, first: true, from };
  const changed = { type: 'PasswordChanged', data: { credential: secondCredential, replaces: firstCredential, from } };
  it('is created at the first log-in, once', () => {
    expect(given([opened]).when(changePassword, change)).toEqual([[changed]]);
    expect(given([opened, changed]).when(changePassword, { ...change, verified: secondCredential })).toEqual(
      refused('new_password_not_asked'),
    );
  });
  it('is changed by its owner later', () => {
    expect(
      given([opened, changed]).when(changePassword, { ...change, verified: secondCredential, first: false }),
    ).toMatchObject([[{ type: 'PasswordChanged' }]]);
    expect(given().when(changePassword, change)).toEqual(unknown);
  });
  it('that was checked against a replaced credential counts for nothing', () => {
    expect(given([opened, changed]).when(changePassword, { ...change, first: false })).toEqual(
      refused('credential_replaced'),
    );
  });
});

describe('administration', () => {
  it('changes roles, whatever their order, and not one’s own', () => {
    expect(given([opened]).when(changeRoles, { account: aigerim, roles: ['teacher', 'student'] }, asAdmin)).toEqual([
      [{ type: 'RolesChanged', data: { from: ['student'], to: ['student', 'teacher'] } }],
    ]);
    expect(given([opened]).when(changeRoles, { account: aigerim, roles: ['student', 'student'] }, asAdmin)).toEqual([
      [],
    ]);
    expect(given([adminOpened]).when(changeRoles, { account: admin, roles: [] }, asAdmin)).toEqual(
      refused('own_account'),
    );
    expect(given().when(changeRoles, { account: aigerim, roles: [] }, asAdmin)).toEqual(unknown);
  });
  it('disables and enables, once each, and not one’s own', () => {
    const disabled = { type: 'AccountDisabled', data: { reason: 'expelled' } };
    expect(given([opened]).when(disableAccount, { account: aigerim, reason: 'expelled' }, asAdmin)).toEqual([
      [disabled],
    ]);
    expect(given([opened, disabled]).when(disableAccount, { account: aigerim, reason: 'expelled' }, asAdmin)).toEqual([
      [],
    ]);
    expect(given([adminOpened]).when(disableAccount, { account: admin, reason: 'x' }, asAdmin)).toEqual(
      refused('own_account'),
    );
    expect(given().when(disableAccount, { account: aigerim, reason: 'x' }, asAdmin)).toEqual(unknown);
    expect(given([opened, disabled]).when(enableAccount, { account: aigerim })).toEqual([
      [{ type: 'AccountEnabled', data: {} }],
    ]);
    expect(given([opened]).when(enableAccount, { account: aigerim })).toEqual([[]]);
    expect(given().when(enableAccount, { account: aigerim })).toEqual(unknown);
  });
  it('unlocks what is locked or has failures', () => {
    const failed = { type: 'LoginFailed', data: { at: '2026-09-01T07:59:00.000Z' } };
    expect(given([opened, failed]).when(unlockAccount, { account: aigerim })).toEqual([
      [{ type: 'AccountUnlocked', data: {} }],
    ]);
    expect(given([opened]).when(unlockAccount, { account: aigerim })).toEqual([[]]);
    expect(given().when(unlockAccount, { account: aigerim })).toEqual(unknown);
  });
});

describe('log in as', () => {
  const start = { account: aigerim, by: admin, seated_as: admin };
  const started = { type: 'LoginAsStarted', data: { account: aigerim, by: admin } };
  it('stands in the history of the account that is looked at', () => {
    expect(given([opened], [adminOpened]).when(startLoginAs, start)).toEqual([[started], []]);
    expect(given([opened, started]).when(endLoginAs, { account: aigerim, by: admin })).toEqual([
      [{ type: 'LoginAsEnded', data: { account: aigerim, by: admin } }],
    ]);
    expect(given([opened]).when(endLoginAs, { account: aigerim, by: admin })).toEqual([[]]);
  });
  it.each([
    ['login_as_nested', [opened], [adminOpened], { ...start, seated_as: aigerim }],
    ['login_as_self', [], [], { ...start, account: admin }],
    ['account_not_found', [], [adminOpened], start],
    ['not_an_administrator', [opened], [{ ...adminOpened, data: { ...adminOpened.data, roles: ['office'] } }], start],
    ['not_an_administrator', [opened], [adminOpened, { type: 'AccountDisabled', data: { reason: 'left' } }], start],
    ['login_as_administrator', [{ ...opened, data: { ...opened.data, roles: ['org_admin'] } }], [adminOpened], start],
    [
      'login_as_auditor',
      [{ ...opened, data: { ...opened.data, roles: ['student', 'auditor'] } }],
      [adminOpened],
      start,
    ],
    ['account_disabled', [opened, { type: 'AccountDisabled', data: { reason: 'left' } }], [adminOpened], start],
  ])('is refused with %s', (code, shown, administrator, data) => {
    expect(given(shown, administrator).when(startLoginAs, data)).toEqual(refused(code));
  });
  it('cannot be ended by somebody who sits in their own account', () => {
    expect(given([adminOpened]).when(endLoginAs, { account: admin, by: admin })).toEqual(refused('not_logged_in_as'));
  });
});

it('an event that the account does not know leaves it as it is', () => {
  const open = account.evolve(account.initialState(), opened as never);
  expect(account.evolve(open, { type: 'FromTomorrow', data: {} } as never)).toBe(open);
  expect(account.evolve(account.initialState(), { type: 'LoginSucceeded', data: { at: '' } })).toEqual({
    status: 'none',
  });
});

describe('the language in which the portal writes', () => {
  it('is chosen by the person, and choosing it again changes nothing', () => {
    expect(given([opened]).when(chooseLanguage, { account: aigerim, language: 'kk' })).toEqual([
      [{ type: 'LanguageChosen', data: { language: 'kk' } }],
    ]);
    expect(
      given([opened, { type: 'LanguageChosen', data: { language: 'kk' } }]).when(chooseLanguage, {
        account: aigerim,
        language: 'kk',
      }),
    ).toEqual([[]]);
    expect(given().when(chooseLanguage, { account: aigerim, language: 'kk' })).toEqual(unknown);
  });
});
