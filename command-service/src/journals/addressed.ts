import { lessonOf, sessionOf } from '@portal/event-schemas/journals/uids.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext, type Send } from '@portal/platform/http/types.ts';
import { journal, type OpenedJournal } from './journal.ts';

export type Caller = Pick<CallContext, 'host' | 'actor' | 'roles'>;
export type Sending = Caller & { send: Send };
export const notFound = () => new Refused(reject('platform.not_found'));
export const zoneOf = ({ host }: Pick<CallContext, 'host'>): string => host.config.timeZone;

/** The journal that a uid names. */
export async function journalOf({ host }: Pick<CallContext, 'host'>, uid: string): Promise<OpenedJournal> {
  if (!lessonOf(uid)) throw notFound();
  const { state } = await host.dispatcher.state(journal, uid);
  if (state.status === 'none') throw notFound();
  return state;
}
export function placeOf(uid: string) {
  const found = sessionOf(uid);
  if (!found) throw notFound();
  return found;
}
