import { given } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { openFirstAdministrator } from './first-administrator.ts';

const account = '01990000-0000-7000-8000-00000000000a';
const data = {
  account,
  login: 'rector',
  last_name: 'Асанова',
  first_name: 'Айгуль',
  middle_name: '',
  email: '',
  phone: '',
  roles: ['org_admin', 'office'] as const,
  credential: '01990000-0000-7000-8000-0000000000c1',
  must_change_password: false,
};
const facts = { facts: { hours: 72, isLate: false } };
const refused = { rejected: true, code: 'identity.setup_link_invalid', params: {} };

describe('the first administrator', () => {
  it('gets an account, and the link ends with it', () =>
    expect(given().when(openFirstAdministrator, data, facts)).toEqual([
      [{ type: 'AccountOpened', data }],
      [{ type: 'LoginNameClaimed', data: { login: 'rector', account } }],
      [],
      [{ type: 'FirstAdministratorOpened', data: { account } }],
    ]));
  it('is one: the link works once', () =>
    expect(
      given([], [], [], [{ type: 'FirstAdministratorOpened', data: { account } }]).when(
        openFirstAdministrator,
        data,
        facts,
      ),
    ).toEqual(refused));
  it('is not made where an administrator was opened in another way', () =>
    expect(given().when(openFirstAdministrator, data, { facts: { hours: 72, isLate: true } })).toEqual(refused));
  it('does not take a log-in name that somebody has; the link stays', () =>
    expect(
      given([], [{ type: 'LoginNameClaimed', data: { login: 'rector', account: 'another' } }]).when(
        openFirstAdministrator,
        data,
        facts,
      ),
    ).toMatchObject({ rejected: true, code: 'identity.login_taken' }));
});
