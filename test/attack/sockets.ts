import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sharedInstallation, type Installation } from '../reliability/support/installation.ts';
import { portalProcess, type PortalProcess } from '../reliability/support/processes.ts';
import { toolHost } from '../reliability/support/university.ts';

let installation: Installation;
let portal: PortalProcess;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  installation = await sharedInstallation();
  portal = await portalProcess(installation, ['command-service', 'projection-service']);
  const tool = await toolHost(installation);
  for (const account of ['attacker', ...Array.from({ length: 10 }, (_, number) => `person-${number}`)]) {
    cookies[account] = `portal_session=${(await tool.sessions.create({ account, roles: ['student'] })).token}`;
  }
  await tool.stop();
});
afterAll(async () => {
  await portal?.kill();
  await installation?.clear();
});
const address = () => `${portal.url.replace('http', 'ws')}/api/v1/ws/registration/`;
const people = () => Object.keys(cookies).filter(account => account !== 'attacker');
const metric = async (name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await (await fetch(`${portal.url}/metrics`)).text())![1]);
const memory = async (): Promise<number> => Math.round((await metric('process_resident_memory_bytes')) / 1_048_576);
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Milliseconds of each request, and of each live message from its publication to the last of the listeners, while `during` goes on. */
async function serve(ears: readonly { heard: string[] }[], during: Promise<unknown>) {
  let over = false;
  void during.finally(() => {
    over = true;
  });
  const requests: number[] = [];
  const messages: number[] = [];
  const statuses = new Set<number>();
  let sockets = 0;
  for (let number = 0; !over; number++) {
    const asked = performance.now();
    statuses.add(
      (await fetch(`${portal.url}/api/v1/user/my_roles/`, { headers: { cookie: cookies[`person-${number % 10}`]! } }))
        .status,
    );
    requests.push(performance.now() - asked);
    if (number % 20 === 0) {
      const key = `lesson-${number % 200}`;
      for (const ear of ears) ear.heard.length = 0;
      const told = performance.now();
      await installation.query(`select pg_notify('portal_live', $1)`, [
        JSON.stringify([{ channel: '*', type: 'touched', keys: [key] }]),
      ]);
      while (!ears.every(ear => ear.heard.includes(key))) {
        await wait(5);
        if (performance.now() - told > 20_000) throw new Error(`${key} was not told`);
      }
      messages.push(performance.now() - told);
      sockets = Math.max(sockets, await metric('portal_live_sockets'));
    }
    await wait(10);
  }
  return {
    requests: median(requests),
    slowest: Math.max(...requests),
    messages: median(messages),
    count: requests.length,
    sockets,
    statuses: [...statuses],
  };
}

it('3,000 sockets of one account with 480 subscriptions each and messages without end: others are served as before', async () => {
  const ears = await Promise.all(
    people().map(async account => {
      const socket = new WebSocket(address(), { headers: { cookie: cookies[account]! } });
      const heard: string[] = [];
      socket.on('message', data => {
        heard.push(...(JSON.parse(String(data)).keys ?? []));
      });
      await once(socket, 'open');
      socket.send(JSON.stringify({ subscribe: Array.from({ length: 10 }, (_, number) => `lesson-${number * 20}`) }));
      return { socket, heard };
    }),
  );
  await wait(500);
  const calm = await serve(ears, wait(5000));
  const before = await memory();
  const flood = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'test/attack/support/socket-flood.ts', address(), cookies['attacker']!, '3000', '480', '15'],
    { cwd: projectRoot },
  );
  const attacked = await serve(ears, flood);
  const after = await memory();
  const outcome = JSON.parse((await flood).stdout);
  console.log(JSON.stringify({ calm, attacked, memory: { before, after }, outcome }, null, 1));

  expect(outcome.tried).toBeGreaterThan(300);
  expect(attacked.sockets).toBeLessThanOrEqual(ears.length + 100);
  expect(attacked.statuses).toEqual([200]);
  expect(ears.map(({ socket }) => socket.readyState)).toEqual(ears.map(() => WebSocket.OPEN));
  expect(attacked.requests / calm.requests).toBeLessThan(10);
  expect(attacked.messages / calm.messages).toBeLessThan(10);
  expect(after / before).toBeLessThan(1.6);
  for (const { socket } of ears) socket.terminate();
});
