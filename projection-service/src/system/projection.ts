import type { SystemEvent } from '@portal/event-schemas/system/events.ts';
import {
  defaultSystemSettings,
  settingsId,
  type SystemSettings,
  type TechBlock,
} from '@portal/event-schemas/system/values.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';

/** The product's settings and the maintenance switch: one row, once something was changed. Published as `system.settings_public`. */
export const settings = defineProjection({
  name: 'system.settings',
  version: 1,
  handles: ['SystemSettingsChanged', 'TechBlockSet'],
  tables:
    'create table if not exists settings (id text primary key, settings jsonb not null, tech_block jsonb not null);',
  tableNames: ['settings'],
  views: 'create or replace view system.settings_public as select id, settings, tech_block from system.settings;',
  async project(events: readonly RecordedEvent<SystemEvent>[], db) {
    let now = await readSettings(db, 'settings');
    for (const event of events as readonly SystemEvent[])
      now =
        event.type === 'TechBlockSet'
          ? { ...now, tech_block: event.data }
          : { ...now, settings: { ...now.settings, ...event.data } };
    await db.query(
      `insert into settings (id, settings, tech_block)
        values ($1, $2, $3) on conflict (id)
        do update set settings = excluded.settings, tech_block = excluded.tech_block`,
      [settingsId, JSON.stringify(now.settings), JSON.stringify(now.tech_block)],
    );
  },
  touches: () => ['system_settings'],
});

/** The settings with their defaults for what nobody has changed. */
export async function readSettings(
  db: Sql,
  table = 'system.settings',
): Promise<{ settings: SystemSettings; tech_block: TechBlock }> {
  const { rows } = await db.query<{ settings: Partial<SystemSettings>; tech_block: TechBlock }>(
    `select settings, tech_block from ${table} where id = $1`,
    [settingsId],
  );
  return {
    settings: { ...defaultSystemSettings, ...rows[0]?.settings },
    tech_block: rows[0]?.tech_block ?? { tech_block: false, tech_block_date_end: null },
  };
}
