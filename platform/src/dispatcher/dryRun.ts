import type { EventLog } from '../event-log/types.ts';
import type { FactStore } from '../facts/types.ts';
import { newId } from '../ids/ids.ts';
import { loadStreams } from './attempt.ts';
import { decideBatch } from './decideBatch.ts';
import { gatherFacts } from './gatherFacts.ts';
import { readsOf, type PendingCommand } from './pending.ts';
import { createStreamCache } from './streamCache.ts';
import { streamOf, type Aggregate, type CommandContext, type DryRunResult, type DryRunCommand } from './types.ts';

const nobody = (): void => undefined;

/**
 * Decides commands one after the other, each on the states after those before it, and appends nothing: what would come of them now. The
 * streams are folded anew from the log, so that no state of the dispatcher's cache is touched. A decision that throws, throws here.
 */
export async function dryRun(
  log: EventLog,
  facts: FactStore,
  now: string,
  commands: readonly DryRunCommand[],
  context: CommandContext,
): Promise<DryRunResult> {
  const batch = commands.map(({ definition, data }): PendingCommand => {
    const ids = definition.ids(data) as readonly string[];
    const streams = definition.aggregates.map((aggregate: Aggregate, index: number) =>
      streamOf(aggregate, ids[index]!),
    );
    const { key: _key, ...about } = context;
    return {
      id: newId(),
      definition,
      data,
      context: about,
      streams,
      reads: readsOf(definition, data),
      overtaken: 0,
      resolve: nobody,
      reject: nobody,
    };
  });
  const gathered = await gatherFacts(facts, batch, now);
  const current = await loadStreams(log, createStreamCache(batch.length * 8), batch);
  const { decided, failed, after } = decideBatch(batch, gathered, current, now, 0);
  if (failed[0]) throw failed[0].error;
  return {
    steps: decided.map(({ pending, outcome }) => {
      const known = gathered.get(pending)!;
      return { outcome, facts: 'facts' in known ? known.facts : undefined };
    }),
    state: (aggregate, id) => {
      const stream = streamOf(aggregate, id);
      const entry = after.get(stream) ?? current.get(stream);
      if (!entry) throw new Error(`no command of the rehearsal names the stream ${stream}`);
      return entry.state as never;
    },
  };
}
