import { roles as allRoles } from '@portal/event-schemas/kernel/role-list.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayCome, rolesAfter } from './roles.ts';

const table = {
  roles_by_group: [
    { group: 'Teachers', role: 'teacher' as const },
    { group: 'cn=advisors,ou=groups,dc=example,dc=edu', role: 'supervisor' as const },
  ],
};

describe('roles that hang on groups', () => {
  it('are given to who is in the group, by its name or by its whole DN, whatever the case', () =>
    expect(rolesAfter(table, ['teachers', 'cn=advisors,ou=groups,dc=example,dc=edu'], [])).toEqual([
      'supervisor',
      'teacher',
    ]));
  it('are taken from who is in none any more; others stay', () =>
    expect(rolesAfter(table, [], ['teacher', 'columnist'])).toEqual(['columnist']));
  it('never touch a role that the table does not name, and are the same when asked again', () =>
    fc.assert(
      fc.property(fc.subarray([...allRoles]), fc.subarray(['teachers', 'others']), (held, groups) => {
        const after = rolesAfter(table, groups, held);
        const managed = new Set<string>(table.roles_by_group.map(({ role }) => role));
        expect(after.filter(role => !managed.has(role))).toEqual(held.filter(role => !managed.has(role)).sort());
        expect(after.includes('teacher')).toBe(groups.includes('teachers'));
        expect(rolesAfter(table, groups, after)).toEqual(after);
      }),
    ));
});

it('only who is in the way’s group comes in, where it has one', () => {
  expect(mayCome({ only_group: null }, [])).toBe(true);
  expect(mayCome({ only_group: ' Staff ' }, ['staff'])).toBe(true);
  expect(mayCome({ only_group: 'staff' }, ['staffing'])).toBe(false);
});
