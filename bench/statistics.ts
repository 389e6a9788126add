import path from 'node:path';
import { createPool } from '@portal/platform/postgres/pools.ts';
import { prepareAdvising } from './support/advising.ts';
import { prepareGround } from './support/portal.ts';
import { machine, percentile, printTable, verdict } from './support/report.ts';
import { statisticsQuestions } from './support/bare-statistics.ts';
import { writeTerm } from './support/term.ts';
import { ask, type Latencies } from './support/users.ts';

/**
 * `npm run bench:statistics`: 20,000 students with cards, 20 users at once: statistics of students and courses, the list of those without courses, waiting lists,
 * the board of the day now and as of past seconds. Statistics by hand in SQL, over the tables of students and cards, stand beside them.
 */
const students = 20_000;
const users = 20;
const rounds = Number(process.argv[2] ?? 12);

const ground = await prepareGround();
try {
  const file = path.join(ground.environment['PORTAL_DATA']!, 'term.xml');
  writeTerm(file);
  const host = await ground.host(['command-service', 'projection-service']);
  const { period, office } = await prepareAdvising(host, file, students, 100);
  const { rows: [span] } = await host.pool.query<{ first: Date; last: Date }>('SELECT min(at) AS first, max(at) AS last FROM registration.board_seconds WHERE study_period = $1', [period]);
  await host.stop();
  const server = await ground.serve({}, ['command-service', 'projection-service']);
  const pool = createPool(ground.url, { max: 10, onError: error => console.error(error) });
  try {
    const rows: Record<string, string | number>[] = [];
    for (const { name, paths, sql } of statisticsQuestions(period, span!)) {
      const requests = Array.from({ length: rounds * users }, (_, index) => ({ path: paths(index), headers: office }));
      await ask(server.port, users, requests.slice(0, 2 * users));
      const turns: { http: Latencies[]; bare: number[] } = { http: [], bare: [] };
      // In turns, so that a change of the machine's mood meets both.
      for (let turn = 0; turn < 3; turn++) {
        turns.http.push(await ask(server.port, users, requests));
        if (sql) turns.bare.push(await bare(sql, requests.length));
      }
      const http = turns.http.toSorted((a, b) => a.p95 - b.p95)[1]!;
      const byHand = turns.bare.toSorted((a, b) => a - b)[1];
      rows.push({ question: name, 'requests/s': http.perSecond, 'p50 ms': http.p50, 'p95 ms': http.p95, 'bare SQL p95 ms': byHand ?? '–', ratio: byHand === undefined ? '–' : http.p95 / byHand });
    }
    printTable(`${students} students, ${users} users at once, medians of three turns (${machine()})`, rows);
    verdict('p95 in ms, worst of statistics and lists', Math.max(...rows.filter(row => !String(row['question']).startsWith('board')).map(row => row['p95 ms'] as number)), 50, 'less');
    verdict('p95 against bare SQL, worst', Math.max(...rows.flatMap(row => (typeof row['ratio'] === 'number' ? [row['ratio']] : []))), 1.5, 'less');
    const alone = await ask(server.port, 1, statisticsQuestions(period, span!).filter(({ name }) => name.startsWith('board')).flatMap(({ paths }) => Array.from({ length: 100 }, (_, index) => ({ path: paths(index), headers: office }))));
    verdict('board as of any second, asked by one, p99 in ms', alone.p99, 100, 'less');
  } finally {
    await pool.end();
    await server.stop();
  }

  /** The statements of one question together, as a hand-written call would send them; the 95th percentile. */
  async function bare(statements: readonly string[], times: number): Promise<number> {
    const taken: number[] = [];
    let left = times;
    await Promise.all(Array.from({ length: users }, async () => {
      while (left-- > 0) {
        const sent = performance.now();
        const [found] = await Promise.all(statements.map(text => pool.query(text)));
        JSON.stringify(found!.rows);
        taken.push(performance.now() - sent);
      }
    }));
    return percentile(taken, 0.95);
  }
} finally {
  await ground.clear();
}
process.exit();
