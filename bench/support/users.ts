import type { RunningHost } from '@portal/platform/host/host.ts';
import { drive, type WireAnswer } from './wire.ts';
import { percentile } from './report.ts';

export interface Latencies { p50: number; p95: number; p99: number; perSecond: number }

export const latencies = (times: readonly number[], seconds: number): Latencies =>
  ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99), perSecond: times.length / seconds });

/** Signs an account in; answers the headers of its browser. */
export async function signIn({ sessions }: Pick<RunningHost, 'sessions'>, account: string, roles: readonly string[]): Promise<string> {
  const { token, csrf } = await sessions.create({ account, roles });
  return `cookie: portal_session=${token}; csrftoken=${csrf}\r\nx-csrftoken: ${csrf}\r\naccept-language: ru\r\n`;
}

/** So many users ask for the paths one after the other, as fast as they are answered. Throws when an answer is no 200. */
export async function ask(port: number, users: number, requests: readonly { path: string; headers: string }[], look: (answer: WireAnswer) => void = () => undefined): Promise<Latencies> {
  const times: number[] = [];
  const seconds = await drive('127.0.0.1', port, users, requests, async (wire, { path, headers }) => {
    const answer = await wire.send('GET', `/api/v1${path}`, headers);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    look(answer);
    times.push(answer.ms);
  });
  return latencies(times, seconds);
}
