import { createPool } from '@portal/platform/postgres/pools.ts';
import { verdict } from './report.ts';
import { ask, latencies, type Latencies } from './users.ts';

/**
 * A question that people ask: through HTTP, and, where SQL by hand is the yardstick, as such a call would send it (the
 * rows first, then the count). `index`: of the request.
 */
export interface Question {
  name: string;
  path: (index: number) => string;
  headers: (index: number) => string;
  sql?: ((index: number) => readonly string[]) | undefined;
}
/**
 * Medians of the turns, in milliseconds; of `people` who look at an answer for a second before they ask again; `ratio`:
 * of the 95th percentiles of those who ask at once.
 */
export type Compared = {
  question: string;
  'requests/s': number;
  'p50 ms': number;
  'p95 ms': number;
  'people, p50 ms': number;
  'people, p95 ms': number;
  'bare SQL p95 ms': number | '–';
  ratio: number | '–';
};

/** Questions of each of the people. */
const asked = 8;
/** Bare SQL that takes long is not asked longer than this in a turn, in milliseconds. */
const timeout = 3000;

/**
 * Asks each question `rounds` times by so many users at once, through HTTP and in SQL, three turns of each: noise of the
 * machine meets both alike. Then as people ask.
 */
export async function inTurns(
  questions: readonly Question[],
  { port, url, users, rounds }: { port: number; url: string; users: number; rounds: number },
): Promise<Compared[]> {
  const pool = createPool(url, { max: 10, onError: error => console.error(error) });
  try {
    const rows: Compared[] = [];
    for (const question of questions) {
      const requests = Array.from({ length: rounds * users }, (_, index) => ({
        path: question.path(index),
        headers: question.headers(index),
      }));
      await ask(port, users, requests.slice(0, 2 * users));
      if (question.sql) await bare(question.sql, 2 * users);
      const turns = { http: [] as Latencies[], sql: [] as Latencies[] };
      for (let turn = 0; turn < 3; turn++) {
        turns.http.push(await ask(port, users, requests));
        if (question.sql) turns.sql.push(await bare(question.sql, requests.length));
      }
      const people = await ask(port, users, requests.slice(0, asked * users), { people: true });
      const [http, sql] = [middle(turns.http), question.sql && middle(turns.sql)];
      rows.push({
        question: question.name,
        'requests/s': http.perSecond,
        'p50 ms': http.p50,
        'p95 ms': http.p95,
        'people, p50 ms': people.p50,
        'people, p95 ms': people.p95,
        'bare SQL p95 ms': sql?.p95 ?? '–',
        ratio: sql ? http.p95 / sql.p95 : '–',
      });
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
    await Promise.all(
      Array.from({ length: users }, async () => {
        while (next < times && performance.now() - started < timeout) {
          const texts = statements(next++);
          const sent = performance.now();
          const found = await Promise.all(texts.map(text => pool.query(text)));
          JSON.stringify(found[0]!.rows);
          taken.push(performance.now() - sent);
        }
      }),
    );
    return latencies(taken, (performance.now() - started) / 1000);
  }
}

const middle = (turns: readonly Latencies[]): Latencies => turns.toSorted((a, b) => a.p95 - b.p95)[1]!;
/** The worst of all questions. */
export const worst = (rows: readonly Compared[], of: 'p95 ms' | 'people, p95 ms' | 'ratio'): number =>
  Math.max(...rows.flatMap(row => (row[of] === '–' ? [] : [row[of]])));

/** How long users wait, as people ask, and, to be seen, when twenty ask again the moment they are answered: then they wait for the machine's cores. */
export function waits(rows: readonly Compared[]): void {
  verdict('p95 in ms, worst, of people who look at an answer for a second', worst(rows, 'people, p95 ms'), 50, 'less');
  verdict('p95 in ms, worst, of users who ask again at once', worst(rows, 'p95 ms'), 50, 'less');
}
