import { asOfOnlookers, asOfReaders, asOfSubjects } from '@portal/event-schemas/audit/as-of.ts';
import type { AsOfRules } from '@portal/platform/as-of/types.ts';

/** Who may look back, and as whom: students, and as nothing else that they may have been besides. */
export const pastRules: AsOfRules = {
  readers: asOfReaders,
  impersonators: asOfOnlookers,
  async rolesAsOf(account, db) {
    const {
      rows: [row],
    } = await db.query<{ roles: string[] }>('SELECT roles FROM identity.account_roles_public WHERE uid = $1', [
      account,
    ]);
    const roles = row?.roles.filter(role => (asOfSubjects as readonly string[]).includes(role)) ?? [];
    return roles.length > 0 ? roles : null;
  },
};
