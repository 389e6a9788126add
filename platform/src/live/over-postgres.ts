import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { newId } from '../ids/ids.ts';
import type { Listener } from '../postgres/listener.ts';
import type { Migration } from '../postgres/migrate.ts';
import { notify } from '../postgres/notify.ts';
import type { OpenCarrier } from './carrier.ts';
import type { LiveMessage } from './hub.ts';

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

/** Live messages by LISTEN and NOTIFY. Messages of a moment share one NOTIFY. */
export const liveOverPostgres =
  (pool: Pool, listener: Listener, logger: Logger): OpenCarrier =>
  ({ heard, missed }) => {
    const read = async (payload: string): Promise<void> => {
      const content = JSON.parse(payload) as LiveMessage[] | { reference: string };
      for (const message of Array.isArray(content) ? content : await kept(content.reference, pool)) heard(message);
    };
    // One after the other: a short message must not overtake one that is still being fetched.
    let reading: Promise<void> = Promise.resolve();
    const stopListening = listener.on(
      channel,
      payload => {
        reading = reading
          .then(() => read(payload))
          .catch((error: unknown) => logger.error({ err: error }, 'a live message could not be read'));
      },
      missed,
    );
    return {
      send: async messages => {
        for (const payload of await payloads(messages, pool)) await notify(pool, channel, payload);
      },
      close: stopListening,
    };
  };

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
