import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Installation } from './portal.ts';
import { warmUp, type Rush } from './rush.ts';
import { drive, type Wire } from './wire.ts';

/** Connections of the twin: more than this makes it slower on a small machine. */
const connections = 24;

/** Drives the same demand through the CRUD twin with the same number of clients; answers registrations per second. */
export async function rushTwin(
  { url, environment }: Installation,
  port: number,
  clients: number,
  rush: Rush,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 2 }).on('error', () => undefined);
  await pool.query(
    `drop schema if exists twin cascade; create schema twin; grant usage on schema twin
      to portal_app;
        create table twin.lessons (uid uuid primary key, capacity int not null, taken int not null default 0);
        create table twin.registrations (student uuid not null, lesson uuid not null, primary key (student, lesson));
        grant all on all tables in schema twin
      to portal_app`,
  );
  await pool.query('insert into twin.lessons (uid, capacity) select * from unnest($1::uuid[], $2::int[])', [
    [...rush.capacities.keys()],
    [...rush.capacities.values()],
  ]);
  const twin = fork(fileURLToPath(new URL('./twin.ts', import.meta.url)), [url, String(port), String(connections)], {
    env: environment,
    execArgv: ['--max-semi-space-size=128', '--import', 'tsx'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      twin.once('message', () => resolve());
      twin.once('exit', code => reject(new Error(`the twin ended with ${code}`)));
    });
    const requests = rush.wishes.map(wish => ({
      headers: wish.headers,
      body: JSON.stringify({ student: wish.student, lessons: wish.lessons }),
    }));
    const one = async (wire: Wire, { headers, body }: (typeof requests)[number]): Promise<void> => {
      const answer = await wire.send('POST', '/api/v1/twin/registrations/', headers, body);
      if (answer.status !== 200 && answer.status !== 409) throw new Error(`the twin failed: ${answer.body}`);
    };
    await drive('127.0.0.1', port, clients, requests.slice(0, warmUp), one);
    const measured = requests.slice(warmUp);
    return measured.length / (await drive('127.0.0.1', port, clients, measured, one));
  } finally {
    twin.removeAllListeners('exit');
    twin.kill();
    await pool.end();
  }
}
