import type { CommandContext } from '../dispatcher/types.ts';
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
