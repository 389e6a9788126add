import { contracts, type Operating } from '@portal/event-schemas/operating/calls.ts';
import { placeAt } from '@portal/platform/backup/backups.ts';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { slowCalls } from '@portal/platform/http/metrics.ts';
import { query } from '@portal/platform/http/types.ts';
import { portalVersion } from '@portal/platform/config/version.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { problemsOf } from './problems.ts';

const upSince = new Date(Date.now() - process.uptime() * 1000).toISOString();
const shown = 10;

async function lastBackup(db: Sql): Promise<Operating['backup']['last']> {
  const {
    rows: [row],
  } = await db.query<{
    name: string;
    began_at: Date;
    bytes: number | null;
    events: number | null;
    checked_at: Date | null;
    error: string | null;
  }>(
    `select name, began_at, bytes::float8 as bytes, events::float8 as events, checked_at, error
     from platform.backups order by began_at desc limit 1`,
  );
  return row
    ? { ...row, began_at: row.began_at.toISOString(), checked_at: row.checked_at?.toISOString() ?? null }
    : null;
}

/** What `/health/` and `/metrics` know, for a person: what is wrong first, then the figures. */
export const operatingCall = query(contracts['GET /operating/'], {
  summary: 'How the portal runs, and what needs a person',
  asOf: 'never',
  async run({ host, db }) {
    const health = await (host as RunningHost).health();
    const [last, failing, database] = await Promise.all([
      lastBackup(db),
      db.query<{ name: string }>(
        `select name from integrations.third_party_apis_public where state = 'failing' order by name`,
      ),
      db.query<{ version: string; bytes: number }>(
        `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`,
      ),
    ]);
    const { backupTo } = host.config;
    const backup = { place: backupTo ? placeAt(backupTo).name : null, last };
    const { version, bytes } = database.rows[0]!;
    return {
      status: health.status,
      problems: problemsOf({ health, backup, failing: failing.rows.map(({ name }) => name), now: host.clock.now() }),
      versions: { portal: portalVersion, node: process.versions.node, database: version },
      up_since: upSince,
      log: {
        head: health.log.head,
        lag: health.lag,
        unhurried_lag: health.unhurried_lag,
        ledger_lag: health.ledger.lag,
      },
      jobs: Object.entries(health.jobs)
        .map(([queue, counts]) => ({
          queue,
          waiting: counts['waiting'] ?? 0,
          active: counts['active'] ?? 0,
          delayed: counts['delayed'] ?? 0,
          failed: counts['failed'] ?? 0,
        }))
        .toSorted((one, other) => (one.queue < other.queue ? -1 : 1)),
      mails: health.mails,
      disk: { free: health.disk.free, database: bytes },
      backup,
      slow_calls: await slowCalls(shown),
    };
  },
});
