import { existsSync } from 'node:fs';
import path from 'node:path';
import { cpuOf } from './support/cpu.ts';
import { freePort, prepareInstallation } from './support/portal.ts';
import { figure, machine, printTable, verdict } from './support/report.ts';
import { checkSeats, prepareRush, runRush, warmUp, type RushResult } from './support/rush.ts';
import { compareLogs } from './support/rush-logs.ts';
import { writeTerm } from './support/term.ts';
import { rowsAt } from './support/rows.ts';
import { rushTwin } from './support/rush-twin.ts';
import { singleRowInserts } from './support/inserts.ts';

/**
 * `npm run bench:rush -- [file.xml] [--clients 200]`: a registration morning. Imports a real term (ITC 2019; without a file an
 * invented one of the same size), makes a fifth of the wishes impossible, opens the period and drives all wishes of all signed-in
 * students through HTTP as fast as they go. In the same run and on the same database: a plain CRUD twin, and single-row durable inserts.
 * `--logs [rounds]` compares the rush on PostgreSQL with that on an event store instead (support/rush-logs.ts).
 */
const args = process.argv.slice(2);
const clients = Number(args[args.indexOf('--clients') + 1] || 0) || 200;
const given = args.find(arg => arg.endsWith('.xml'));
if (given && !existsSync(given)) throw new Error(`there is no file ${given}`);
const termFile = (data: string): string => {
  if (given) return given;
  const file = path.join(data, 'term.xml');
  writeTerm(file);
  return file;
};
if (args.includes('--logs')) {
  await compareLogs(termFile, clients, Number(args[args.indexOf('--logs') + 1]) || 1);
  process.exit();
}

const rows: Record<string, string | number>[] = [];
let students = 0;
await measure('all courses', false);
await measure('one hot course', true);
printTable(
  `Registration rush, ${clients} clients, ${figure(students)} students; rates behind the first ${figure(warmUp)} wishes (${machine()})`,
  rows,
);
process.exit();

async function measure(name: string, hot: boolean): Promise<void> {
  const installation = await prepareInstallation();
  try {
    const demand = await prepareRush(installation, termFile(installation.environment['PORTAL_DATA']!), hot);
    students = demand.students;
    const server = await installation.serve({ PORTAL_QUEUE_LIMIT: '100000' }, [
      'command-service',
      'projection-service',
      'notification-worker',
    ]);
    let ours: RushResult;
    const cpu = cpuOf(server.child.pid!);
    let used: number;
    try {
      ours = await runRush(server.port, clients, demand);
      used = cpuOf(server.child.pid!) - cpu;
    } finally {
      await server.stop();
    }
    const seats = checkSeats(await rowsAt(installation.url), ours, demand);
    const twin = await rushTwin(installation, await freePort(), clients, demand);
    const inserts = await singleRowInserts(installation.url, clients, 4);
    rows.push({
      demand: name,
      wishes: demand.wishes.length,
      'registrations/s': ours.perSecond,
      accepted: ours.accepted,
      refused: ours.refused,
      'p50 ms': ours.p50,
      'p95 ms': ours.p95,
      'p99 ms': ours.p99,
      'CPU ms a wish': used / demand.wishes.length,
      'CRUD twin/s': twin,
      'ratio (a)': ours.perSecond / twin,
      'inserts/s': inserts,
      'ratio (b)': ours.perSecond / inserts,
      oversold: seats.oversold,
      lost: seats.lost,
    });
    printTable(
      `Refusals, ${name}`,
      Object.entries(ours.codes)
        .sort((a, b) => b[1] - a[1])
        .map(([code, count]) => ({ code, count })),
    );
    verdict(`${name}: oversold seats`, seats.oversold, 0, 'less');
    verdict(`${name}: acknowledged registrations that are not in the log`, seats.lost, 0, 'less');
    verdict(`${name}: ratio to the CRUD twin`, ours.perSecond / twin, 2, 'more');
    verdict(`${name}: ratio to single-row durable inserts`, ours.perSecond / inserts, 0.25, 'more');
    verdict(`${name}: p99 in ms`, ours.p99, 250, 'less');
  } finally {
    await installation.clear();
  }
}
