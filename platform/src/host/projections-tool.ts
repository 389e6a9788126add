import { createProgress } from '../logging/progress.ts';
import { readCheckpoints } from '../projections/checkpoints.ts';
import { beginBuild } from '../projections/prepare.ts';
import { rebuild as rebuildTogether } from '../projections/rebuild.ts';
import { inTransaction } from '../projections/transaction.ts';
import type { Host } from '../service.ts';
import type { RunningHost } from './host.ts';

const usage = `npm run projections -- list
npm run projections -- rebuild <name>… | all
npm run projections -- retry <name>… | all
`;

/** Looks at the read models, builds them anew beside the live ones, and lets parked ones go on. */
export async function projectionsTool([verb, ...names]: readonly string[], host: Host): Promise<number> {
  if (verb === 'list') return list(host);
  if ((verb !== 'rebuild' && verb !== 'retry') || names.length === 0) {
    process.stderr.write(usage);
    return 2;
  }
  const { projections } = (host as RunningHost).parts;
  const unknown = names.filter((name) => name !== 'all' && !projections.some((projection) => projection.name === name));
  if (unknown.length) {
    process.stderr.write(`There is no projection ${unknown.join(', ')}. There are: ${projections.map((projection) => projection.name).join(', ')}.\n`);
    return 2;
  }
  const wanted = projections.filter((projection) => names.includes('all') || names.includes(projection.name)).map((projection) => projection.name);
  return verb === 'rebuild' ? rebuild(host as RunningHost, wanted) : retry(host, wanted);
}

async function list({ pool, log }: Host): Promise<number> {
  const head = await log.head();
  const rows = (await readCheckpoints(pool)).sort((left, right) => left.name.localeCompare(right.name));
  for (const row of rows) process.stdout.write(`${row.name.padEnd(40)} v${row.version}${row.stage === 'next' ? ' (next)' : ''}  ${row.status.padEnd(8)}  ${row.position} of ${head}${row.error ? `  ${row.error}` : ''}\n`);
  return 0;
}

async function rebuild({ pool, log, parts }: RunningHost, names: readonly string[]): Promise<number> {
  const progress = createProgress();
  const context = { log, pool, projections: parts.projections, batch: 1000 };
  const wanted = parts.projections.filter(({ name }) => names.includes(name));
  for (const projection of wanted) await inTransaction(pool, (db) => beginBuild(db, projection));
  const failed = await rebuildTogether(context, wanted, (at, of) => progress.moving(`${at} of ${of} events`));
  const rows = failed.length ? await readCheckpoints(pool) : [];
  for (const { name } of wanted) {
    const reason = rows.find((row) => row.name === name && row.stage === 'next')?.error ?? '';
    progress.step(failed.includes(name) ? `${name} could not be built; the live one stays. ${reason}` : `${name} is built anew`);
  }
  return failed.length ? 1 : 0;
}

/** A running portal takes them up by itself; without one the next start does. */
async function retry({ pool }: Host, names: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(`update platform.checkpoints set status = case stage when 'live' then 'running' else 'building' end, error = null where status = 'parked' and name = any($1)`, [names]);
  process.stdout.write(`${rowCount ?? 0} parked projections go on.\n`);
  return 0;
}
