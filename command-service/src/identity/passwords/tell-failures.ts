import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import { Overloaded } from '@portal/platform/dispatcher/overloaded.ts';
import type { Host } from '@portal/platform/service.ts';
import { recordFailures, type Failures } from '../account/record-login.ts';
import type { Lock } from './policy.ts';

/** Wrong passwords of an account are put down a moment later and together: the answer must not take longer because there is something to put down. */
const every = 1000;
const actor = { id: systemActor, roles: [systemActor] };
type Hosting = Pick<Host, 'dispatcher' | 'clock' | 'logger'>;
interface Telling {
  waiting: Map<string, Failures & { request_id: string }>;
  timer: NodeJS.Timeout | null;
}
const tellings = new WeakMap<Host['dispatcher'], Telling>();

function tellingOf({ dispatcher }: Pick<Host, 'dispatcher'>): Telling {
  const telling = tellings.get(dispatcher) ?? { waiting: new Map(), timer: null };
  tellings.set(dispatcher, telling);
  return telling;
}

/** Notes a wrong password of an account, with the lock that came of it. */
export function noteFailure(host: Hosting, account: string, lock: Lock | null, request_id: string): void {
  const { waiting } = tellingOf(host);
  const before = waiting.get(account);
  const kept = lock
    ? { until: lock.until.toISOString(), attempts: lock.attempts, from: lock.from }
    : (before?.lock ?? null);
  waiting.set(account, {
    account,
    failures: (before?.failures ?? 0) + 1,
    at: host.clock.iso(),
    lock: kept,
    request_id,
  });
  later(host);
}

function later(host: Hosting): void {
  const telling = tellingOf(host);
  telling.timer ??= setTimeout(() => {
    void tellFailures(host);
  }, every).unref();
}

/** Puts down what waits. What an overloaded portal does not take now it gets with the next. */
export async function tellFailures(host: Hosting): Promise<void> {
  const telling = tellingOf(host);
  const batch = [...telling.waiting.values()];
  telling.waiting.clear();
  clearTimeout(telling.timer ?? undefined);
  telling.timer = null;
  await Promise.all(
    batch.map(async one => {
      const { request_id, ...failures } = one;
      try {
        await host.dispatcher.dispatch(recordFailures, failures, { actor, locale: 'en', correlation_id: request_id });
      } catch (err) {
        if (!(err instanceof Overloaded)) return host.logger.error({ err }, 'wrong passwords could not be put down');
        const newer = telling.waiting.get(one.account);
        telling.waiting.set(
          one.account,
          newer ? { ...newer, failures: newer.failures + one.failures, lock: newer.lock ?? one.lock } : one,
        );
        later(host);
      }
    }),
  );
}
