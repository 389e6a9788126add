import { lecture, period, practice } from '../../../command-service/src/registration/testing/world.ts';
import { pick, wait, whole, type Random } from './chaos.ts';
import type { University } from './university.ts';

/** One call of one person. The key makes it one command, however often it has to be sent. */
export interface Request {
  actor: string;
  method: string;
  path: string;
  body: object;
  key: string;
}
/** What a request was answered at last. `attempts`: how often it was sent; `position`: of its last event, as the answer's header says. */
export interface Answered extends Request {
  status: number;
  code: string | null;
  position: number;
  attempts: number;
}

/** What everybody will ask for, each for themselves in this order. */
export function plan(university: University, many: number, random: Random): Map<string, Request[]> {
  const { students, courses, advisor, office } = university;
  const plans = new Map<string, Request[]>();
  const ask = (actor: string, method: string, path: string, body: object = {}): void => {
    const own = plans.get(actor) ?? [];
    plans.set(actor, [
      ...own,
      { actor, method, path: `/api/v1${path}`, body, key: `${actor.slice(-12)}-${own.length + 1}` },
    ]);
  };
  const studentActs: readonly [weight: number, act: (who: string, number: number, course: string) => void][] = [
    [
      10,
      (who, number, course) =>
        ask(who, 'POST', `/organizations/card_save/?course=${course}&uid=${who}.${period}`, {
          lessons: [lecture(number), practice(number, whole(random, 1, 2))],
          queue: random() < 0.6,
        }),
    ],
    [6, (who, number, course) => ask(who, 'POST', `/organizations/delete_card/?course=${course}&uid=${who}.${period}`)],
    [
      3,
      (who, number, course) =>
        ask(who, 'POST', `/organizations/change_lesson/?course=${course}&uid=${who}.${period}`, {
          lessons: [lecture(number), practice(number, whole(random, 1, 2))],
        }),
    ],
    [
      4,
      (who, number, course) =>
        ask(who, 'POST', `/organizations/add_basket/card_save/?course=${course}&uid=${who}.${period}`, {
          lessons: [lecture(number), practice(number, whole(random, 1, 2))],
        }),
    ],
    [2, (who, _number, course) => ask(who, 'POST', `/organizations/cancelled/?course=${course}&uid=${who}.${period}`)],
    [
      4,
      (who, _number, course) =>
        ask(who, 'PUT', `/organizations/from_waiting_list_to_lesson_registration/${course}/?study_period=${period}`),
    ],
    [1, (who, _number, course) => ask(who, 'PUT', `/registration/offers/${course}/decline/?study_period=${period}`)],
    [1, who => ask(who, 'POST', `/organizations/send_advaizer/?uid=${who}.${period}`)],
  ];
  const weighted = studentActs.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
  for (let number = 0; number < many; number++) {
    const chosen = whole(random, 1, courses.length);
    const course = courses[chosen - 1]!;
    const about = `${pick(random, students)}.${period}`;
    if (number % 12 === 0)
      ask(advisor, 'PUT', '/organizations/action_applications/', {
        action: pick(random, ['start_review', 'reject', 'reject', 'approve']),
        uids: [about],
        comment: 'Think again',
      });
    else if (number % 25 === 7)
      ask(office, 'PUT', `/registration/offerings/${course}/lessons/${practice(chosen, 1)}/capacity/`, {
        capacity: whole(random, 1, 8),
      });
    else pick(random, weighted)(pick(random, students), chosen, course);
  }
  return plans;
}

export interface Rush {
  answers: Answered[];
  /** Answers of 500 and above that came on the way, with their error codes. */
  failures: { status: number; code: string | null; retryAfter: string | null }[];
  /** Resolves when so many requests have their answer, or all. */
  reached(count: number): Promise<void>;
  /** Resolves when every request has one. */
  done: Promise<void>;
  /** Nobody asks for anything more; resolves when what was asked for has its answer. */
  end(): Promise<void>;
}

/**
 * Everybody sends their requests one after the other, all at the same time, each after `think` milliseconds; what is not
 * answered, or with 5xx, is sent again under its key.
 */
export function startRush(
  university: University,
  plans: ReadonlyMap<string, readonly Request[]>,
  urls: readonly string[],
  { timeout = 180_000, think = 0 } = {},
): Rush {
  const answers: Answered[] = [];
  const failures: Rush['failures'] = [];
  let stopped: Error | undefined;
  let ended = false;
  const settle = async (request: Request, first: number): Promise<void> => {
    const deadline = Date.now() + timeout;
    for (let attempts = 1; ; attempts++) {
      if (stopped) throw stopped;
      const answer = await send(university, request, urls[(first + attempts) % urls.length]!).catch(() => null);
      if (answer && answer.status < 500) {
        answers.push({ ...request, ...answer, attempts });
        return;
      }
      if (answer) failures.push(answer);
      if (Date.now() > deadline)
        throw new Error(
          `${request.method} ${request.path} got no answer for ${timeout / 1000} s; the last was ${answer ? `${answer.status} ${answer.code}` : 'none'}`,
        );
      await wait(50);
    }
  };
  const done = Promise.all(
    [...plans.values()].map(async (requests, index) => {
      for (const request of requests) {
        if (think) await wait(think);
        if (ended) return;
        await settle(request, index);
      }
    }),
  ).then(
    () => undefined,
    (error: Error) => {
      stopped = error;
      throw error;
    },
  );
  done.catch(() => undefined);
  const total = [...plans.values()].reduce((sum, requests) => sum + requests.length, 0);
  return {
    answers,
    failures,
    done,
    end() {
      ended = true;
      return done;
    },
    async reached(count) {
      while (answers.length < Math.min(count, total) && !stopped) await wait(2);
      if (stopped) throw stopped;
    },
  };
}

/** Sends a request once; an answer without a text is one of the proxy. Throws where no answer comes. */
export async function send(university: University, request: Request, url: string) {
  const response = await fetch(url + request.path, {
    method: request.method,
    body: JSON.stringify(request.body),
    headers: { ...university.headers.get(request.actor)!, 'idempotency-key': request.key },
    signal: AbortSignal.timeout(90_000),
  });
  const text = await response.text();
  const code = response.ok || text === '' ? null : (JSON.parse(text) as { error: { code: string } }).error.code;
  return {
    status: response.status,
    code,
    position: Number(response.headers.get('x-portal-position') ?? 0),
    retryAfter: response.headers.get('retry-after'),
  };
}
