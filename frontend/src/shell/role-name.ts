import type { Role } from '@portal/event-schemas/kernel/role-list.ts';
import { useLocale, useSession } from '../app/portal.ts';

/** What a role is called in the reader's language, in the university's own words where it has given any: `roleName('supervisor')`. */
export function useRoleName(): (role: Role) => string {
  const locale = useLocale();
  const { role: all } = useSession();
  return role => all.find(({ code }) => code === role)?.name[locale] ?? role;
}
