import type { Progress } from '../logging/progress.ts';
import { inTransaction } from '../projections/transaction.ts';
import type { Host, ServiceModule } from '../service.ts';

const mark = 'setup:demo';
const demoLock = 7_241_004;

const makersOf = (host: Host, modules: readonly ServiceModule[]): ServiceModule[] =>
  host.config.demo ? modules.filter(module => module.demo) : [];

/** Notes that the demo university is to be made: where the log is empty, before modules write what they need at their start. */
export async function planDemo(host: Host, modules: readonly ServiceModule[]): Promise<void> {
  if (makersOf(host, modules).length === 0 || (await host.log.head()) > 0) return;
  await host.pool.query(
    `insert into platform.checkpoints (name, version, position, status) values ($1, 1, 0, 'building') on conflict (name, stage) do nothing`,
    [mark],
  );
}

/**
 * Makes the demo university that was planned, once; one that was broken off is gone on with at the next start (its commands are
 * repeatable). Two services that start together do not both make it.
 */
export async function makeDemo(host: Host, modules: readonly ServiceModule[], progress: Progress): Promise<void> {
  const makers = makersOf(host, modules);
  if (makers.length === 0) return;
  const state = await host.pool.query<{ status: string }>('select status from platform.checkpoints where name = $1', [
    mark,
  ]);
  if (state.rows[0]?.status !== 'building') return;
  await inTransaction(host.pool, async lock => {
    await lock.query(
      'set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0; set local statement_timeout = 0',
    );
    await lock.query('select pg_advisory_xact_lock($1)', [demoLock]);
    const begun = await host.pool.query<{ status: string }>('select status from platform.checkpoints where name = $1', [
      mark,
    ]);
    if (begun.rows[0]!.status === 'running') return;
    progress.step('Making the demo university');
    for (const module of makers) await module.demo!(host, text => progress.moving(`Demo university: ${text}`));
    await host.pool.query(`update platform.checkpoints set status = 'running' where name = $1`, [mark]);
    progress.step(`The demo university is there: ${await host.log.head()} events`);
  });
}
