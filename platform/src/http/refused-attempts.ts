import type { FastifyRequest } from 'fastify';
import type { Host, ServiceModule } from '../service.ts';
import type { GuardedCall } from './access.ts';
import type { Explain } from './messages.ts';
import { Refused } from './types.ts';
import type { RefusedAttempt, CountedAttempt } from './refusal-recorder.ts';

/** Different attempts that are kept apart between two times; further ones are counted together, without names. */
const apartMax = 200;
const every = 2000;

/** Counts attempts in memory, identical ones as one, and hands them on every two seconds: floods cost a number, not a row each. */
export function createAttemptTally(
  handOn: (attempts: readonly CountedAttempt[]) => Promise<unknown>,
  now: () => string,
  later: (work: () => void) => void,
) {
  let counted = new Map<string, CountedAttempt>();
  let waiting = false;

  function add(attempt: RefusedAttempt, count = 1, first_at = now(), last_at = first_at): void {
    const key = JSON.stringify([attempt.account, attempt.on_behalf_of, attempt.call, attempt.code, attempt.params]);
    const together = !counted.has(key) && counted.size >= apartMax;
    const mine = together ? JSON.stringify([attempt.code]) : key;
    const seen = counted.get(mine);
    if (seen) Object.assign(seen, { count: seen.count + count, last_at });
    else
      counted.set(mine, {
        attempt: together
          ? { ...attempt, account: null, on_behalf_of: null, roles: [], call: '*', params: {} }
          : attempt,
        count,
        first_at,
        last_at,
      });
    if (waiting) return;
    waiting = true;
    later(() => void flush());
  }
  async function flush(): Promise<void> {
    const batch = [...counted.values()];
    counted = new Map();
    waiting = false;
    if (batch.length === 0) return;
    await handOn(batch).catch(() => {
      for (const { attempt, count, first_at, last_at } of batch) add(attempt, count, first_at, last_at);
    });
  }
  return { add, flush };
}

type Step<A extends readonly unknown[], R> = (request: FastifyRequest, ...rest: A) => Promise<R>;

/** Sees what is refused in the steps of a call, for the first module that keeps it; what is answered stays the same. */
export function watchRefusals(host: Host, modules: readonly ServiceModule[], explain: Explain) {
  const keeping = modules.find(module => module.refusals)?.refusals;
  const tally =
    keeping &&
    createAttemptTally(
      attempts => keeping.record(host, attempts),
      () => host.clock.iso(),
      work => void setTimeout(work, every).unref(),
    );
  const watched =
    ({ call, audience }: GuardedCall) =>
    <A extends readonly unknown[], R>(step: Step<A, R>): Step<A, R> =>
    async (request, ...rest) => {
      try {
        return await step(request, ...rest);
      } catch (error) {
        if (tally && keeping && error instanceof Refused) {
          const { code } = error.rejection;
          const { session = null, key } = request.caller ?? {};
          const attempt: RefusedAttempt = {
            account: session?.real_account ?? key?.uid ?? null,
            on_behalf_of: session && session.real_account !== session.account ? session.account : null,
            roles: session?.roles ?? key?.roles ?? [],
            call: call.call,
            kind: call.kind,
            audience,
            status: explain(error.rejection, 'en', request.id).status,
            code,
            params: request.params as Record<string, string>,
          };
          if (!request.caller?.system && keeping.records(attempt)) tally.add(attempt);
        }
        throw error;
      }
    };
  return { watched, flush: () => tally?.flush() ?? Promise.resolve() };
}
