import { createPool } from '@portal/platform/postgres/pools.ts';
import { prepareApplications } from './support/applications.ts';
import { applicationQuestions } from './support/bare-applications.ts';
import { prepareGround } from './support/portal.ts';
import { machine, printTable, verdict } from './support/report.ts';
import { ask, latencies, type Latencies } from './support/users.ts';

/**
 * `npm run bench:applications`: 20,000 applications of 5,000 students and 100 advisors, 20 users at once: one's own list, queues of reviewers, what they handled, the
 * office's list and search, one application, each against the bare SQL of the same question from as many callers in the same run; then the statistics.
 */
const rounds = Number(process.argv[2] ?? 12);
const applications = Number(process.argv[3] ?? 20_000);
const [students, advisors, users] = [applications / 4, 100, 20];

const ground = await prepareGround();
try {
  const host = await ground.host(['command-service', 'projection-service']);
  const made = await prepareApplications(host, applications, students, advisors);
  await host.stop();
  const server = await ground.serve({}, ['command-service', 'projection-service']);
  const pool = createPool(ground.url, { max: 10, onError: error => console.error(error) });
  try {
    const rows: Record<string, string | number>[] = [];
    for (const question of applicationQuestions(made)) {
      const requests = Array.from({ length: rounds * users }, (_, index) => ({ path: question.path(index), headers: question.headers(index) }));
      await ask(server.port, users, requests.slice(0, 2 * users));
      await bare(question.sql, 2 * users);
      // In turns, so that a change of the machine's mood meets both.
      const turns = { http: [] as Latencies[], sql: [] as Latencies[] };
      for (let turn = 0; turn < 3; turn++) {
        turns.http.push(await ask(server.port, users, requests));
        turns.sql.push(await bare(question.sql, requests.length));
      }
      const middle = (of: readonly Latencies[]) => of.toSorted((a, b) => a.p95 - b.p95)[1]!;
      const [http, sql] = [middle(turns.http), middle(turns.sql)];
      rows.push({ question: question.name, 'requests/s': http.perSecond, 'p50 ms': http.p50, 'p95 ms': http.p95, 'bare SQL p95 ms': sql.p95, ratio: http.p95 / sql.p95 });
    }
    printTable(`${applications} applications of ${students} students and ${advisors} advisors, ${users} users at once, medians of three turns (${machine()})`, rows);
    verdict('p95 in ms, worst', Math.max(...rows.map(row => row['p95 ms'] as number)), 50, 'less');
    verdict('p95 against bare SQL, worst', Math.max(...rows.map(row => row['ratio'] as number)), 1.5, 'less');
    const alone = await ask(server.port, 1, Array.from({ length: 40 }, () => ({ path: '/studapps/statistics/', headers: made.office })));
    verdict('statistics of all waypoints, asked by one, p95 in ms', alone.p95, 200, 'less');
  } finally {
    await pool.end();
    await server.stop();
  }

  /** The statements of one question together, as a hand-written call would send them. */
  async function bare(statements: (index: number) => readonly string[], times: number): Promise<Latencies> {
    const taken: number[] = [];
    let next = 0;
    const started = performance.now();
    await Promise.all(Array.from({ length: users }, async () => {
      while (next < times) {
        const texts = statements(next++);
        const sent = performance.now();
        const found = await Promise.all(texts.map(text => pool.query(text)));
        JSON.stringify(found[0]!.rows);
        taken.push(performance.now() - sent);
      }
    }));
    return latencies(taken, (performance.now() - started) / 1000);
  }
} finally {
  await ground.clear();
}
process.exit();
