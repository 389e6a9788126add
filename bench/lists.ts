import path from 'node:path';
import { loadTools } from '@portal/platform/host/load-services.ts';
import type { RunningHost } from '@portal/platform/host/host.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { createPool } from '@portal/platform/postgres/pools.ts';
import { bareLists } from './support/bare-list.ts';
import { inParallel } from './support/history.ts';
import { prepareGround } from './support/portal.ts';
import { machine, printTable, verdict } from './support/report.ts';
import { writeTerm } from './support/term.ts';
import { ask, latencies, signIn, type Latencies } from './support/users.ts';

/**
 * `npm run bench:lists`: the office's list of 20,000 students through HTTP, 20 users at once, in both dialects, against the bare SQL of the same
 * questions from the same number of callers in the same run; then the course list of 20 students who choose (212 courses).
 */
const students = 20_000;
const users = 20;
const rounds = Number(process.argv[2] ?? 12);

const ground = await prepareGround();
try {
  const file = path.join(ground.environment['PORTAL_DATA']!, 'term.xml');
  writeTerm(file);
  const { office, browsers, offerings } = await prepare(file);
  const server = await ground.serve({}, ['command-service', 'projection-service']);
  const pool = createPool(ground.url, { max: 10, onError: error => console.error(error) });
  try {
    const rows: Record<string, string | number>[] = [];
    const { rows: [period] } = await pool.query<{ uid: string }>('select uid from curriculum.study_periods');
    for (const list of bareLists(period!.uid)) {
      const requests = Array.from({ length: rounds * users }, () => ({ path: list.path, headers: office }));
      await ask(server.port, users, requests.slice(0, 2 * users));
      await bare(list.page, list.count, 2 * users);
      // In turns, so that a change of the machine's mood meets both.
      const turns = { http: [] as Latencies[], sql: [] as Latencies[] };
      for (let turn = 0; turn < 3; turn++) {
        turns.http.push(await ask(server.port, users, requests));
        turns.sql.push(await bare(list.page, list.count, requests.length));
      }
      const best = (of: readonly Latencies[]) => of.toSorted((a, b) => a.p95 - b.p95)[1]!;
      const [http, sql] = [best(turns.http), best(turns.sql)];
      rows.push({ list: list.name, 'requests/s': http.perSecond, 'p50 ms': http.p50, 'p95 ms': http.p95, 'bare SQL p95 ms': sql.p95, ratio: http.p95 / sql.p95 });
    }
    printTable(`List of ${students} students, ${users} users at once, medians of three turns (${machine()})`, rows);
    const sidebar = await ask(server.port, users, Array.from({ length: 40 * users }, (_, i) => ({ path: '/organizations/side_bar_list/', headers: browsers[i % browsers.length]! })));
    const course = await ask(server.port, users, Array.from({ length: 40 * users }, (_, i) => ({ path: `/organizations/info_table/?course=${offerings[i % offerings.length]}`, headers: browsers[i % browsers.length]! })));
    const shown = ({ perSecond, p50, p95, p99 }: Latencies) => ({ 'requests/s': perSecond, 'p50 ms': p50, 'p95 ms': p95, 'p99 ms': p99 });
    printTable(`Choosing among ${offerings.length} courses, ${users} students at once`, [{ call: 'side_bar_list', ...shown(sidebar) }, { call: 'info_table', ...shown(course) }]);
    const ratios = rows.map(row => row['ratio'] as number);
    verdict('p95 of the list against bare SQL, worst', Math.max(...ratios), 1.5, 'less');
    verdict('course list, p95 in ms', sidebar.p95, 50, 'less');
    verdict('one course, p95 in ms', course.p95, 50, 'less');
  } finally {
    await pool.end();
    await server.stop();
  }

  /** Page and count, each in a query of its own at the same time, as a hand-written call would send them. */
  async function bare(page: string, count: string, times: number): Promise<Latencies> {
    const taken: number[] = [];
    let left = times;
    const started = performance.now();
    await Promise.all(Array.from({ length: users }, async () => {
      while (left-- > 0) {
        const sent = performance.now();
        const [found] = await Promise.all([pool.query(page), pool.query(count)]);
        JSON.stringify(found.rows);
        taken.push(performance.now() - sent);
      }
    }));
    return latencies(taken, (performance.now() - started) / 1000);
  }
} finally {
  await ground.clear();
}
process.exit();

/** Imports the term and adds students like its own, up to the number; signs in the office and some students. */
async function prepare(file: string): Promise<{ office: string; browsers: string[]; offerings: string[] }> {
  const host = await ground.host(['command-service', 'projection-service']);
  try {
    const { import: importTool } = await loadTools();
    if ((await importTool!(['itc2019', file, '--open'], host)) !== 0) throw new Error('the import failed');
    await host.waitForReadModels(await host.log.head(), 60_000);
    const { rows: known } = await host.pool.query<{ uid: string }>('select * from curriculum.students order by code');
    await addStudents(host, known);
    await host.waitForReadModels(await host.log.head(), 60_000);
    await host.pool.query('analyze');
    const { rows } = await host.pool.query<{ uid: string }>('select uid from registration.offerings order by code');
    const browsers = await Promise.all(known.slice(0, 200).map(({ uid }) => signIn(host, uid, ['student'])));
    return { office: await signIn(host, newId(), ['office']), browsers, offerings: rows.map(({ uid }) => uid) };
  } finally {
    await host.stop();
  }
}

async function addStudents(host: RunningHost, known: readonly { uid: string }[]): Promise<void> {
  const create = host.commands.get('CreateStudent')!;
  const context = { actor: { id: 'system', roles: ['system'] }, locale: 'ru' as const, correlation_id: newId() };
  const names = ['Ахметова', 'Әбдіров', 'Иванов', 'Ким', 'Өмірбек', 'Сулейменова', 'Токтогулова', 'Үсенова', 'Цой', 'Юсупова'];
  await inParallel(Array.from({ length: students - known.length }, (_, index) => index), async index => {
    const data = { ...known[index % known.length]!, uid: newId(), code: `more-${index}`, last_name: names[index % names.length]!, first_name: names[(index * 7) % names.length]! };
    const outcome = await host.dispatcher.dispatch(create, data, context);
    if (!outcome.ok) throw new Error(outcome.rejection.code);
  });
}
