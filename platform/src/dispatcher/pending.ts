import type { AppendItem, StoredAnswer } from '../event-log/types.ts';
import type { Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { streamOf, type Aggregate, type CommandContext, type CommandDefinition, type Outcome } from './types.ts';

/** A command that waits for its decision. `streams` are its streams' names, in the order of the definition's aggregates. */
export interface PendingCommand {
  id: string;
  definition: CommandDefinition;
  data: unknown;
  context: CommandContext;
  streams: readonly string[];
  reads: readonly { aggregate: Aggregate; stream: string }[];
  /** It was decided on a state that turned out old; from the second time on it is decided while nobody else can write. */
  overtaken: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** The streams that a command looks at and does not write. */
export const readsOf = (definition: CommandDefinition, data: unknown): PendingCommand['reads'] =>
  (definition.reads?.(data) ?? []).map(({ aggregate, id }) => ({ aggregate, stream: streamOf(aggregate, id) }));

/** The answer under an idempotency key, less its events: these stand in the log just up to the answer's position. */
type Remembered = { ok: true; count: number } | { ok: false; rejection: Rejection };

export function storedAnswerOf(pending: PendingCommand, outcome: Outcome): StoredAnswer | undefined {
  const { key, body_hash = '', actor } = pending.context;
  if (key === undefined) return undefined;
  const answer: Remembered = outcome.ok
    ? { ok: true, count: outcome.events.length }
    : { ok: false, rejection: outcome.rejection };
  return { key, actor: actor.id, body_hash, answer };
}

/** The outcome of a command that was answered before under the same key; another body under it is refused. */
export async function outcomeOf(
  pending: PendingCommand,
  kept: StoredAnswer,
  readAll: (
    after: number,
    limit: number,
  ) => Promise<readonly { stream: string; version: number; type: string; data: unknown }[]>,
  seen: number,
): Promise<Outcome> {
  if (kept.body_hash !== (pending.context.body_hash ?? '')) {
    return {
      ok: false,
      rejection: { rejected: true, code: 'platform.idempotency_key_reused', params: { key: kept.key } },
    };
  }
  const answer = kept.answer as Remembered;
  if (!answer.ok) return answer;
  const position = kept.position ?? seen;
  const events = answer.count ? await readAll(position - answer.count, answer.count) : [];
  return {
    ok: true,
    position,
    changed: answer.count > 0,
    repeated: true,
    events: events.map(({ stream, version, type, data }) => ({ stream, version, type, data })),
  };
}

/** A command with its decision: what to answer, and what to append for it (nothing where there is neither an event nor a key). */
export interface DecidedCommand {
  pending: PendingCommand;
  outcome: Outcome;
  item?: AppendItem;
}
