import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { newId } from '../ids/ids.ts';
import type { Listener } from '../postgres/listener.ts';
import type { Migration } from '../postgres/migrate.ts';
import { notify } from '../postgres/notify.ts';
import type { Live } from '../service.ts';
import { createHub, everyChannel, type LiveMessage } from './hub.ts';
import type { SocketLimits } from './types.ts';

/** Messages that do not fit into a NOTIFY; unlogged, for they are worthless after a crash. */
export const liveTables: Migration = {
  name: 'platform.live_messages',
  as: 'app',
  sql: `
create unlogged table if not exists platform.live_messages (id text primary key, messages jsonb not null, created_at timestamptz not null default now());
create index if not exists live_messages_created_at on platform.live_messages (created_at);
`,
};

const channel = 'portal_live';
/** PostgreSQL takes less than 8000 bytes. */
const payloadMax = 7900;
const batchEvery = 10;
/** Keys of one message; more become several, so that each fits into a NOTIFY. */
const keysAtOnce = 100;

/** Live messages through LISTEN/NOTIFY: what one process publishes, the browsers of all processes hear. Messages of a moment share one NOTIFY. */
export function createLive({
  pool,
  listener,
  logger,
  limits,
}: {
  pool: Pool;
  listener: Listener;
  logger: Logger;
  limits: SocketLimits;
}): Live {
  const hub = createHub(limits);
  let waiting: LiveMessage[] = [];
  let flushing: Promise<void> | null = null;

  const flush = async (): Promise<void> => {
    await new Promise(resolve => {
      setTimeout(resolve, batchEvery);
    });
    const messages = merged(waiting);
    waiting = [];
    flushing = null;
    for (const payload of await payloads(messages, pool)) await notify(pool, channel, payload);
  };
  const heard = async (payload: string): Promise<void> => {
    const content = JSON.parse(payload) as LiveMessage[] | { reference: string };
    for (const message of Array.isArray(content) ? content : await kept(content.reference, pool)) hub.deliver(message);
  };
  const stopListening = listener.on(channel, payload => {
    heard(payload).catch((error: unknown) => logger.error({ err: error }, 'a live message could not be read'));
  });

  const publish: Live['publish'] = (name, message) => {
    waiting.push({ channel: name, ...message });
    return (flushing ??= flush());
  };

  return {
    publish,
    touched: keys => {
      for (let start = 0; start < keys.length; start += keysAtOnce) {
        publish(everyChannel, { type: 'touched', keys: keys.slice(start, start + keysAtOnce) }).catch(
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
      stopListening();
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

/** As few NOTIFY payloads as will do; a message that is too long for one is kept in the table and referred to. */
async function payloads(messages: readonly LiveMessage[], pool: Pool): Promise<string[]> {
  const texts: string[] = [];
  let batch: string[] = [];
  let size = 2;
  const close = () => {
    if (batch.length) texts.push(`[${batch.join(',')}]`);
    batch = [];
    size = 2;
  };
  for (const message of messages) {
    const text = JSON.stringify(message);
    const bytes = Buffer.byteLength(text) + 1;
    if (bytes + 2 > payloadMax) {
      texts.push(JSON.stringify({ reference: await keep(text, pool) }));
      continue;
    }
    if (size + bytes > payloadMax) close();
    batch.push(text);
    size += bytes;
  }
  close();
  return texts;
}

async function keep(text: string, pool: Pool): Promise<string> {
  const id = newId();
  await pool.query(
    `with over as (delete from platform.live_messages where created_at < now() - interval '5 minutes')
      insert into platform.live_messages (id, messages) values ($1, $2::jsonb)`,
    [id, `[${text}]`],
  );
  return id;
}
const kept = async (id: string, pool: Pool): Promise<LiveMessage[]> =>
  (await pool.query<{ messages: LiveMessage[] }>('select messages from platform.live_messages where id = $1', [id]))
    .rows[0]?.messages ?? [];
