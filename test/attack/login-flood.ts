import { afterAll, beforeAll, expect, it } from 'vitest';
import { startIdentity, type IdentityPortal, type Person } from '../support/identity.ts';
import { logInFrom, type LogInAnswer } from '../support/log-in-from.ts';
import type { Client } from '../support/client.ts';

let portal: IdentityPortal;
let people: (Person & { page: Client })[];
let reader: Client;
beforeAll(async () => {
  portal = await startIdentity();
  people = [];
  for (let n = 0; n < 40; n++) people.push(await portal.settled());
  reader = await portal.signedIn('office');
}, 300_000);
afterAll(() => portal.stop());

const seconds = 20;
let invented = 0;

/** 600 at a time, each again as soon as it is answered, until `over`. */
async function flood(over: () => boolean, one: (n: number) => Promise<LogInAnswer>): Promise<Map<number, number>> {
  const answers = new Map<number, number>();
  await Promise.all(
    Array.from({ length: 600 }, async () => {
      while (!over()) {
        const { status } = await one(invented++).catch(() => ({ status: 0 }));
        answers.set(status, (answers.get(status) ?? 0) + 1);
        // A refused client that asks again at once is limited by its own machine here, which is the portal's, too.
        if (status === 429) await new Promise(resolve => setTimeout(resolve, 200));
      }
    }),
  );
  return answers;
}

const unknown = (n: number) => ({ login: `invented${n}`, password: 'Wrong-2026' });
const floods: readonly (readonly [string, (n: number) => Promise<LogInAnswer>])[] = [
  ['one address', n => logInFrom(portal.url, '127.0.0.1', unknown(n))],
  [
    'one address that forges others',
    n =>
      logInFrom(portal.url, '127.0.0.1', unknown(n), {
        'x-forwarded-for': `198.51.${n % 200}.${n % 250}`,
        'x-real-ip': `203.0.113.${n % 250}`,
      }),
  ],
  ['two hundred addresses', n => logInFrom(portal.url, `127.9.0.${(n % 200) + 1}`, unknown(n))],
  [
    'two hundred addresses at one name',
    n => logInFrom(portal.url, `127.9.1.${(n % 200) + 1}`, { login: people[0]!.login, password: 'Wrong-2026' }),
  ],
];

it.each(floods)(
  'while %s flood the log-in people get in from elsewhere and on known devices, and who is signed in works on',
  async (name, one) => {
    let over = false;
    const flooding = flood(() => over, one);
    await new Promise(resolve => setTimeout(resolve, 2000));
    const until = performance.now() + seconds * 1000;
    const came: { status: number; ms: number; how: string }[] = [];
    const reads: { status: number; ms: number }[] = [];
    const timed = async (work: () => Promise<{ status: number }>) => {
      const started = performance.now();
      return { status: (await work()).status, ms: performance.now() - started };
    };
    const living = async (person: (typeof people)[number], n: number): Promise<void> => {
      for (let round = 0; performance.now() < until; round++) {
        if (n % 2)
          came.push({
            how: 'known device',
            ...(await timed(() =>
              person.page.post('/user/login/', { login: person.login, password: person.password }),
            )),
          });
        else
          came.push({
            how: 'new device',
            ...(await timed(() =>
              logInFrom(portal.url, `127.3.${n}.${(round % 250) + 1}`, {
                login: person.login,
                password: person.password,
              }),
            )),
          });
        await new Promise(resolve => setTimeout(resolve, 1000));
      }
    };
    const reading = async (): Promise<void> => {
      while (performance.now() < until) {
        reads.push(await timed(() => reader.get('/user/role_names/')));
        await new Promise(resolve => setTimeout(resolve, 100));
      }
    };
    // Who is guessed at is one of those who log in only where the guesses are for nobody's or somebody else's name.
    await Promise.all([...people.slice(1, 21).map(living), reading(), living(people[0]!, 1)]);
    over = true;
    const answers = await flooding;
    const share = (how: string) =>
      came.filter(one => one.how === how && one.status === 200).length / came.filter(one => one.how === how).length;
    const slowest = (times: { ms: number }[]) =>
      Math.round(times.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!);
    console.log(
      `${name}: answers to the flood ${JSON.stringify([...answers])}; people in: ${came.length}, new devices ` +
        `${(share('new device') * 100).toFixed(1)} %, known devices ${(share('known device') * 100).toFixed(1)} %, ` +
        `p95 ${slowest(came)} ms; reads ${reads.length}, p95 ${slowest(reads)} ms`,
    );
    expect(share('new device')).toBeGreaterThanOrEqual(0.9);
    expect(share('known device')).toBeGreaterThanOrEqual(0.9);
    expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
    expect([...answers.keys()].filter(status => ![0, 422, 423, 429].includes(status))).toEqual([]);
  },
);
