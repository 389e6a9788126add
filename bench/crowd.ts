import path from 'node:path';
import { prepareInstallation } from './support/portal.ts';
import { machine, median, percentile, printTable, verdict } from './support/report.ts';
import { prepareRush } from './support/rush.ts';
import { writeTerm } from './support/term.ts';
import { Wire } from './support/wire.ts';

/**
 * `npm run bench:crowd`: the first second of a registration morning. 200 browsers connect at the same moment and ask for three things one after the other;
 * yardstick: the same where all connections are open already. How long does the unluckiest wait for the first answer? Both take turns.
 */
const browsers = 200;
const rounds = 3;
const paths = ['/user/my_roles/', '/common/settings/', '/organizations/status_info/'];

const installation = await prepareInstallation();
try {
  const file = path.join(installation.environment['PORTAL_DATA']!, 'term.xml');
  writeTerm(file);
  const rush = await prepareRush(installation, file);
  const crowd = [...new Map(rush.wishes.map(wish => [wish.student, wish.headers])).values()].slice(0, browsers);
  const server = await installation.serve({}, ['command-service', 'projection-service', 'notification-worker']);
  try {
    await morning(true);
    const turns = { connecting: [] as Morning[], open: [] as Morning[] };
    for (let round = 0; round < rounds; round++) {
      turns.connecting.push(await morning(false));
      turns.open.push(await morning(true));
    }
    const row = (what: string, mornings: readonly Morning[]) => ({
      what,
      'first answer p50 ms': median(mornings.map(one => one.p50)),
      'the last first answer ms': median(mornings.map(one => one.last)),
      'all answered ms': median(mornings.map(one => one.all)),
    });
    printTable(
      `${browsers} browsers at once, ${paths.length} questions each, medians of ${rounds} rounds in turn (${machine()})`,
      [row('all connect', turns.connecting), row('all are connected', turns.open)],
    );
    verdict(
      'longest wait for the first answer, connecting / connected',
      median(turns.connecting.map(({ last }, round) => last / turns.open[round]!.last)),
      1.5,
      'less',
    );
  } finally {
    await server.stop();
  }

  interface Morning {
    p50: number;
    last: number;
    all: number;
  }
  async function morning(connected: boolean): Promise<Morning> {
    const wires = await Promise.all(crowd.map(() => Wire.open('127.0.0.1', server.port)));
    if (connected)
      for (const [index, wire] of wires.entries()) await wire.send('GET', '/api/v1/user/my_roles/', crowd[index]!);
    const started = performance.now();
    const firsts: number[] = [];
    await Promise.all(
      wires.map(async (wire, index) => {
        for (const [question, asked] of paths.entries()) {
          const answer = await wire.send('GET', `/api/v1${asked}`, crowd[index]!);
          if (answer.status !== 200) throw new Error(`${asked}: ${answer.status} ${answer.body}`);
          if (question === 0) firsts.push(answer.ms);
        }
      }),
    );
    const all = performance.now() - started;
    for (const wire of wires) wire.close();
    return { p50: percentile(firsts, 0.5), last: Math.max(...firsts), all };
  }
} finally {
  await installation.clear();
}
process.exit();
