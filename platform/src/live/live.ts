import type { Logger } from 'pino';
import type { Live } from '../service.ts';
import type { OpenCarrier } from './carrier.ts';
import { createHub, everyChannel, touchedType, type LiveMessage } from './hub.ts';
import type { SocketLimits } from './types.ts';

const batchEvery = 10;
/** Keys of one message; more become several, so that each fits into a NOTIFY. */
const keysAtOnce = 100;

/** Live messages: what one process publishes, the browsers of all processes hear. Messages of a moment travel together. */
export function createLive({
  carrier: open,
  logger,
  limits,
}: {
  carrier: OpenCarrier;
  logger: Logger;
  limits: SocketLimits;
}): Live {
  const hub = createHub(limits);
  const carrier = open({ heard: hub.deliver, missed: hub.refresh });
  let waiting: LiveMessage[] = [];
  let flushing: Promise<void> | null = null;

  const flush = async (): Promise<void> => {
    await new Promise(resolve => {
      setTimeout(resolve, batchEvery);
    });
    const messages = merged(waiting);
    waiting = [];
    flushing = null;
    await carrier.send(messages);
  };

  const publish: Live['publish'] = (name, message) => {
    waiting.push({ channel: name, ...message });
    return (flushing ??= flush());
  };

  return {
    publish,
    touched: keys => {
      for (let start = 0; start < keys.length; start += keysAtOnce) {
        publish(everyChannel, { type: touchedType, keys: keys.slice(start, start + keysAtOnce) }).catch(
          (error: unknown) => logger.warn({ err: error }, 'a live message was lost'),
        );
      }
    },
    get size() {
      return hub.size;
    },
    isFull: hub.isFull,
    join: hub.join,
    check: hub.check,
    dismiss: hub.dismiss,
    stop: async () => {
      carrier.close();
      await flushing?.catch(() => undefined);
      hub.close();
    },
  };
}

/** Messages that only name keys become one for each channel and type. */
export function merged(messages: readonly LiveMessage[]): LiveMessage[] {
  const keys = new Map<string, Set<string>>();
  const others: LiveMessage[] = [];
  for (const message of messages) {
    if (message.accounts !== undefined || message.data !== undefined || message.each !== undefined) {
      others.push(message);
      continue;
    }
    const name = JSON.stringify([message.channel, message.type]);
    const known = keys.get(name) ?? new Set<string>();
    for (const key of message.keys ?? []) known.add(key);
    keys.set(name, known);
  }
  for (const [name, all] of keys) {
    const [to, type] = JSON.parse(name) as [string, string];
    const list = [...all];
    for (let start = 0; start < list.length; start += keysAtOnce)
      others.push({ channel: to, type, keys: list.slice(start, start + keysAtOnce) });
  }
  return others;
}
