import { createProgress } from '../logging/progress.ts';
import { type Checkpoint } from '../projections/checkpoints.ts';
import { readSetAside } from '../projections/set-aside.ts';
import type { Host } from '../service.ts';
import type { RunningHost } from './running-host.ts';
import { readersOf, rebuildReaders, retrySetAside, type Outcome } from './rebuilding.ts';

const usage = `npm run projections -- list
npm run projections -- rebuild <name>… | all
npm run projections -- retry <name>… | all
`;

/** Looks at the readers of the log, builds them anew, lets parked ones go on and takes up what was set aside. */
export async function projectionsTool([verb, ...names]: readonly string[], given: Host): Promise<number> {
  const host = given as RunningHost;
  if (verb === 'list') return list(host);
  if ((verb !== 'rebuild' && verb !== 'retry') || names.length === 0) {
    process.stderr.write(usage);
    return 2;
  }
  const readers = readersOf(host.parts);
  const unknown = names.filter(name => name !== 'all' && !readers.includes(name));
  if (unknown.length) {
    process.stderr.write(`There is no projection ${unknown.join(', ')}. There are: ${readers.join(', ')}.\n`);
    return 2;
  }
  const wanted = readers.filter(name => names.includes('all') || names.includes(name));
  const progress = createProgress();
  const moving = (at: number, of: number): void => progress.moving(`${at} of ${of} events`);
  const outcomes = await (verb === 'rebuild'
    ? rebuildReaders(host, wanted, moving)
    : retrySetAside(host, wanted, moving));
  return tell(host, outcomes, progress.step);
}

async function list({ pool, log }: Host): Promise<number> {
  const head = await log.head();
  const { rows } = await pool.query<Checkpoint>(
    'select name, stage, version, status, position::float8 as position, error from platform.checkpoints order by name, stage',
  );
  for (const row of rows)
    process.stdout.write(
      `${row.name.padEnd(40)} v${row.version}${row.stage === 'next' ? ' (next)' : ''}  ${row.status.padEnd(8)}  ` +
        `${row.position} of ${head}${row.error ? `  ${row.error}` : ''}\n`,
    );
  for (const { reader, position, type, stream, error } of await readSetAside(pool))
    process.stdout.write(`${reader} has set aside ${type} at position ${position} (${stream}): ${error}\n`);
  return 0;
}

async function tell({ pool }: Host, outcomes: readonly Outcome[], step: (text: string) => void): Promise<number> {
  const aside = await readSetAside(
    pool,
    outcomes.map(({ name }) => name),
  );
  for (const { name, error } of outcomes) {
    const left = aside.filter(({ reader }) => reader === name);
    step(
      error
        ? `${name} stays as it was: ${error}`
        : left.length
          ? `${name} is in order but for ${left.map(({ type, position }) => `${type} at position ${position}`).join(', ')}`
          : `${name} is in order`,
    );
  }
  if (outcomes.length === 0) step('Nothing is parked or set aside.');
  return outcomes.some(({ error }) => error) || aside.length ? 1 : 0;
}
