import { pick, wait } from './chaos.ts';
import type { University } from './university.ts';

/** Students who look at their pages again and again while something happens to the portal. */
export interface Readers {
  /** How many answers came. */
  readonly answers: number;
  /** Those of 400 and above, and what came instead of one. */
  failures: { path: string; status: number; text: string }[];
  stop(): Promise<void>;
}

const pages = [
  '/organizations/side_bar_list/',
  '/organizations/side_bar_list/current_course/',
  '/organizations/status_info/',
];

export function readers(url: string, university: University, many = 3, pause = 100): Readers {
  let stopped = false;
  let answers = 0;
  const failures: Readers['failures'] = [];
  const look = async (): Promise<void> => {
    while (!stopped) {
      const student = pick(Math.random, university.students);
      const path = pick(Math.random, pages);
      const answer = await fetch(`${url}/api/v1${path}`, {
        headers: university.headers.get(student)!,
        signal: AbortSignal.timeout(60_000),
      }).catch((error: Error) => error);
      if (answer instanceof Error) failures.push({ path, status: 0, text: answer.message });
      else {
        answers++;
        const text = await answer.text();
        if (answer.status >= 400) failures.push({ path, status: answer.status, text: text.slice(0, 200) });
      }
      await wait(pause);
    }
  };
  const looking = Promise.all(Array.from({ length: many }, look));
  return {
    get answers() {
      return answers;
    },
    failures,
    async stop() {
      stopped = true;
      await looking;
    },
  };
}
