import { fold, given, specNow } from '@portal/platform/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { filterOf, patched, readUser } from './patch.ts';
import { noteRevocation, noteToken, scimUpkeep } from './tokens.ts';

const client = '01990000-0000-7000-8000-0000000000d1';
const made = { type: 'ScimTokenMade', data: { client, at: specNow, old_until: null } };
const revoked = { type: 'ScimTokensRevoked', data: { client, at: specNow } };

describe('tokens of a system', () => {
  it('are told of: the first, one more with the day that the one before still has, and that all are void', () => {
    expect(given().when(noteToken, { client })).toEqual([[made]]);
    expect(given([made]).when(noteToken, { client })).toEqual([
      [{ ...made, data: { ...made.data, old_until: '2026-09-02T08:00:00.000Z' } }],
    ]);
    expect(given([made]).when(noteRevocation, { client })).toEqual([[revoked]]);
    expect(given([made, revoked]).when(noteRevocation, { client })).toEqual([[]]);
    expect(fold(scimUpkeep, [made, revoked])).toEqual({ made: null });
  });
});

describe('operations of a patch', () => {
  const user = readUser({
    userName: 'a',
    active: true,
    name: { familyName: 'F', givenName: 'G' },
    emails: [{ value: 'a@b.c' }],
  });
  const after = (...Operations: object[]) => patched(user, { Operations });
  it.each([
    [{ op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    [
      { op: 'add', path: 'name.middleName', value: 'M' },
      { name: { familyName: 'F', givenName: 'G', middleName: 'M' } },
    ],
    [
      { op: 'replace', value: { active: false, 'name.givenName': 'H' } },
      { active: false, name: { familyName: 'F', givenName: 'H' } },
    ],
    [
      { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:name', value: { givenName: 'H' } },
      { name: { familyName: 'F', givenName: 'H' } },
    ],
    [
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'x@b.c' },
      { emails: [{ value: 'x@b.c', primary: true }] },
    ],
    [{ op: 'remove', path: 'emails' }, { emails: [] }],
    [{ op: 'replace', path: 'name.formatted', value: 'Z' }, {}],
  ])('%j', (operation, changed) => expect(after(operation)).toEqual({ ...user, ...changed }));
  it.each([
    [{ op: 'move', path: 'active' }],
    [{ op: 'remove' }],
    [{ op: 'replace', path: 'password', value: 'x' }],
    [{ op: 'replace', value: 7 }],
    [{ op: 'replace', path: 'active', value: 'maybe' }],
  ])('%j is refused', operation => expect(() => after(operation)).toThrow());
});

describe('a filter', () => {
  it.each([
    ['userName eq "a\\"b"', { by: 'userName', value: 'a"b' }],
    ['emails[type eq "work"].value eq "a@b.c"', { by: 'email', value: 'a@b.c' }],
    ['externalId EQ "7"', { by: 'externalId', value: '7' }],
    ['', null],
  ])('%s', (filter, found) => expect(filterOf(filter)).toEqual(found));
  it.each(['userName co "a"', 'userName eq a', 'userName eq "a" or active eq true', 'roles eq "a"', '"'])(
    '%s is refused',
    filter => expect(() => filterOf(filter)).toThrow(),
  );
});
