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
  /** Maintenance that is announced; `begun`: it has begun already. */
  planned: (PlannedWorks & { begun: boolean }) | null;
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
    planned jsonb, logo text, mail_server jsonb);`,
  tableNames: ['settings'],
  views: 'create or replace view system.settings_public as select id, settings, tech_block from system.settings;',
  async project(events: readonly RecordedEvent<SystemEvent>[], db) {
    let now = await readSettings(db, 'settings');
    for (const event of events as readonly SystemEvent[]) now = afterEvent(now, event);
    await db.query(
      `insert into settings (id, settings, tech_block, planned, logo, mail_server)
        values ($1, $2, $3, $4, $5, $6) on conflict (id)
        do update set settings = excluded.settings, tech_block = excluded.tech_block, planned = excluded.planned,
          logo = excluded.logo, mail_server = excluded.mail_server`,
      [
        settingsId,
        JSON.stringify(now.settings),
        JSON.stringify(now.tech_block),
        now.planned && JSON.stringify(now.planned),
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
      const { planned } = now;
      const begun = event.data.tech_block;
      return {
        ...now,
        tech_block: event.data,
        planned: planned && (begun ? { ...planned, begun } : planned.begun ? null : planned),
      };
    }
    case 'WorksPlanned':
      return { ...now, planned: { ...event.data, begun: false } };
    case 'WorksCancelled':
    case 'WorksOver':
      return { ...now, planned: null };
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
    `select settings, tech_block, planned, logo, mail_server from ${table} where id = $1`,
    [settingsId],
  );
  return {
    settings: { ...defaultSystemSettings, ...rows[0]?.settings },
    tech_block: rows[0]?.tech_block ?? { tech_block: false, tech_block_date_end: null },
    planned: rows[0]?.planned ?? null,
    logo: rows[0]?.logo ?? null,
    mail_server: rows[0]?.mail_server ?? null,
  };
}
