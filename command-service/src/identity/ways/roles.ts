import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import type { Way } from './way.ts';

const isOf = (groups: readonly string[], group: string): boolean => groups.includes(group.trim().toLowerCase());

/** Is somebody of these groups, in lower case, let in? */
export const mayCome = ({ only_group }: Pick<Way, 'only_group'>, groups: readonly string[]): boolean =>
  only_group === null || isOf(groups, only_group);

/**
 * Roles after a look at the groups: those of the way's table are held exactly while the person is in one of their groups; others are not the way's to give or
 * take.
 */
export function rolesAfter(
  { roles_by_group }: Pick<Way, 'roles_by_group'>,
  groups: readonly string[],
  held: readonly Role[],
): Role[] {
  const managed = new Set(roles_by_group.map(({ role }) => role));
  const given = roles_by_group.filter(({ group }) => isOf(groups, group)).map(({ role }) => role);
  return [...new Set([...held.filter(role => !managed.has(role)), ...given])].sort();
}
