import type { Pool } from 'pg';
import { buildFacts } from '../facts/build.ts';
import { checkpoint } from '../facts/factTable.ts';
import { retryReaction, rebuildReactionTables } from '../jobs/retry-reaction.ts';
import { nameOf } from '../jobs/reactions.ts';
import { defineJob, type JobDefinition } from '../jobs/types.ts';
import { readCheckpoints } from '../projections/checkpoints.ts';
import { beginBuild } from '../projections/prepare.ts';
import { rebuild } from '../projections/rebuild.ts';
import { readSetAside } from '../projections/set-aside.ts';
import { inTransaction } from '../projections/transaction.ts';
import type { Host } from '../service.ts';
import type { Parts } from './parts.ts';
type Built = Host & { parts: Parts };
/** What became of one reader; `error`: why it stays as it was. */
export interface Outcome {
  name: string;
  error: string | null;
}

/** Names of all readers of the log in this process, as `platform.checkpoints` has them. */
export const readersOf = ({ projections, facts, reactions }: Parts): string[] => [
  ...projections.map(({ name }) => name),
  ...facts.map(({ name }) => checkpoint(name)),
  ...reactions.map(nameOf),
];

/** Builds readers anew from the log: read models beside the live ones, facts, and what reactions note. People go on reading and deciding all the while. */
export async function rebuildReaders(
  { pool, log, parts }: Built,
  names: readonly string[],
  progress: (done: number, of: number) => void = () => undefined,
): Promise<Outcome[]> {
  const wanted = new Set(names);
  const facts = parts.facts.filter(({ name }) => wanted.has(checkpoint(name)));
  if (facts.length) await buildFacts(pool, log, async () => facts);
  const projections = parts.projections.filter(({ name }) => wanted.has(name));
  for (const projection of projections) await inTransaction(pool, db => beginBuild(db, projection));
  const failed = await rebuild({ log, pool, projections: parts.projections, batch: 1000 }, projections, progress);
  const reactions = parts.reactions.filter(reaction => wanted.has(nameOf(reaction)));
  for (const reaction of reactions) await rebuildReactionTables(pool, log, reaction);
  const rows = failed.length ? await readCheckpoints(pool) : [];
  return [
    ...facts.map(({ name }) => ({ name: checkpoint(name), error: null })),
    ...projections.map(({ name }) => ({
      name,
      error: failed.includes(name)
        ? (rows.find(row => row.name === name && row.stage === 'next')?.error ?? 'it could not be built')
        : null,
    })),
    ...reactions.map(reaction => ({ name: nameOf(reaction), error: null })),
  ];
}

/**
 * Lets parked readers go on, and takes up what was set aside: read models and facts are built anew, because what was left out belongs between what came before
 * and after it; reactions see the events again.
 */
export async function retrySetAside(
  host: Built,
  names: readonly string[],
  progress?: (done: number, of: number) => void,
): Promise<Outcome[]> {
  const { pool, log, parts } = host;
  const aside = [...new Set((await readSetAside(pool, names)).map(({ reader }) => reader))];
  const broken = await parkedFacts(pool, parts, names);
  const outcomes = await rebuildReaders(
    host,
    [...aside.filter(name => !name.startsWith('reaction:')), ...broken],
    progress,
  );
  for (const reaction of parts.reactions.filter(one => aside.includes(nameOf(one)))) {
    const { error = null } = await retryReaction(pool, log, reaction, host);
    outcomes.push({ name: nameOf(reaction), error });
  }
  const { rows } = await pool.query<{ name: string }>(
    `update platform.checkpoints
      set status = case stage when 'live' then 'running' else 'building' end, error = null
      where status = 'parked' and name = any($1) and name not like '%:%'
      returning name`,
    [names],
  );
  return [
    ...outcomes,
    ...rows
      .filter(({ name }) => !outcomes.some(outcome => outcome.name === name))
      .map(({ name }) => ({ name, error: null })),
  ];
}

async function parkedFacts(pool: Pool, { facts }: Parts, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from platform.checkpoints where status = 'parked' and name = any($1)`,
    [facts.map(({ name }) => checkpoint(name)).filter(name => names.includes(name))],
  );
  return rows.map(({ name }) => name);
}

/** The same for somebody in the browser: each kind of service has the readers that run in it. */
const retryJob = (name: string): JobDefinition<{ readers: readonly string[] }> =>
  defineJob({
    name,
    attempts: 1,
    async run({ readers }, host, report) {
      const built = host as Built;
      const outcomes = await retrySetAside(
        built,
        readersOf(built.parts).filter(reader => readers.includes(reader)),
        (done, of) => void report(done, of),
      );
      for (const { name: reader, error } of outcomes)
        if (error) host.logger.error({ reader, error }, 'what was set aside could not be taken up again');
      return outcomes;
    },
  });
export const retryReadModelsJob = retryJob('take-up-again-read-models');
export const retryFactsJob = retryJob('take-up-again-facts');
export const retryReactionsJob = retryJob('take-up-again-reactions');
const jobOf = (reader: string): JobDefinition<{ readers: readonly string[] }> =>
  reader.startsWith('fact:') ? retryFactsJob : reader.startsWith('reaction:') ? retryReactionsJob : retryReadModelsJob;

/** Has what readers set aside taken up again, in the background; one that is at it already is not asked twice. */
export async function requestRetryOfSetAside({
  pool,
  jobs,
  clock,
}: Host): Promise<{ readers: string[]; asked_at: string }> {
  const { rows: parked } = await pool.query<{ name: string }>(
    `select name from platform.checkpoints where status = 'parked'`,
  );
  const readers = [
    ...new Set([...(await readSetAside(pool)).map(({ reader }) => reader), ...parked.map(({ name }) => name)]),
  ].sort();
  const asked_at = clock.iso();
  const kinds = new Set(readers.map(jobOf));
  for (const job of kinds)
    await jobs.add(
      job,
      { readers: readers.filter(reader => jobOf(reader) === job) },
      { id: `${job.name}-${Math.floor(Date.parse(asked_at) / 10_000)}` },
    );
  return { readers, asked_at };
}
