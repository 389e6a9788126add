import { brandingId, type BrandPicture } from '@portal/event-schemas/system/branding.ts';
import type { BrandingEvent } from '@portal/event-schemas/system/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';

/** `former`: the logo that can be put back, since when it is no more shown. */
interface ShownBranding {
  logo: BrandPicture | null;
  former: BrandPicture | null;
  former_at: Date | null;
  background: string | null;
}
const nothing: ShownBranding = { logo: null, former: null, former_at: null, background: null };

/** The university's logo and the picture of its log-in: one row; its pictures with since when nothing shows each. */
export const brandingProjection = defineProjection({
  name: 'system.branding',
  version: 1,
  handles: ['LogoSet', 'LogoRemoved', 'PictureAdded', 'PictureRemoved', 'BackgroundChosen', 'BackgroundRemoved'],
  tables: `create table if not exists branding (id text primary key, logo jsonb, former jsonb, former_at timestamptz,
      background text);
    create table if not exists branding_pictures (file text primary key, name text not null, width integer not null,
      height integer not null, bytes bigint not null, added_by text not null, added_at timestamptz not null,
      unused_since timestamptz);`,
  tableNames: ['branding', 'branding_pictures'],
  async project(events: readonly RecordedEvent<BrandingEvent>[], db) {
    let now = await readBranding(db, 'branding');
    for (const event of events) now = await afterEvent(event, now, db);
    await db.query(
      `insert into branding (id, logo, former, former_at, background) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set logo = excluded.logo, former = excluded.former, former_at = excluded.former_at,
         background = excluded.background`,
      [brandingId, inJson(now.logo), inJson(now.former), now.former_at, now.background],
    );
  },
  touches: () => ['system_settings'],
});
const inJson = (picture: BrandPicture | null): string | null => picture && JSON.stringify(picture);

async function afterEvent(event: RecordedEvent<BrandingEvent>, now: ShownBranding, db: Sql): Promise<ShownBranding> {
  const { meta } = event;
  const { type, data } = event as BrandingEvent;
  const at = meta.occurred_at;
  /** The picture that was shown is so no more. */
  const release = () =>
    db.query('update branding_pictures set unused_since = $2 where file = $1', [now.background, at]);
  switch (type) {
    case 'LogoSet':
      return { ...now, logo: data, ...(now.logo ? { former: now.logo, former_at: new Date(at) } : {}) };
    case 'LogoRemoved':
      return { ...now, logo: null, former: now.logo, former_at: new Date(at) };
    case 'PictureAdded':
      await db.query(
        `insert into branding_pictures (file, name, width, height, bytes, added_by, added_at, unused_since)
         values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict do nothing`,
        [data.file, data.name, data.width, data.height, data.bytes, meta.actor.id, at],
      );
      return now;
    case 'PictureRemoved':
      await db.query('delete from branding_pictures where file = $1', [data.file]);
      return now;
    case 'BackgroundChosen':
      await release();
      await db.query('update branding_pictures set unused_since = null where file = $1', [data.file]);
      return { ...now, background: data.file };
    case 'BackgroundRemoved':
      await release();
      return { ...now, background: null };
    default:
      return now;
  }
}

export async function readBranding(db: Sql, table = 'system.branding'): Promise<ShownBranding> {
  const { rows } = await db.query<ShownBranding>(
    `select logo, former, former_at, background from ${table} where id = $1`,
    [brandingId],
  );
  return rows[0] ?? nothing;
}
