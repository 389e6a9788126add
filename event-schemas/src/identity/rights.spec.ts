import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roles, type Audience } from '../kernel/role-list.ts';
import { mayOpen } from '../kernel/screens.ts';
import { whyAdmitted } from './rights.ts';

it.each([
  ['any', [], { by: 'everybody' }],
  ['anonymous', ['student'], { by: 'everybody' }],
  ['all', [], { by: 'signed_in' }],
  [['office', 'org_admin'], ['teacher', 'org_admin'], { by: 'roles', roles: ['org_admin'] }],
  [['office'], ['teacher'], null],
  [[], ['org_admin'], null],
] as [Audience, string[], object | null][])('%j admits %j by %j', (audience, held, why) =>
  expect(whyAdmitted(audience, held)).toEqual(why),
);
it('says of lists of roles what the guard of the pages says', () =>
  fc.assert(
    fc.property(fc.subarray([...roles]), fc.subarray([...roles]), (listed, held) => {
      return (whyAdmitted(listed, held) !== null) === mayOpen({ roles: listed }, held);
    }),
  ));
