import path from 'node:path';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { liveThrough } from './support/history.ts';
import { longStreams } from './support/long-streams.ts';
import { prepareInstallation } from './support/portal.ts';
import { figure, machine, percentile, printTable, verdict } from './support/report.ts';
import { prepareRush } from './support/rush.ts';
import { writeTerm } from './support/term.ts';
import { ask, signIn } from './support/users.ts';

/**
 * `npm run bench:past [-- <events> <students>]`: the state of streams of 10,000 events as of any version, beside the
 * state now; then the portal as of a moment over a term that was lived through: how long it takes from zero, moved on
 * and back, and how quick its lists are beside those of the present.
 */
const events = Number(process.argv[2] ?? 60_000);
const students = Number(process.argv[3] ?? 2500);
const long = 10_000;
const looks = 60;
const rounds = 100;

const installation = await prepareInstallation();
try {
  const file = path.join(installation.environment['PORTAL_DATA']!, 'term.xml');
  writeTerm(file, 'bench-term', students);
  const total = await liveThrough(installation, await prepareRush(installation, file), events);
  const host = await installation.host(['command-service', 'projection-service']);
  try {
    while (!(await host.waitForReadModels(await host.log.head(), 60_000)));
    const auditor = await signIn(host, newId(), ['auditor']);
    const streams = await longStreams(host, long);
    const server = await installation.serve({}, ['command-service', 'projection-service']);
    try {
      await measureStates(server.port, auditor, streams);
      await measurePasts(host, server.port, auditor, total);
    } finally {
      await server.stop();
    }
  } finally {
    await host.stop();
  }
} finally {
  await installation.clear();
}
process.exit();

async function measureStates(port: number, headers: string, streams: Record<string, string>): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  let worst = 0;
  for (const [name, stream] of Object.entries(streams)) {
    const requests = Array.from({ length: looks }, (_, look) => ({
      path: `/audit/streams/${stream}/state/?version=${1 + ((look * 7919) % long)}`,
      headers,
    }));
    // The first look folds the whole stream, later ones begin at the nearest state that was kept.
    const first = await ask(port, 1, [{ path: `/audit/streams/${stream}/state/?version=${long / 2}`, headers }]);
    let bytes = 0;
    const { p50, p95 } = await ask(port, 1, requests, {
      look: answer => {
        bytes = Math.max(bytes, answer.body.length);
      },
    });
    worst = Math.max(worst, p95);
    rows.push({
      stream: name,
      events: long,
      'first look, ms': first.p50,
      'p50 ms': p50,
      'p95 ms': p95,
      'largest answer, KB': bytes / 1000,
    });
  }
  printTable(`State of a stream as of any version, beside the state now (${machine()})`, rows);
  verdict('as-of of a stream of 10 000 events, p95 in ms', worst, 200, 'less');
}

async function measurePasts(
  { snapshots, log }: RunningHost,
  port: number,
  headers: string,
  total: number,
): Promise<void> {
  const head = await log.head();
  const build = async (position: number, from?: string): Promise<{ uid: string; seconds: number }> => {
    const started = performance.now();
    const { uid } = await snapshots.ask({ position, account: 'bench', ...(from ? { from } : {}) });
    await snapshots.build(uid, async () => undefined);
    return { uid, seconds: (performance.now() - started) / 1000 };
  };
  const end = Math.floor(head * 0.9);
  const step = Math.min(5000, Math.floor(head * 0.05));
  const first = await build(end);
  const moves: [string, number][] = [
    ['moved on', end + step],
    ['moved back', end],
    ['moved back, further', end - step],
    ['moved on again', end],
    ['the event before', end - 1],
    ['the next event', end],
  ];
  const rowsOf = [{ what: 'from zero', to: end, seconds: first.seconds }];
  let view = first;
  for (const [what, to] of moves) {
    view = await build(to, view.uid);
    rowsOf.push({ what, to, seconds: view.seconds });
  }
  const copied = await build(Math.floor(head * 0.95));
  printTable(`The portal as of a moment, ${figure(total)} events in the log (${machine()})`, [
    ...rowsOf,
    { what: 'a second one', to: Math.floor(head * 0.95), seconds: copied.seconds },
  ]);
  const lists: Record<string, string> = {
    students: '/registration/students/?page_size=25',
    courses: '/registration/offerings/?page_size=25',
    'students then and now': `/registration/students/?against=${view.uid}&page_size=25`,
  };
  const rows: Record<string, string | number>[] = [];
  for (const [list, address] of Object.entries(lists)) {
    for (const [when, more] of [
      ['now', ''],
      ['then', `x-as-of: ${view.uid}\r\n`],
    ] as const) {
      if (address.includes('against') && when === 'then') continue;
      const requests = Array.from({ length: address.includes('against') ? 10 : rounds }, () => ({
        path: address,
        headers: headers + more,
      }));
      await ask(port, 1, requests.slice(0, 5));
      const { p50, p95 } = await ask(port, 1, requests);
      rows.push({ list, when, 'p50 ms': p50, 'p95 ms': p95 });
    }
  }
  printTable('Lists, one reader', rows);
  verdict('events put in a second, from zero', end / first.seconds, 10_000, 'more');
  const secondsOf = (wanted: string): number => rowsOf.find(({ what }) => what === wanted)!.seconds;
  verdict('moving back against moving on by as much', secondsOf('moved back') / secondsOf('moved on'), 1.5, 'less');
  verdict(
    'a list as of a moment, p95 in ms',
    percentile(
      rows.filter(row => row['when'] === 'then').map(row => Number(row['p95 ms'])),
      1,
    ),
    50,
    'less',
  );
}
