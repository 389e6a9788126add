import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningHost } from '@portal/platform/host/running-host.ts';
import { drive, type Wire, type WireAnswer } from './wire.ts';
import { percentile } from './report.ts';
import { generator } from './term.ts';

export interface Latencies {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
}

export const latencies = (times: readonly number[], seconds: number): Latencies => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
  perSecond: times.length / seconds,
});

/** Signs an account in; answers the headers of its browser. */
export async function signIn(
  { sessions }: Pick<RunningHost, 'sessions'>,
  account: string,
  roles: readonly string[],
): Promise<string> {
  const { token, csrf } = await sessions.create({ account, roles });
  return `cookie: portal_session=${token}; csrftoken=${csrf}\r\nx-csrftoken: ${csrf}\r\naccept-language: ru\r\n`;
}

/** How long a person looks at an answer before the next question, in milliseconds: anything between. */
const looks = { least: 500, most: 1500 };

/**
 * So many users ask for the paths one after the other: as fast as they are answered, or as `people`, who look at an
 * answer for a second. Of several, a user's first answer is not counted: it waits for the others to come in
 * (`bench:crowd` measures that). Throws when an answer is no 200.
 */
export async function ask(
  port: number,
  users: number,
  requests: readonly { path: string; headers: string }[],
  { look = () => undefined, people = false }: { look?: (answer: WireAnswer) => void; people?: boolean } = {},
): Promise<Latencies> {
  const times: number[] = [];
  const random = generator(11);
  const arrived = new Set<Wire>();
  const rest = (): Promise<void> => sleep(looks.least + random() * (looks.most - looks.least));
  const seconds = await drive('127.0.0.1', port, users, requests, async (wire, { path, headers }) => {
    if (people) await rest();
    const answer = await wire.send('GET', `/api/v1${path}`, headers);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    look(answer);
    if (users === 1 || arrived.has(wire)) times.push(answer.ms);
    arrived.add(wire);
  });
  return { ...latencies(times, seconds), perSecond: requests.length / seconds };
}
