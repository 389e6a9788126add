import { EqualityFilter, type Filter } from 'ldapts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLogin, entryOf, groupNames } from './entry.ts';

const ldap = { server: 'ldap' as const };
const windows = { server: 'active_directory' as const };
const equalities = (filter: Filter): EqualityFilter[] =>
  filter instanceof EqualityFilter ? [filter] : ((filter as { filters?: Filter[] }).filters ?? []).flatMap(equalities);

describe('the question for a log-in name', () => {
  it.each(['*', 'admin)(uid=*', '*)(|(uid=*', String.raw`a\2a`, 'a\0b', '(', 'cn=x,dc=y'])(
    'has «%s» as a value, whole and unread',
    name =>
      expect(equalities(byLogin(ldap, name)).map(({ attribute, value }) => [attribute, value])).toEqual([
        ['uid', name],
        ['mail', name],
      ]),
  );
  it('has the same shape for whatever is typed', () =>
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), name => {
        const found = equalities(byLogin(windows, name));
        expect(found.map(({ attribute }) => attribute)).toEqual(['sAMAccountName', 'userPrincipalName', 'mail']);
        expect(new Set(found.map(({ value }) => value))).toEqual(new Set([name]));
      }),
    ));
});

describe('an entry', () => {
  it('of OpenLDAP is called by its entryUUID', () =>
    expect(
      entryOf(ldap, {
        ...{ dn: 'uid=AAsanov,ou=people,dc=example,dc=edu', entryUUID: 'u-1', uid: 'AAsanov', sn: 'Асанов' },
        ...{ givenName: 'Азамат', mail: 'A.Asanov@Example.edu', memberOf: 'cn=Teachers,ou=groups,dc=example,dc=edu' },
      }),
    ).toEqual({
      ...{ subject: 'u-1', dn: 'uid=AAsanov,ou=people,dc=example,dc=edu', login: 'aasanov' },
      ...{ email: 'a.asanov@example.edu', last_name: 'Асанов', first_name: 'Азамат', middle_name: '' },
      groups: ['cn=teachers,ou=groups,dc=example,dc=edu', 'teachers'],
      disabled: false,
    }));
  it('of Active Directory is called by the sixteen bytes of its objectGUID, and says whether it is disabled', () => {
    const objectGUID = Buffer.from('00ff10203040506070809000aabbccdd', 'hex');
    const entry = (userAccountControl: string) =>
      entryOf(windows, { dn: 'CN=A,DC=example', objectGUID, sAMAccountName: 'A', userAccountControl });
    expect(entry('512')).toMatchObject({ subject: '00ff10203040506070809000aabbccdd', disabled: false });
    expect(entry('514')?.disabled).toBe(true);
  });
  it('without a name for ever is nobody', () => expect(entryOf(ldap, { dn: 'uid=x', uid: 'x' })).toBeNull());
  it('without a family name is called by its whole name', () =>
    expect(entryOf(ldap, { dn: 'x', entryUUID: 'u', cn: 'Айгерим Сериккызы' })).toMatchObject({
      first_name: 'Айгерим',
      last_name: 'Сериккызы',
    }));
});

it('groups are known by DN and by name, with what is escaped in it', () =>
  expect(groupNames([String.raw`CN=Staff\, all,OU=Groups,DC=example`])).toEqual([
    String.raw`cn=staff\, all,ou=groups,dc=example`,
    'staff, all',
  ]));
