import type { SystemEvent } from '@portal/event-schemas/system/events.ts';
import {
  defaultSystemSettings,
  settingsId,
  type MailServer,
  type SystemSettings,
  type TechBlock,
} from '@portal/event-schemas/system/values.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';

/** `logo`: a `data:` address. */
export interface PortalSettings {
  settings: SystemSettings;
  tech_block: TechBlock;
  logo: string | null;
  mail_server: MailServer | null;
}

/** The product's settings and the maintenance switch: one row, once something was changed. Published as `system.settings_public`. */
export const settings = defineProjection({
  name: 'system.settings',
  version: 2,
  handles: ['SystemSettingsChanged', 'TechBlockSet', 'LogoChanged', 'MailServerChanged'],
  tables: `create table if not exists settings (id text primary key, settings jsonb not null, tech_block jsonb not null,
    logo text, mail_server jsonb);`,
  tableNames: ['settings'],
  views: 'create or replace view system.settings_public as select id, settings, tech_block from system.settings;',
  async project(events: readonly RecordedEvent<SystemEvent>[], db) {
    let now = await readSettings(db, 'settings');
    for (const event of events as readonly SystemEvent[])
      if (event.type === 'TechBlockSet') now = { ...now, tech_block: event.data };
      else if (event.type === 'LogoChanged') now = { ...now, logo: event.data.logo };
      else if (event.type === 'MailServerChanged') now = { ...now, mail_server: event.data.server };
      else now = { ...now, settings: { ...now.settings, ...event.data } };
    await db.query(
      `insert into settings (id, settings, tech_block, logo, mail_server)
        values ($1, $2, $3, $4, $5) on conflict (id)
        do update set settings = excluded.settings, tech_block = excluded.tech_block, logo = excluded.logo,
          mail_server = excluded.mail_server`,
      [
        settingsId,
        JSON.stringify(now.settings),
        JSON.stringify(now.tech_block),
        now.logo,
        now.mail_server && JSON.stringify(now.mail_server),
      ],
    );
  },
  touches: () => ['system_settings'],
});

/** The settings with their defaults for what nobody has changed. */
export async function readSettings(db: Sql, table = 'system.settings'): Promise<PortalSettings> {
  const { rows } = await db.query<Partial<PortalSettings>>(
    `select settings, tech_block, logo, mail_server from ${table} where id = $1`,
    [settingsId],
  );
  return {
    settings: { ...defaultSystemSettings, ...rows[0]?.settings },
    tech_block: rows[0]?.tech_block ?? { tech_block: false, tech_block_date_end: null },
    logo: rows[0]?.logo ?? null,
    mail_server: rows[0]?.mail_server ?? null,
  };
}
