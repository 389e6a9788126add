import { Client } from 'ldapts';
import { newId } from '@portal/platform/ids/ids.ts';
import { base, dnOf, entries, haveSlapd, passwordOf, reader, startSlapd } from '../test/support/slapd.ts';
import { prepareInstallation } from './support/portal.ts';
import { machine, percentile, printTable, verdict } from './support/report.ts';
import { signIn } from './support/users.ts';
import { drive, type Wire } from './support/wire.ts';

/**
 * `npm run bench:directory [-- <seconds>]`: log-ins by a directory (OpenLDAP) of 100,000 people, through HTTP, against the same questions asked of it directly:
 * a look for the person and a bind as them.
 */
if (!haveSlapd) {
  console.error('slapd is missing (Debian: apt-get install slapd).');
  process.exit(2);
}
const seconds = Number(process.argv[2] ?? 15);
const people = 100_000;
const coming = 2000;
const clients = 8;
const uids = Array.from({ length: people }, (_, nth) => `person${nth}`);
const inAll = (text: string) => ({ ru: text, kk: text, en: text, ky: text });

const slapd = await startSlapd({ ldif: entries(uids) });
const installation = await prepareInstallation();
try {
  const host = await installation.host(['command-service', 'projection-service']);
  const administrator = await signIn(host, newId(), ['org_admin']);
  await host.stop();
  const server = await installation.serve({}, ['command-service', 'projection-service', 'notification-worker']);
  try {
    await drive('127.0.0.1', server.port, 1, [0], wire => makeWay(wire, administrator));
    const first = await logInAll();
    await logInFor(2);
    const bareBefore = await bare(seconds / 3);
    const linked = await logInFor(seconds);
    const bareAfter = await bare(seconds / 3);
    const bareTimes = [...bareBefore, ...bareAfter];
    const row = (what: string, times: readonly number[]) => ({
      what,
      'p50 ms': percentile(times, 0.5),
      'p95 ms': percentile(times, 0.95),
      'p99 ms': percentile(times, 0.99),
      number: times.length,
    });
    printTable(`Log-ins by a directory of ${people} people, ${clients} clients (${machine()})`, [
      row('a look and a bind, and nothing else', bareTimes),
      row('first log-ins, which open an account', first),
      row('log-ins of linked accounts', linked),
    ]);
    verdict('log-in of a linked account, p99 in ms', percentile(linked, 0.99), 300, 'less');
    verdict('first log-in, p99 in ms', percentile(first, 0.99), 1000, 'less');
  } finally {
    await server.stop();
  }

  async function logIn(wire: Wire, nth: number): Promise<number> {
    const uid = uids[nth % coming]!;
    const body = JSON.stringify({ login: uid, password: passwordOf(uid) });
    const answer = await wire.send('POST', '/api/v1/user/login/', '', body);
    if (answer.status !== 200) throw new Error(`${uid}: ${answer.status} ${answer.body}`);
    return answer.ms;
  }
  /** Everybody for the first time. */
  async function logInAll(): Promise<number[]> {
    const times: number[] = [];
    const each = Array.from({ length: coming }, (_, nth) => nth);
    await drive('127.0.0.1', server.port, clients, each, async (wire, nth) => {
      times.push(await logIn(wire, nth));
    });
    return times;
  }
  async function logInFor(duration: number): Promise<number[]> {
    const times: number[] = [];
    const end = performance.now() + duration * 1000;
    let next = 0;
    await drive('127.0.0.1', server.port, clients, Array.from({ length: clients }), async wire => {
      while (performance.now() < end) times.push(await logIn(wire, next++));
    });
    return times;
  }
} finally {
  await installation.clear();
  await slapd.close();
}
process.exit();

async function makeWay(wire: Wire, administrator: string): Promise<void> {
  const post = async (path: string, body: unknown): Promise<any> => {
    const answer = await wire.send('POST', `/api/v1${path}`, administrator, JSON.stringify(body));
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body);
  };
  const { uid } = await post('/identity/ways_in/', {
    ...{
      name: inAll('Directory'),
      kind: 'directory',
      is_on: true,
      host: '127.0.0.1',
      port: slapd.port,
      security: 'none',
    },
    ...{ base, bind_name: reader.dn, opens_accounts: true, new_roles: ['student'] },
  });
  await post(`/identity/ways_in/${uid}/secret/`, { secret: reader.password });
}

/** What a log-in asks of the directory, by as many at once. */
async function bare(duration: number): Promise<number[]> {
  const url = `ldap://127.0.0.1:${slapd.port}`;
  const looking = new Client({ url });
  await looking.bind(reader.dn, reader.password);
  const times: number[] = [];
  const end = performance.now() + duration * 1000;
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const uid = uids[next++ % coming]!;
        const began = performance.now();
        await looking.search(base, { scope: 'sub', filter: `(uid=${uid})`, attributes: ['entryUUID'] });
        const own = new Client({ url });
        await own.bind(dnOf(uid), passwordOf(uid));
        await own.unbind();
        times.push(performance.now() - began);
      }
    }),
  );
  await looking.unbind();
  return times;
}
