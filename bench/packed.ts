import { demoPassword } from '@portal/event-schemas/identity/demo-accounts.ts';
import { ensureFrontend } from '@portal/platform/host/frontend-build.ts';
import { noProgress } from '@portal/platform/logging/progress.ts';
import { prepareInstallation } from './support/portal.ts';
import { machine, median, printTable, verdict } from './support/report.ts';
import { ask, type Latencies } from './support/users.ts';

/**
 * `npm run bench:packed [-- rounds]`: long answers at the demo university for browsers that take them packed and for others, by turns: as 20 people ask, who
 * look at an answer for a second, and as 20 who ask again at once, when the portal has no time to pack.
 */
const users = 20;
const rounds = Number(process.argv[2] ?? 5);
const answers = [
  { answer: 'course list of a student', login: 'student', path: '/organizations/side_bar_list/' },
  {
    answer: 'students, 25 rows',
    login: 'office',
    path: '/curriculum/students/?range=[0,24]&sort=["code","ASC"]&filter={}',
  },
];
const kinds = { packed: 'accept-encoding: gzip, deflate, br\r\n', plain: '' } as const;
type Kind = keyof typeof kinds;

await ensureFrontend(noProgress);
const installation = await prepareInstallation();
try {
  const server = await installation.serve({ PORTAL_DEMO: 'true' });
  try {
    const rows: Record<string, string | number>[] = [];
    for (const { answer, login, path } of answers) {
      const browser = await headersOf(server.port, login);
      const bytes: Record<Kind, number> = { packed: 0, plain: 0 };
      const times = { packed: [] as Latencies[], plain: [] as Latencies[] };
      const rushes = { packed: [] as Latencies[], plain: [] as Latencies[] };
      for (let round = 0; round < rounds; round++)
        for (const kind of ['packed', 'plain'] as const) {
          const request = { path: encodeURI(path), headers: browser + kinds[kind] };
          const requests = (each: number) => Array.from({ length: each * users }, () => request);
          await ask(server.port, 1, [request], {
            look: ({ headers }) => {
              bytes[kind] = Number(/content-length: (\d+)/i.exec(headers)![1]);
            },
          });
          times[kind].push(await ask(server.port, users, requests(6), { people: true }));
          rushes[kind].push(await ask(server.port, users, requests(60)));
          // What was busy comes to rest.
          await new Promise(resolve => {
            setTimeout(resolve, 1500);
          });
        }
      const of = (all: readonly Latencies[], value: keyof Latencies): number => median(all.map(one => one[value]));
      for (const kind of ['packed', 'plain'] as const)
        rows.push({
          answer,
          sent: kind,
          KiB: (bytes[kind] / 1024).toFixed(1),
          'people, p50 ms': of(times[kind], 'p50'),
          'people, p95 ms': of(times[kind], 'p95'),
          'at once, requests/s': of(rushes[kind], 'perSecond'),
          'at once, p95 ms': of(rushes[kind], 'p95'),
        });
      verdict(`${answer}, KiB packed / plain`, bytes.packed / bytes.plain, 0.35, 'less');
      verdict(
        `${answer}, requests/s at once, packed / plain`,
        median(rushes.packed.map(({ perSecond }, round) => perSecond / rushes.plain[round]!.perSecond)),
        0.95,
        'more',
      );
    }
    printTable(`Packed answers, ${users} users, medians of ${rounds} turns (${machine()})`, rows);
  } finally {
    await server.stop();
  }
} finally {
  await installation.clear();
}
process.exit();

/** Of a browser in which somebody has logged in. */
async function headersOf(port: number, login: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: demoPassword }),
  });
  if (!reply.ok) throw new Error(`${login} could not log in: ${reply.status} ${await reply.text()}`);
  const cookies = reply.headers.getSetCookie().map(cookie => cookie.split(';')[0]);
  return `cookie: ${cookies.join('; ')}\r\naccept-language: ru\r\n`;
}
