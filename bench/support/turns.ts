import { createPool } from '@portal/platform/postgres/pools.ts';
import { ask, latencies, type Latencies } from './users.ts';

/** A question that people ask: through HTTP, and as a hand-written call would send it in SQL (the rows first, then the count). `index`: of the request. */
export interface Question {
  name: string;
  path: (index: number) => string;
  headers: (index: number) => string;
  sql: (index: number) => readonly string[];
}
/** Medians of the turns, in milliseconds; `ratio`: of the 95th percentiles. */
export type Compared = { question: string; 'requests/s': number; 'p50 ms': number; 'p95 ms': number; 'bare SQL p95 ms': number; ratio: number };

/** Asks each question `rounds` times by so many users at once, through HTTP and in SQL, three turns of each: a change of the machine's mood meets both. */
export async function inTurns(questions: readonly Question[], { port, url, users, rounds }: { port: number; url: string; users: number; rounds: number }): Promise<Compared[]> {
  const pool = createPool(url, { max: 10, onError: error => console.error(error) });
  try {
    const rows: Compared[] = [];
    for (const question of questions) {
      const requests = Array.from({ length: rounds * users }, (_, index) => ({ path: question.path(index), headers: question.headers(index) }));
      await ask(port, users, requests.slice(0, 2 * users));
      await bare(question.sql, 2 * users);
      const turns = { http: [] as Latencies[], sql: [] as Latencies[] };
      for (let turn = 0; turn < 3; turn++) {
        turns.http.push(await ask(port, users, requests));
        turns.sql.push(await bare(question.sql, requests.length));
      }
      const [http, sql] = [middle(turns.http), middle(turns.sql)];
      rows.push({ question: question.name, 'requests/s': http.perSecond, 'p50 ms': http.p50, 'p95 ms': http.p95, 'bare SQL p95 ms': sql.p95, ratio: http.p95 / sql.p95 });
    }
    return rows;
  } finally {
    await pool.end();
  }

  /** The statements of one question together. */
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
}

const middle = (turns: readonly Latencies[]): Latencies => turns.toSorted((a, b) => a.p95 - b.p95)[1]!;
/** The worst of all questions. */
export const worst = (rows: readonly Compared[], of: 'p95 ms' | 'ratio'): number => Math.max(...rows.map(row => row[of]));
