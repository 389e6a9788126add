import { followedMigration } from '@portal/platform/event-log/kurrent/schema.ts';
import { gather } from '@portal/platform/host/gather.ts';
import { loadServices, serviceNames } from '@portal/platform/host/load-services.ts';
import { moduleMigrations, platformMigrations } from '@portal/platform/host/migrations.ts';
import { expect, it } from 'vitest';

const { modules } = gather(await loadServices([...serviceNames]));
const breaking =
  /\b(drop\s+(table|column|view)|rename\s+(to|column)|alter\s+column\s+\w+\s+(type|set\s+not\s+null))\b[^;,]*/gi;

/** What was there before two versions could run side by side, and has long been done wherever a portal runs. */
const settled = [
  'alter column data type json using data::json',
  'alter column ends_at set not null',
  'alter column meta type json using meta::json',
  'drop table if exists log.streams',
  'drop table if exists platform.mails_sent',
];

it('migrations only add, for processes of the version before work on the same tables (docs/decisions/0062)', () => {
  const found = [...platformMigrations(), followedMigration, ...moduleMigrations(modules)].flatMap(({ sql }) =>
    [...sql.matchAll(breaking)].map(([text]) => text.replace(/\s+/g, ' ').trim().toLowerCase()),
  );
  expect([...new Set(found)].sort()).toEqual(settled);
});
