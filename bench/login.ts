import { account } from '@portal/command-service/identity/account/account.ts';
import { keepHashes } from '@portal/command-service/identity/passwords/credentials.ts';
import { hashPassword, passwordMatches } from '@portal/command-service/identity/passwords/hashing.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { prepareInstallation } from './support/portal.ts';
import { machine, percentile, printTable, verdict } from './support/report.ts';
import { ask, signIn } from './support/users.ts';
import { drive } from './support/wire.ts';

/**
 * `npm run bench:login [-- <seconds>]`: log-ins per second through HTTP, while somebody keeps asking for the list of accounts; against checking
 * passwords and doing nothing else, on the same cores in the same run. argon2id with 19 MiB, two passes, one lane (OWASP).
 */
const seconds = Number(process.argv[2] ?? 15);
const people = 2000;
const clients = 32;
const password = 'Portal-2026';

const installation = await prepareInstallation();
try {
  const hash = await hashPassword(password);
  const administrator = await prepare(hash);
  const server = await installation.serve({}, ['command-service', 'projection-service', 'notification-worker']);
  try {
    await logInFor(2);
    const bareBefore = await bare(seconds / 3);
    let over = false;
    const lists: number[] = [];
    const asking = (async () => {
      while (!over) {
        await ask(server.port, 1, [{ path: '/identity/accounts/?page=0&page_size=20', headers: administrator }], {
          look: answer => {
            lists.push(answer.ms);
          },
        });
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    })();
    const [{ perSecond, times }] = await Promise.all([
      logInFor(seconds).finally(() => {
        over = true;
      }),
      asking,
    ]);
    const bareAfter = await bare(seconds / 3);
    const passwords = (bareBefore + bareAfter) / 2;
    printTable(`Log-ins, ${clients} clients, ${people} people (${machine()})`, [
      { what: 'checking passwords and nothing else', 'per second': passwords, ratio: 1, 'p50 ms': '', 'p99 ms': '' },
      {
        what: 'log-ins through HTTP',
        'per second': perSecond,
        ratio: perSecond / passwords,
        'p50 ms': percentile(times, 0.5),
        'p99 ms': percentile(times, 0.99),
      },
      {
        what: 'list of accounts meanwhile',
        'per second': lists.length / seconds,
        ratio: '',
        'p50 ms': percentile(lists, 0.5),
        'p99 ms': percentile(lists, 0.99),
      },
    ]);
    verdict('log-ins a second', perSecond, 78, 'more');
    verdict('list meanwhile, p99 in ms', percentile(lists, 0.99), 200, 'less');
  } finally {
    await server.stop();
  }

  async function logInFor(duration: number): Promise<{ perSecond: number; times: number[] }> {
    const times: number[] = [];
    const end = performance.now() + duration * 1000;
    let next = 0;
    const took = await drive('127.0.0.1', server.port, clients, Array.from({ length: clients }), async wire => {
      while (performance.now() < end) {
        const answer = await wire.send(
          'POST',
          '/api/v1/user/login/',
          '',
          JSON.stringify({ login: `person${next++ % people}`, password }),
        );
        if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body}`);
        times.push(answer.ms);
      }
    });
    return { perSecond: times.length / took, times };
  }

  /** Password checks a second, as many at once as the portal does. */
  async function bare(duration: number): Promise<number> {
    const end = performance.now() + duration * 1000;
    let done = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (performance.now() < end) {
          if (!(await passwordMatches(password, hash))) throw new Error('the password does not match');
          done++;
        }
      }),
    );
    return done / duration;
  }
} finally {
  await installation.clear();
}
process.exit();

/** Opens the accounts, all with the same password; answers the headers of an administrator's browser. */
async function prepare(hash: string): Promise<string> {
  const host = await installation.host(['command-service', 'projection-service']);
  try {
    const uids = Array.from({ length: people }, () => newId());
    const credentials = await keepHashes(
      host,
      uids.map(uid => ({ account: uid, hash })),
    );
    const open = host.commands.get('OpenAccount')!;
    const context = { actor: { id: 'system', roles: ['system'] }, locale: 'en' as const, correlation_id: newId() };
    await Promise.all(
      uids.map(async (uid, index) => {
        const data = {
          account: uid,
          login: `person${index}`,
          last_name: 'Person',
          first_name: String(index),
          middle_name: '',
          email: '',
          phone: '+77010000000',
          roles: ['student'],
          credential: credentials[index],
          must_change_password: false,
        };
        const outcome = await host.dispatcher.dispatch(open, data, context);
        if (!outcome.ok) throw new Error(`${account.name}: ${outcome.rejection.code}`);
      }),
    );
    await host.waitForReadModels(await host.log.head(), 60_000);
    return await signIn(host, newId(), ['org_admin']);
  } finally {
    await host.stop();
  }
}
