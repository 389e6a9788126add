import { Refused } from '../http/types.ts';
import { streamOf, type Aggregate } from '../dispatcher/types.ts';
import type { RecordedEvent } from '../event-log/types.ts';
import type { Host } from '../host/types.ts';

const meanwhile: readonly string[] = ['platform.changed_meanwhile', 'platform.act_not_now'];
/** So far back somebody is looked for who has done it. */
const lookedBack = 50;

/**
 * A refusal because of what somebody has done to a stream meanwhile says who did it and when: its last event, or the
 * last that `concerns` the refusal.
 */
export async function saySince<T>(
  host: Pick<Host, 'dispatcher' | 'log' | 'nameOf'>,
  aggregate: Aggregate,
  id: string,
  write: () => Promise<T>,
  concerns: (event: RecordedEvent, fields: readonly string[]) => boolean = () => true,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Refused) || !meanwhile.includes(error.rejection.code)) throw error;
    const { params, fields = {} } = error.rejection;
    const { version } = await host.dispatcher.state(aggregate, id);
    const events = await host.log.read(streamOf(aggregate, id), { after: Math.max(0, version - lookedBack) });
    const last = events.findLast(event => concerns(event, Object.keys(fields)));
    if (!last) throw error;
    const who = await host.nameOf(last.meta.actor.id);
    throw new Refused({ ...error.rejection, params: { ...params, who, at: last.meta.occurred_at } });
  }
}
