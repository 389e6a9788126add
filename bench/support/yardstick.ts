import pg from 'pg';
import { newId } from '@portal/platform/ids/ids.ts';
import { appAddress } from '@portal/platform/postgres/pools.ts';

/** The yardstick: one prepared, durable INSERT of one row after the other on each connection, each its own commit. */
export interface Yardstick {
  /** Rows per second with so many connections, for so many milliseconds. */
  run(connections: number, milliseconds: number): Promise<number>;
  close(): Promise<void>;
}

/** The row is an event in a table with the keys that any log needs: position, stream with version, event id. */
export async function createYardstick(url: string, data: object, meta: object): Promise<Yardstick> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`create schema if not exists bench; grant usage, create on schema bench to public;
    create table if not exists bench.yardstick (id bigint generated always as identity primary key,
      stream_id text not null, version int not null, type text not null, data json not null, meta json not null,
      event_id uuid not null unique, unique (stream_id, version));
    grant all on bench.yardstick to public;`);
  await owner.end();
  const clients: pg.Client[] = [];
  const [dataText, metaText] = [JSON.stringify(data), JSON.stringify(meta)];
  return {
    async run(connections, milliseconds) {
      while (clients.length < connections) {
        const client = new pg.Client({ connectionString: appAddress(url) });
        await client.connect();
        clients.push(client);
      }
      let rows = 0;
      const started = performance.now();
      await Promise.all(
        clients.slice(0, connections).map(async client => {
          while (performance.now() - started < milliseconds) {
            await client.query({
              name: 'yardstick',
              text: 'insert into bench.yardstick (stream_id, version, type, data, meta, event_id) values ($1, $2, $3, $4, $5, $6)',
              values: [`seats-${newId()}`, 1, 'SeatTaken', dataText, metaText, newId()],
            });
            rows += 1;
          }
        }),
      );
      return rows / ((performance.now() - started) / 1000);
    },
    async close() {
      await Promise.all(clients.map(client => client.end()));
    },
  };
}
