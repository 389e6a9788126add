import { query } from '@portal/platform/http/types.ts';
import { browserOf } from '@portal/platform/sessions/origin.ts';
import { contracts } from '@portal/event-schemas/identity/calls.ts';

/** Where one is signed in, the last used first. An administrator in another's seat sees none: the sessions are the other person's business. */
export const mySessions = query(contracts['GET /user/sessions/'], {
  summary: 'Where I am signed in',
  asOf: 'never',
  async run({ session, host, db }) {
    if (!session || session.account !== session.real_account) return [];
    const open = await host.sessions.openOf(session.account);
    const { rows } = await db.query<{ uid: string; display_name: string }>(
      'select uid, display_name from identity.people_public where uid = any($1)',
      [open.map(one => one.account)],
    );
    const names = new Map(rows.map(row => [row.uid, row.display_name]));
    return open.map(({ id, account, user_agent, address, created_at, last_seen_at }) => ({
      id,
      ...browserOf(user_agent),
      address,
      person: account === session.account ? null : (names.get(account) ?? account),
      since: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_this: id === session.id,
    }));
  },
});
