import { contracts } from '@portal/event-schemas/identity/calls.ts';
import type { WayKind } from '@portal/event-schemas/ways/entities.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** Directories count while the portal asks them at all. */
const counts = `(w.kind <> 'directory' or coalesce(
  (select (settings->>'use_active_directory')::boolean from system.settings_public), true))`;

/** What the log-in page offers; it is read by everybody, so it says nothing more. */
export const waysIn = query(contracts['GET /user/ways_in/'], {
  summary: 'Ways to log in with an account of the university',
  asOf: 'never',
  async run({ db }) {
    const { rows } = await db.query<{ uid: string; kind: WayKind; name: Localized }>(
      `select uid, kind, name from ways.ways_in_public w where is_on and ${counts} order by priority, uid`,
    );
    return rows;
  },
});

interface Own {
  uid: string;
  kind: WayKind;
  name: Localized;
  is_on: boolean;
  called: string | null;
  linked_at: Date | null;
}
/** Every way that is on, and those by which one is known though they are off. */
export const linkedWays = query(contracts['GET /user/linked_ways/'], {
  summary: 'Ways to log in that my account is linked with, and those that it can be linked with',
  asOf: 'as_somebody',
  async run({ db, actor }) {
    const { rows } = await db.query<Own>(
      `select w.uid, w.kind, w.name, w.is_on and ${counts} as is_on, l.called, l.linked_at
       from ways.ways_in_public w left join identity.account_links l on l.way = w.uid and l.account = $1
       where w.is_on and ${counts} or l.account is not null order by w.priority, w.uid`,
      [actor.id],
    );
    return rows.map(({ called, linked_at, ...way }) => ({
      ...way,
      linked: called !== null && linked_at ? { name: called, at: linked_at.toISOString() } : null,
    }));
  },
});

interface About {
  kind: WayKind;
  linked: number;
  secret_at: Date | null;
  checked_at: Date | null;
  checked: number;
  missing: number;
  closed: number;
  stopped: boolean;
}
/** What the other side has to know of the portal. */
const addressesOf = {
  directory: [],
  openid: ['callback', 'backchannel', 'after_logout'],
  saml: ['metadata', 'acs', 'single_logout'],
} as const satisfies Record<WayKind, readonly string[]>;
const paths = {
  callback: 'callback',
  backchannel: 'backchannel_logout',
  metadata: 'metadata',
  acs: 'acs',
  single_logout: 'single_logout',
} as const;
const aboutOf = async (db: Sql, uid: string): Promise<About | undefined> =>
  (
    await db.query<About>(
      `select w.kind, (select count(*)::int from identity.account_links where way = w.uid) as linked, u.*
       from ways.ways_in_public w left join identity.way_upkeep u on u.way = w.uid where w.uid = $1`,
      [uid],
    )
  ).rows[0];

export const aboutWay = query(contracts['GET /identity/ways_in/{uid}/about/'], {
  summary: 'What a way in has besides its settings: secret, linked people, the last check, addresses to register',
  asOf: 'never',
  async run({ db, host, params: { uid } }) {
    const about = await aboutOf(db, uid);
    if (!about) throw new Refused(reject('identity.way_not_found'));
    const portal = (host.config.publicUrl ?? host.url ?? '').replace(/\/$/, '');
    const calls = `${portal}/api/v1/user/ways_in/${uid}`;
    const { checked_at, checked, missing, closed, stopped } = about;
    return {
      has_secret: about.secret_at !== null,
      linked: about.linked,
      addresses: addressesOf[about.kind].map(name => ({
        name,
        url: name === 'after_logout' ? `${portal}/` : `${calls}/${paths[name]}/`,
      })),
      checked: checked_at && { at: checked_at.toISOString(), checked, missing, closed, stopped },
    };
  },
});
