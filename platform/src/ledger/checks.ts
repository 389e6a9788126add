import type { Migration } from '../postgres/migrate.ts';
import { defineJob } from '../jobs/types.ts';
import { newId } from '../ids/ids.ts';
import type { Sql } from '../projections/types.ts';
import type { Host } from '../service.ts';
import { knownKeys } from './keys.ts';
import { verify, type Verification } from './verify.ts';
import { readWitnessFile } from './witness.ts';

/** Verifications of the ledger: who asked (null: the night's), how far they are, what they found. */
export const checkTables: Migration = {
  name: 'platform.ledger_checks',
  as: 'app',
  sql: `
create table if not exists platform.ledger_checks (
  id text primary key,
  asked_by text,
  asked_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  done bigint not null default 0,
  total bigint not null default 0,
  finished_at timestamptz,
  result json
);
create index if not exists ledger_checks_asked_at on platform.ledger_checks (asked_at desc);
`,
};

/** A verification as it stands. `of` is 0 until the work begins. */
export interface Check {
  id: string;
  asked_by: string | null;
  asked_at: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  of: number;
  finished_at: string | null;
  result: Verification | null;
}
const iso = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
const columns = `id, asked_by, ${iso('asked_at')}, status, done::float8 as done, total::float8 as of, ${iso('finished_at')}, result`;

/** Every verification of the whole log, at night and whenever somebody asks; it changes nothing of what it looks at. */
export const ledgerCheckJob = defineJob<{ check?: string }>({
  name: 'ledger-check',
  attempts: 1,
  schedule: { cron: '30 2 * * *' },
  async run({ check }, host, report) {
    const id = check ?? (await noteCheck(host, null));
    const { log, pool, config } = host;
    await pool.query(`update platform.ledger_checks set status = 'running' where id = $1`, [id]);
    try {
      const found = await verify(
        log,
        pool,
        { keys: knownKeys(config), witnessed: readWitnessFile(config) },
        async (done, of) => {
          await pool.query('update platform.ledger_checks set done = $2, total = $3 where id = $1', [id, done, of]);
          await report(done, of);
        },
      );
      await pool.query(
        `update platform.ledger_checks set status = 'done', finished_at = $2, result = $3 where id = $1`,
        [id, host.clock.iso(), JSON.stringify(found)],
      );
      if (!found.ok)
        host.logger.error(
          { faults: found.faults.slice(0, 10), count: found.fault_count },
          'the log is not what was recorded',
        );
    } catch (error) {
      await pool.query(`update platform.ledger_checks set status = 'failed', finished_at = $2 where id = $1`, [
        id,
        host.clock.iso(),
      ]);
      throw error;
    }
  },
});

async function noteCheck({ pool, clock }: Pick<Host, 'pool' | 'clock'>, account: string | null): Promise<string> {
  const id = newId();
  await pool.query('insert into platform.ledger_checks (id, asked_by, asked_at) values ($1, $2, $3)', [
    id,
    account,
    clock.iso(),
  ]);
  return id;
}

/** A process that died left its check behind; after so long nobody waits for it. */
const stale = '1 hour';

/** The verification that waits or is at work, if there is one. */
export async function openCheck(db: Sql, now: string): Promise<Check | null> {
  return (
    (
      await db.query<Check>(
        `select ${columns} from platform.ledger_checks
          where status in ('waiting', 'running') and asked_at > $1::timestamptz - interval '${stale}'
          order by asked_at desc limit 1`,
        [now],
      )
    ).rows[0] ?? null
  );
}

/** Begins a verification, or answers the one that is under way: two at once would find the same. */
export async function askForCheck(host: Host, account: string): Promise<string> {
  const open = await openCheck(host.pool, host.clock.iso());
  if (open) return open.id;
  const id = await noteCheck(host, account);
  await host.jobs.add(ledgerCheckJob, { check: id }, { id });
  return id;
}

export async function readCheck(db: Sql, id: string): Promise<Check | null> {
  return (await db.query<Check>(`select ${columns} from platform.ledger_checks where id = $1`, [id])).rows[0] ?? null;
}

/** The last verification that came to an end. */
export async function lastCheck(db: Sql): Promise<Check | null> {
  return (
    (
      await db.query<Check>(
        `select ${columns} from platform.ledger_checks where status = 'done' order by asked_at desc limit 1`,
      )
    ).rows[0] ?? null
  );
}

/** The newest first. */
export async function recentChecks(db: Sql, most: number): Promise<Check[]> {
  return (
    await db.query<Check>(`select ${columns} from platform.ledger_checks order by asked_at desc, id desc limit $1`, [
      most,
    ])
  ).rows;
}
