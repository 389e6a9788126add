import { latencies } from './users.ts';
import { drive, type Wire } from './wire.ts';

/** One call to a running portal; `path` without `/api/v1`. */
export interface Question {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** Asks each question `rounds` times, by one user and by five at once, and throws where an answer is not 200; answers a row of milliseconds for each. */
export async function askEach(
  port: number,
  headers: Parameters<Wire['send']>[2],
  questions: Readonly<Record<string, (round: number) => Question>>,
  rounds: number,
) {
  const rows = [];
  for (const users of [1, 5])
    for (const [question, ask] of Object.entries(questions)) {
      const times: number[] = [];
      const asked = Array.from({ length: rounds }, (_, round) => ask(round));
      const seconds = await drive('127.0.0.1', port, users, asked, async (wire, { method, path, body = '' }) => {
        const answer = await wire.send(method, `/api/v1${path}`, headers, body);
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
        times.push(answer.ms);
      });
      const { p50, p95 } = latencies(times, seconds);
      rows.push({ question, users, 'p50 ms': p50, 'p95 ms': p95 });
    }
  return rows;
}
