import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import { Refused } from '../http/types.ts';
import type { Host } from '../host/types.ts';
import { recordAggregate } from './aggregate.ts';

const meanwhile: readonly string[] = ['platform.changed_meanwhile', 'platform.act_not_now'];

/** A refusal because of what somebody has done to a record meanwhile says who did it and when. */
export async function saySince<T>(
  host: Pick<Host, 'dispatcher' | 'log' | 'nameOf'>,
  def: RecordDefinition,
  id: string,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Refused) || !meanwhile.includes(error.rejection.code)) throw error;
    const { version } = await host.dispatcher.state(recordAggregate(def), id);
    const [last] = await host.log.read(`${def.entity}-${id}`, { after: version - 1 });
    if (!last) throw error;
    const params = {
      ...error.rejection.params,
      who: await host.nameOf(last.meta.actor.id),
      at: last.meta.occurred_at,
    };
    throw new Refused({ ...error.rejection, params });
  }
}
