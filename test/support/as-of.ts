import { asOfView, type AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Client } from './client.ts';

/** Asks for the portal as of a moment and waits until it is ready. */
export async function lookBack(
  who: Client,
  wanted: { moment?: string; position?: number; from?: string },
): Promise<AsOfView> {
  const { status, body } = await who.post('/audit/as_of/', wanted);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  let view = asOfView.parse(body);
  while (view.status === 'waiting' || view.status === 'building') {
    await sleep(50);
    view = asOfView.parse((await who.get(`/audit/as_of/${view.uid}/`)).body);
  }
  if (view.status === 'failed') throw new Error('The view could not be built');
  return view;
}

/** A query answered from a view, as a student saw it where `subject` is given. */
export const seen = (
  who: Client,
  view: Pick<AsOfView, 'uid'>,
  path: string,
  query: Record<string, string | number> = {},
  subject?: string,
): Promise<Answer> =>
  who.call('GET', path, {
    query,
    headers: { 'x-as-of': view.uid, ...(subject ? { 'x-as-of-subject': subject } : {}) },
  });
