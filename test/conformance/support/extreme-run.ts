import { roles, type Role } from '@portal/event-schemas/kernel/roles.ts';
import type { RecordDefinition } from '@portal/event-schemas/kernel/records.ts';
import type { AnyCall, CommandCall } from '@portal/platform/http/types.ts';
import { recordCommandCalls } from '@portal/platform/records/calls.ts';
import { expect } from 'vitest';
import { addressOf, type DocumentedCall } from './calls.ts';
import { extremeOf, numbersFrom, type Edge } from './extremes.ts';
import { findExamples } from './examples.ts';
import { each, type ConformancePortal } from './portal.ts';

/** Calls after which nobody could go on: they end the caller's session or close the portal, or have other bodies than JSON. */
const leftOut = [
  /^\w+ \/user\/(login|logout|login_as|create_new_password|change_password|password)/,
  /\/common\/tech_code\//,
  /\/sessions?\//,
  /\/files?\/$/,
  /\/uploads\/\{uid\}/,
];

export interface ExtremeRun {
  accepted: Map<string, number>;
  wrong: string[];
}

/** Sends every command with values at the ends of its schema, as whoever may; `rounds` times each edge. What the last round makes stays. */
export async function sendExtremes(
  portal: ConformancePortal,
  {
    seed,
    rounds,
    edges = ['most', 'least', 'mixed'],
    only = /./,
    dense = false,
  }: { seed: number; rounds: number; edges?: readonly Edge[]; only?: RegExp; dense?: boolean },
): Promise<ExtremeRun> {
  const known = await findExamples(portal);
  const byField: Record<string, string> = {
    ...known,
    course: known.offering,
    courses: known.offering,
    offerings: known.offering,
    lessons: known.lesson,
    students: known.advised,
    student: known.advised,
    advisor: portal.people.supervisor.uid,
    teacher: portal.people.teacher.uid,
    head: portal.people.teacher.uid,
    study_plans: known.study_plan,
    disciplines: known.discipline,
    edu_programs: known.edu_program,
    applications: known.application_office,
    student_app: known.application_office,
    student_apps: known.application_office,
  };
  const made = new Map<string, string>();
  const documented = new Map(portal.calls.map(call => [call.name, call]));
  const modules = portal.host.parts.modules;
  const records = [...new Set(modules.flatMap(module => module.records ?? []))] as RecordDefinition[];
  const commands = (
    [...modules.flatMap(module => module.calls ?? []), ...records.flatMap(recordCommandCalls)] as AnyCall[]
  ).filter(
    (call): call is CommandCall =>
      call.kind === 'command' &&
      documented.has(call.call) &&
      only.test(call.call) &&
      !leftOut.some(pattern => pattern.test(call.call)),
  );
  const below = numbersFrom(seed);
  const run: ExtremeRun = { accepted: new Map(), wrong: [] };

  async function sendOne(call: CommandCall, edge: Edge): Promise<void> {
    const there = documented.get(call.call)!;
    const extremes = {
      edge,
      below,
      dense,
      idOf: (field: string) => byField[field] ?? byField[field.replace(/s$/, '')] ?? freshId(below),
    };
    const [params, query, body] = [call.params, call.query, call.body].map(schema =>
      schema ? extremeOf(schema, extremes) : undefined,
    );
    const uid = made.get(there.path.replace(/\{\w+\}\/.*$/, ''));
    const address = addressOf(there, {
      params: { ...params, ...(uid && params?.uid ? { uid } : {}) },
      query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
    });
    const role = callerOf(there);
    const worker: Record<string, string> =
      there.operation['x-roles'].length === 0 ? { 'x-service-token': portal.host.config.serviceToken } : {};
    const reply = await portal
      .send(there.method, address, { body, session: role ? await portal.sessionOf(role) : undefined, headers: worker })
      .catch((error: Error) => ({ status: 0, body: error.message }));
    if (reply.status === 0 || reply.status >= 500)
      run.wrong.push(`${call.call} (${edge}): ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`);
    if (reply.status < 200 || reply.status >= 300) return;
    run.accepted.set(call.call, (run.accepted.get(call.call) ?? 0) + 1);
    if (there.method === 'POST' && typeof reply.body?.uid === 'string') made.set(there.path, reply.body.uid);
  }
  // What makes comes before what changes, and what removes last.
  const order = ['POST', 'PUT', 'PATCH', 'DELETE'];
  const inOrder = commands.toSorted(
    (one, other) => order.indexOf(one.call.split(' ')[0]!) - order.indexOf(other.call.split(' ')[0]!),
  );
  for (let round = 0; round < rounds; round++)
    for (const edge of edges)
      await each(
        inOrder.filter(call => !call.call.startsWith('DELETE') || round < rounds - 1),
        call => sendOne(call, edge),
        8,
      );
  return run;
}

const freshId = (below: (count: number) => number): string =>
  `0199${Array.from({ length: 28 }, () => below(16).toString(16)).join('')}`.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    '$1-$2-7$3-8$4-$5',
  );
const callerOf = ({ operation }: DocumentedCall): Role | null => {
  const audience = operation['x-roles'];
  if (audience === 'anonymous' || audience.length === 0) return null;
  return typeof audience === 'string'
    ? 'student'
    : (['org_admin', 'student', ...roles] as Role[]).find(role => audience.includes(role))!;
};

/**
 * Every reader of the log goes on, every scheduled job runs through, every list can be exported, and a view of the past
 * can be built. Answers what does not.
 */
export async function judge(portal: ConformancePortal): Promise<string[]> {
  const { host } = portal;
  const found: string[] = [];
  const head = await host.log.head();
  if (!(await host.waitForReadModels(head, 60_000))) found.push('the read models do not come to the end of the log');
  for (const job of host.parts.jobs.filter(one => one.schedule)) {
    const answer = (await Promise.resolve(job.run({}, host, async () => undefined)).catch((error: Error) => ({
      failed: [{ item: job.name, error: error.message }],
    }))) as { failed?: unknown[] } | undefined;
    if (answer?.failed?.length) found.push(`job ${job.name}: ${JSON.stringify(answer.failed).slice(0, 400)}`);
  }
  const session = await portal.sessionOf('org_admin');
  await each(
    portal.calls.filter(
      call =>
        call.method === 'GET' &&
        call.operation.parameters.some(({ name }) => name === 'export') &&
        !call.path.includes('{'),
    ),
    async call => {
      const audience = call.operation['x-roles'];
      const role =
        typeof audience === 'string' || audience.includes('org_admin') ? 'org_admin' : (audience[0]! as Role);
      const reply = await portal.send('GET', `${call.path}?export=csv`, {
        session: role === 'org_admin' ? session : await portal.sessionOf(role),
      });
      if (reply.status >= 500) found.push(`${call.name}?export=csv: ${reply.status}`);
    },
    2,
  );
  await expect
    .poll(
      async () =>
        (await host.pool.query(`select call from platform.exports where status in ('waiting', 'running')`)).rows.length,
      { timeout: 120_000, interval: 300 },
    )
    .toBe(0);
  found.push(
    ...(await host.pool.query<{ call: string }>(`select call from platform.exports where status = 'failed'`)).rows.map(
      ({ call }) => `export of ${call}`,
    ),
  );
  const { body: view } = await portal.send('POST', '/audit/as_of/', {
    session,
    body: { position: await host.log.head() },
  });
  const stateOf = async (): Promise<string> =>
    (await portal.send('GET', `/audit/as_of/${view.uid}/`, { session })).body.status;
  await expect.poll(stateOf, { timeout: 240_000, interval: 500 }).toMatch(/ready|failed/);
  if ((await stateOf()) !== 'ready') found.push('the view of the past was not built');
  const health = await host.health();
  found.push(
    ...health.readers.filter(({ error }) => error).map(({ name, error }) => `reader ${name}: ${error}`),
    ...health.faults.map(({ job, item, error }) => `${job}: ${item}: ${error}`),
  );
  found.push(
    ...health.parked.map(name => `reader ${name} is parked`),
    ...health.set_aside.map(({ reader, type, error }) => `reader ${reader} set aside ${type}: ${error}`),
  );
  found.push(
    ...Object.entries(health.jobs)
      .filter(([, { failed }]) => failed)
      .map(([name, counts]) => `jobs ${name}: ${JSON.stringify(counts)}`),
  );
  return found;
}
