import { describe, expect, it } from 'vitest';
import type { Way } from '../way.ts';
import { provenBy } from './come.ts';

const way = { uid: 'w1', groups_claim: null } as Way;

describe('claims of a server', () => {
  it('name the person, in lower case where the portal compares', () =>
    expect(
      provenBy(way, {
        ...{ sub: 'S-1', preferred_username: 'AAsanov', email: 'A@Example.edu', email_verified: true },
        ...{ family_name: 'Асанов', given_name: 'Азамат', groups: ['Teachers', 7, ' Staff '] },
      }),
    ).toEqual({
      ...{ way, subject: 'S-1', login: 'aasanov', email: 'a@example.edu' },
      ...{ last_name: 'Асанов', first_name: 'Азамат', middle_name: '', groups: ['teachers', 'staff'] },
    }));
  it.each([undefined, false, 'true', 1])('with an address that is not verified (%s) have none', email_verified =>
    expect(provenBy(way, { sub: 's', email: 'rector@example.edu', email_verified }).email).toBe(''),
  );
  it('with one name for all are split', () =>
    expect(provenBy(way, { sub: 's', name: 'Айгерим Сериккызы' })).toMatchObject({
      first_name: 'Айгерим',
      last_name: 'Сериккызы',
    }));
  it('have their groups where the way says', () =>
    expect(provenBy({ ...way, groups_claim: 'roles' }, { sub: 's', groups: ['no'], roles: 'Staff' }).groups).toEqual([
      'staff',
    ]));
});
