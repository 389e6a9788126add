import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { logInEventStore, logInPostgres } from '../../test/reliability/support/raw-log.ts';
import { eventStoreNode, eventStoreProgram } from '../../test/support/event-store.ts';
import { cpuOf, cpuWithChildren, parentOf } from './cpu.ts';
import { prepareInstallation } from './portal.ts';
import { machine, median, printTable, verdict } from './report.ts';
import { checkSeats, prepareRush, runRush, type RushResult } from './rush.ts';

/** Of a rush on one log. CPU in milliseconds a wish; NaN where nobody says, because the event store runs elsewhere. */
interface OnLog extends RushResult {
  portal: number;
  postgres: number;
  store: number;
  oversold: number;
  lost: number;
}
type Figure = 'perSecond' | 'p50' | 'p95' | 'p99' | 'portal' | 'postgres' | 'store';
const places = ['PostgreSQL', 'event store'] as const;
type Place = (typeof places)[number];

/**
 * `npm run bench:rush -- --logs [rounds]`: the same rush with the log in PostgreSQL and in an event store, by turns. The store is started from
 * `EVENTSTORE_SERVER`, or the one that `EVENTSTORE_URL` names.
 */
export async function compareLogs(termFile: (data: string) => string, clients: number, rounds: number): Promise<void> {
  if (!eventStoreProgram && !process.env['EVENTSTORE_URL'])
    throw new Error('name an event store in EVENTSTORE_SERVER or EVENTSTORE_URL');
  const results: Record<Place, OnLog[]> = { PostgreSQL: [], 'event store': [] };
  for (let round = 0; round < rounds; round++)
    for (const place of places) results[place].push(await rushOn(place, termFile, clients));
  const figure = (place: Place, of: Figure): number => median(results[place].map(result => result[of]));
  printTable(
    `Registration rush by log, ${clients} clients, medians of ${rounds} rounds by turns (${machine()})`,
    places.map(place => ({
      log: place,
      'registrations/s': figure(place, 'perSecond'),
      ratio: figure(place, 'perSecond') / figure('PostgreSQL', 'perSecond'),
      'p50 ms': figure(place, 'p50'),
      'p95 ms': figure(place, 'p95'),
      'p99 ms': figure(place, 'p99'),
      'CPU ms a wish: portal': figure(place, 'portal'),
      PostgreSQL: figure(place, 'postgres'),
      'event store': place === 'PostgreSQL' ? 0 : figure(place, 'store'),
    })),
  );
  for (const place of places) {
    const sum = (of: 'oversold' | 'lost'): number => results[place].reduce((all, result) => all + result[of], 0);
    verdict(`${place}: oversold seats`, sum('oversold'), 0, 'less');
    verdict(`${place}: acknowledged registrations that are not in the log`, sum('lost'), 0, 'less');
  }
}

async function rushOn(place: Place, termFile: (data: string) => string, clients: number): Promise<OnLog> {
  const node = place === 'event store' && eventStoreProgram ? await eventStoreNode() : undefined;
  await node?.start();
  const url = place === 'event store' ? (node?.url ?? process.env['EVENTSTORE_URL']!) : '';
  const prefix = url ? `b${randomUUID()}-` : '';
  const installation = await prepareInstallation({ EVENTSTORE_URL: url, EVENTSTORE_PREFIX: prefix });
  const pool = new pg.Pool({ connectionString: installation.url, max: 1 }).on('error', () => undefined);
  try {
    const query = async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows;
    const demand = await prepareRush(installation, termFile(installation.environment['PORTAL_DATA']!));
    const postmaster = parentOf((await query('select pg_backend_pid() as pid'))[0].pid);
    const server = await installation.serve({ PORTAL_QUEUE_LIMIT: '100000' }, [
      'command-service',
      'projection-service',
      'notification-worker',
    ]);
    const cpu = (): [portal: number, postgres: number, store: number] => [
      cpuOf(server.child.pid!),
      cpuWithChildren(postmaster),
      node ? cpuOf(node.child()!.pid!) : Number.NaN,
    ];
    let result: RushResult;
    let used: number[];
    try {
      const before = cpu();
      result = await runRush(server.port, clients, demand);
      used = cpu().map((now, index) => (now - before[index]!) / demand.wishes.length);
    } finally {
      await server.stop();
    }
    const log = url ? logInEventStore(url, prefix) : logInPostgres(query);
    const [portal, postgres, store] = used as [number, number, number];
    return { ...result, portal, postgres, store, ...checkSeats(await log.rows(), result, demand) };
  } finally {
    await pool.end();
    await installation.clear();
    await node?.clear();
  }
}
