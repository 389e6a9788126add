import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import { countFailure, forgetFailures, readAttempts, type Guesser } from './attempts.ts';
import { passwordMatches } from './hashing.ts';
import { inLine } from './log-in-line.ts';
import type { Lock, LoginPolicy } from './policy.ts';

/** Whom a log-in name means; null = nobody. */
export interface Meant {
  account: string;
  credential: string | null;
}
/** `tried`: the password was looked at; whoever is locked out already is not looked at and adds nothing to the count. */
export interface Tried<M extends Meant> {
  meant: M | null;
  tried: boolean;
  matches: boolean;
  lock: Lock | null;
}

/**
 * One try of a password, when its turn has come: is the way open, is the password right, and what follows for the next try. A name that means nobody goes
 * the same way with the same statements and a hash of the same cost, so that neither answer nor clock tell it from one that is somebody's.
 */
export function tryPassword<M extends Meant>(
  call: Pick<CallContext, 'host' | 'raw'>,
  guesser: Guesser,
  password: string,
  policy: () => Promise<LoginPolicy>,
  find: () => Promise<M | null>,
): Promise<Tried<M>> {
  const { host } = call;
  return inLine(
    call,
    guesser,
    async () => {
      const [meant, rules] = await Promise.all([find(), policy()]);
      const { hash, lock, failed } = await readAttempts(host, guesser, meant?.credential ?? null);
      if (lock) return { meant, matches: false, lock, tried: false };
      const matches = await passwordMatches(password, hash);
      if (!matches) return { meant, matches, lock: await countFailure(host, guesser, rules), tried: true };
      if (failed) await forgetFailures(host, guesser);
      return { meant, matches, lock: null, tried: true };
    },
    ({ tried, matches }) => (tried ? matches : null),
  );
}

/** The refusal of who is locked out. The minutes are rounded up, so that nobody is told to come back too early. */
export function lockedOut({ until, attempts }: Lock, { host, raw }: Pick<CallContext, 'host' | 'raw'>): Rejection {
  const left = Math.max(1000, until.getTime() - host.clock.now().getTime());
  raw.reply.header('retry-after', Math.ceil(left / 1000));
  return reject('identity.locked_out', { attempts, minutes: Math.ceil(left / 60_000) });
}
