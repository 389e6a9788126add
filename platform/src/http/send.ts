import type { CommandContext, Outcome } from '../dispatcher/types.ts';
import type { Host } from '../service.ts';
import { Refused, type Send } from './types.ts';

/**
 * Sends commands in a person's (or an import's) name; throws `Refused` for a rejection. Several commands under one idempotency key get
 * `<key>`, `<key>.2`, … `passed` is told the position of each.
 */
export function senderFor(
  host: Pick<Host, 'dispatcher'>,
  context: CommandContext,
  passed?: (position: number) => void,
): Send {
  let sent = 0;
  return async (command, data) => {
    sent += 1;
    const outcome = await host.dispatcher.dispatch(
      command,
      data,
      context.key && sent > 1 ? { ...context, key: `${context.key}.${sent}` } : context,
    );
    if (!outcome.ok) throw new Refused(outcome.rejection);
    passed?.(outcome.position);
    return outcome;
  };
}

/**
 * The uid of what an act has made, as its first event says (under `name`). An idempotency key that comes again makes nothing: it is told of what was
 * made under it then, not of the uid that came with it now.
 */
export const uidMade = (
  { events }: Pick<Extract<Outcome, { ok: true }>, 'events'>,
  uid: string,
  name = 'uid',
): string => (events[0]?.data as Record<string, string> | undefined)?.[name] ?? uid;
