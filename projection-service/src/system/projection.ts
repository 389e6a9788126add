import type { SystemEvent } from '@portal/event-schemas/system/events.ts';
import {
  defaultSystemSettings,
  settingsId,
  type MailServer,
  type PlannedWorks,
  type SystemSettings,
  type TechBlock,
} from '@portal/event-schemas/system/values.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';

/** `logo`: a `data:` address. */
export interface PortalSettings {
  settings: SystemSettings;
  tech_block: TechBlock;
  /** Maintenance that is announced; `under_way`: it has begun. */
  works: (PlannedWorks & { under_way: boolean }) | null;
  logo: string | null;
  mail_server: MailServer | null;
}

/** The product's settings and the maintenance switch: one row, once something was changed. Published as `system.settings_public`. */
export const settings = defineProjection({
  name: 'system.settings',
  version: 3,
  handles: [
    'SystemSettingsChanged',
    'TechBlockSet',
    'WorksPlanned',
    'WorksCancelled',
    'WorksOver',
    'LogoChanged',
    'MailServerChanged',
  ],
  tables: `create table if not exists settings (id text primary key, settings jsonb not null, tech_block jsonb not null,
    works jsonb, logo text, mail_server jsonb);`,
  tableNames: ['settings'],
  views: 'create or replace view system.settings_public as select id, settings, tech_block from system.settings;',
  async project(events: readonly RecordedEvent<SystemEvent>[], db) {
    let now = await readSettings(db, 'settings');
    for (const event of events as readonly SystemEvent[]) now = afterEvent(now, event);
    await db.query(
      `insert into settings (id, settings, tech_block, works, logo, mail_server)
        values ($1, $2, $3, $4, $5, $6) on conflict (id)
        do update set settings = excluded.settings, tech_block = excluded.tech_block, works = excluded.works,
          logo = excluded.logo, mail_server = excluded.mail_server`,
      [
        settingsId,
        JSON.stringify(now.settings),
        JSON.stringify(now.tech_block),
        now.works && JSON.stringify(now.works),
        now.logo,
        now.mail_server && JSON.stringify(now.mail_server),
      ],
    );
  },
  touches: () => ['system_settings'],
});

function afterEvent(now: PortalSettings, event: SystemEvent): PortalSettings {
  switch (event.type) {
    case 'SystemSettingsChanged':
      return { ...now, settings: { ...now.settings, ...event.data } };
    case 'TechBlockSet': {
      const { works } = now;
      const under_way = event.data.tech_block;
      return {
        ...now,
        tech_block: event.data,
        works: works && (under_way ? { ...works, under_way } : works.under_way ? null : works),
      };
    }
    case 'WorksPlanned':
      return { ...now, works: { ...event.data, under_way: false } };
    case 'WorksCancelled':
    case 'WorksOver':
      return { ...now, works: null };
    case 'LogoChanged':
      return { ...now, logo: event.data.logo };
    case 'MailServerChanged':
      return { ...now, mail_server: event.data.server };
    default:
      return now;
  }
}

/** The settings with their defaults for what nobody has changed. */
export async function readSettings(db: Sql, table = 'system.settings'): Promise<PortalSettings> {
  const { rows } = await db.query<Partial<PortalSettings>>(
    `select settings, tech_block, works, logo, mail_server from ${table} where id = $1`,
    [settingsId],
  );
  return {
    settings: { ...defaultSystemSettings, ...rows[0]?.settings },
    tech_block: rows[0]?.tech_block ?? { tech_block: false, tech_block_date_end: null },
    works: rows[0]?.works ?? null,
    logo: rows[0]?.logo ?? null,
    mail_server: rows[0]?.mail_server ?? null,
  };
}
