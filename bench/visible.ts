import type { Installation } from './support/portal.ts';
import { percentile } from './support/report.ts';
import type { Rush, Wish } from './support/rush.ts';
import { drive, Wire } from './support/wire.ts';

/** Milliseconds from a command being sent to the first query that shows its change, and how many queries were answered before that. */
export interface Visibility {
  p50: number;
  p99: number;
  samples: number;
  stale: number;
}
const services = ['command-service', 'projection-service', 'notification-worker'];
const probes = 300;

/** A student registers and asks for the card at once: while nothing else happens, and in the middle of a rush of 200 clients. */
export async function measureVisibility(
  installation: Installation,
  rush: Rush,
): Promise<{ idle: Visibility; rush: Visibility }> {
  const once = [...new Map(rush.wishes.map(wish => [wish.student, wish])).values()];
  const [warm, idle, busy] = [once.slice(0, 50), once.slice(50, 50 + probes), once.slice(50 + probes, 50 + 2 * probes)];
  const probed = new Set([...warm, ...idle, ...busy].map(wish => wish.student));
  const crowd = rush.wishes.filter(wish => !probed.has(wish.student));
  const server = await installation.serve({ PORTAL_QUEUE_LIMIT: '100000' }, services);
  try {
    await probe(server.port, warm);
    const quiet = await probe(server.port, idle);
    let over = false;
    const rushing = drive(
      '127.0.0.1',
      server.port,
      200,
      crowd,
      async (wire, wish) => void (await wire.send('POST', wish.path, wish.headers, wish.body)),
    ).finally(() => {
      over = true;
    });
    const crowded = await probe(server.port, busy, () => over);
    await rushing;
    return { idle: quiet, rush: crowded };
  } finally {
    await server.stop();
  }
}

async function probe(port: number, wishes: readonly Wish[], over = () => false): Promise<Visibility> {
  const wire = await Wire.open('127.0.0.1', port);
  const times: number[] = [];
  let stale = 0;
  for (const wish of wishes) {
    if (over()) break;
    const sent = performance.now();
    const answer = await wire.send('POST', wish.path, wish.headers, wish.body);
    if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.body}`);
    if (answer.status >= 400) continue;
    const position = /x-portal-position: (\d+)/i.exec(answer.headers)?.[1] ?? '0';
    for (;;) {
      const { status, body } = await wire.send(
        'GET',
        '/api/v1/organizations/status_info/',
        `${wish.headers}x-portal-position: ${position}\r\n`,
      );
      if (status !== 200) throw new Error(`${status}: ${body}`);
      if ((JSON.parse(body) as { current_credit: number }).current_credit > 0) break;
      stale++;
    }
    times.push(performance.now() - sent);
  }
  wire.close();
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), samples: times.length, stale };
}
