import { roleNames } from '@portal/event-schemas/identity/role-names.ts';
import {
  describeSession,
  noSession,
  provingSession,
  type SignedIn,
} from '@portal/event-schemas/identity/session-view.ts';
import { accountRow } from '@portal/event-schemas/identity/views.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { roles, type Role } from '@portal/event-schemas/kernel/roles.ts';
import { defaultSystemSettings } from '@portal/event-schemas/system/values.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { z } from 'zod';
import { contracts } from '@portal/event-schemas/identity/calls.ts';

interface Found {
  account: SignedIn['account'];
  settings: Partial<SignedIn['settings']> | null;
  administrator: string | null;
  role_names: SignedIn['role_names'];
}

/** Who is signed in, with every flag (portal-calls.md §7.9). Without a session `profile` is null. */
export const myRoles = query(contracts['GET /user/my_roles/'], {
  summary: 'Who is signed in: roles, flags, profile, what has to be done first',
  asOf: 'as_somebody',
  unpacked: true,
  async run({ session, db, host }) {
    if (!session) return noSession;
    const { account: uid, real_account: by, csrf, restriction } = session;
    if (restriction?.code === 'identity.second_factor_required') return provingSession(csrf);
    const { rows } = await db.query<Found>(
      `select to_jsonb(shown) as account, (select settings from system.settings_public) as settings,
         (select display_name from identity.people_public where uid = $2) as administrator,
           (select jsonb_object_agg(role, name) from identity.role_names) as role_names
       from identity.accounts shown where shown.uid = $1`,
      [uid, by],
    );
    const found = rows[0];
    if (!found) return noSession;
    const login_as = by === uid ? null : { account: by, display_name: found.administrator ?? '' };
    const shown = describeSession({
      account: found.account,
      settings: { ...defaultSystemSettings, ...found.settings },
      login_as,
      csrf,
      must_set_up_factor: restriction?.code === 'identity.second_factor_to_set_up',
      role_names: found.role_names,
    });
    // Whoever looks at somebody's screens as they were has nothing to do first.
    return host.asOf
      ? { ...shown, must_create_password: false, must_set_up_factor: false, must_fill_phone: false }
      : shown;
  },
});

/** The university's own name of a role, else the portal's. */
async function named(db: Sql, codes: readonly Role[]) {
  const { rows } = await db.query<{ role: Role; name: Localized }>(
    'select role, name from identity.role_names where role = any($1)',
    [codes],
  );
  const own = new Map(rows.map(row => [row.role, row.name]));
  return codes.map(code => ({ code, name: own.get(code) ?? roleNames[code] }));
}

export const allRoleNames = query(contracts['GET /user/role_names/'], {
  summary: 'All roles by name',
  run: async ({ db }) => named(db, roles),
});

export const myRoleNames = query(contracts['GET /user/my_role_names/'], {
  summary: 'My roles by name',
  asOf: 'as_somebody',
  run: async ({ db, roles: held }) =>
    named(
      db,
      roles.filter(role => held.includes(role)),
    ),
});

export const accountDetail = query(contracts['GET /identity/accounts/{uid}/'], {
  summary: 'One account',
  async run({ params, db }) {
    const { rows } = await db.query<{ account: z.infer<typeof accountRow> }>(
      `select to_jsonb(accounts) - 'disabled' - 'language' - 'factors'
         || jsonb_build_object('has_second_factor', cardinality(factors) > 0, 'state',
           case when disabled then 'disabled' when locked_until > now() then 'locked' else 'active' end) as account
       from identity.accounts where uid = $1`,
      [params.uid],
    );
    const found = rows[0];
    if (!found) throw new Refused(reject('identity.account_not_found'));
    return found.account;
  },
});
