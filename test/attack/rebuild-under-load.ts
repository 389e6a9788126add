import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { projectRoot } from '@portal/platform/config/project-root.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf, type DocumentedCall } from '../conformance/support/calls.ts';
import { findExamples } from '../conformance/support/examples.ts';
import { startConformance, type ConformancePortal } from '../conformance/support/portal.ts';

let portal: ConformancePortal;
let known: Record<string, string>;
beforeAll(async () => {
  portal = await startConformance({ feedThread: true });
  known = { ...(await findExamples(portal)) };
});
afterAll(() => portal.stop());

const readers = 16;
const rebuilds = Number(process.env['PORTAL_REBUILDS'] ?? 3);
const askers: readonly Role[] = ['office', 'org_admin', 'student', 'supervisor', 'auditor'];
interface Reading {
  call: DocumentedCall;
  role: Role;
  address: string;
}

/** Every query that somebody is answered with 200, as the first who may ask it. Files and the slow document of the API are no read models. */
async function readings(): Promise<Reading[]> {
  const found: Reading[] = [];
  for (const call of portal.calls.filter(
    ({ method, path }) => method === 'GET' && !/export|files|openapi/.test(path),
  )) {
    const audience = call.operation['x-roles'];
    const role = askers.find(one => typeof audience === 'string' || audience.includes(one));
    if (!role) continue;
    const wanted = call.operation.parameters
      .filter(one => one.required)
      .map(({ name, in: place }) => [place, name, known[name]] as const);
    if (wanted.some(([, , value]) => value === undefined)) continue;
    const of = (place: string) =>
      Object.fromEntries(wanted.filter(one => one[0] === place).map(([, name, value]) => [name, value!]));
    const address = addressOf(call, { params: of('path'), query: of('query') });
    if ((await portal.send('GET', address, { session: await portal.sessionOf(role) })).status === 200)
      found.push({ call, role, address });
  }
  return found;
}

const rebuildAll = () =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'platform/src/host/tool.ts', 'projections', 'rebuild', 'all'],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        DATABASE_URL: portal.host.config.databaseUrl,
        PORTAL_DATA: portal.host.config.data,
        PORTAL_LOG_LEVEL: 'error',
      },
    },
  );

/** How reading went for a while. */
interface Course {
  took: { ms: number; name: string }[];
  failed: string[];
  stale: number;
}

/** Everybody reads everything, over and over, and somebody changes a setting ten times a second, until `work` has ended. */
async function readDuring(all: readonly Reading[], work: () => Promise<unknown>): Promise<Course> {
  const sessions = new Map(await Promise.all(askers.map(async role => [role, await portal.sessionOf(role)] as const)));
  const course: Course = { took: [], failed: [], stale: 0 };
  let done = false;
  const read = async (from: number): Promise<void> => {
    for (let index = from; !done; index += 1) {
      const { call, role, address } = all[index % all.length]!;
      const began = performance.now();
      // As somebody who has just done something: the answer waits for what they have seen.
      const headers: Record<string, string> = { 'x-portal-position': String(await portal.host.log.head()) };
      const answer = await portal
        .send('GET', address, { session: sessions.get(role)!, headers })
        .catch((error: Error) => ({ status: 599, body: error.message, headers: new Headers() }));
      course.took.push({ ms: performance.now() - began, name: call.name });
      if (answer.headers.has('x-portal-stale')) course.stale += 1;
      if (answer.status >= 500)
        course.failed.push(`${answer.status} ${call.name} ${JSON.stringify(answer.body).slice(0, 200)}`);
    }
  };
  const write = async (): Promise<void> => {
    for (let credit = 10; !done; credit += 1) {
      const { status } = await portal.people.office.page.put('/registration/settings/', {
        summer_max_credit: 10 + (credit % 20),
      });
      if (status >= 500) course.failed.push(`${status} PUT /registration/settings/`);
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  };
  const people = [...Array.from({ length: readers }, (_, index) => read(index * 7)), write()];
  try {
    await work();
  } finally {
    done = true;
    await Promise.allSettled(people);
  }
  course.took.sort((left, right) => right.ms - left.ms);
  return course;
}

function inWords({ took, failed, stale }: Course): string {
  const within = (share: number): number => Math.round(took[Math.floor(took.length * share)]?.ms ?? 0);
  const slowest = took.slice(0, 3).map(({ ms, name }) => `${Math.round(ms)} ms ${name}`);
  const counts = `${took.length} reads, ${failed.length} answers of 5xx, ${stale} stale (${((100 * stale) / took.length).toFixed(2)} %)`;
  return `${counts}; half within ${within(0.5)} ms, 99 % within ${within(0.01)} ms, slowest ${slowest.join(', ')}`;
}

it('everybody reads on while everything is rebuilt: no answer of 5xx', async () => {
  const all = await readings();
  expect(all.length).toBeGreaterThan(80);
  const before = await readDuring(all, () => new Promise(resolve => setTimeout(resolve, 20_000)));
  const meanwhile = await readDuring(all, async () => {
    for (let round = 0; round < rebuilds; round += 1) await rebuildAll();
  });
  process.stdout.write(
    `${all.length} queries\n  without a rebuild: ${inWords(before)}\n  while rebuilt:     ${inWords(meanwhile)}\n`,
  );
  expect([...before.failed, ...meanwhile.failed].slice(0, 20)).toEqual([]);
});
