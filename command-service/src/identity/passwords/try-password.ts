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
/** `tried`: the password was looked at; whoever is locked out already is not looked at and adds nothing to the count. `away`: a directory did not answer. */
export interface Tried<M extends Meant> {
  meant: M | null;
  tried: boolean;
  matches: boolean;
  lock: Lock | null;
  away?: boolean;
}
/**
 * Who else than the portal judges a password: `alone`, or where the portal's own is wrong and there is somebody to ask. What it throws counts nothing.
 */
export interface OtherJudge {
  alone: boolean;
  isThere(): Promise<boolean>;
  ask(password: string): Promise<'right' | 'wrong' | 'away'>;
}

/**
 * One try of a password, when its turn has come: is the way open, is the password right, and what follows for the next try. A name that means nobody goes
 * the same way with the same statements and a hash of the same cost, so that neither answer nor clock tell it from one that is somebody's. Where another
 * judge has a say the try goes on in a line of its own, and is counted once.
 */
export async function tryPassword<M extends Meant>(
  call: Pick<CallContext, 'host' | 'raw'>,
  guesser: Guesser,
  password: string,
  policy: () => Promise<LoginPolicy>,
  find: () => Promise<M | null>,
  other: (meant: M | null) => Promise<OtherJudge | null> = async () => null,
): Promise<Tried<M>> {
  const { host } = call;
  const isGood = ({ tried, matches }: Tried<M>) => (tried ? matches : null);
  const judged = async (
    meant: M | null,
    failed: boolean,
    matches: boolean,
    rules: () => Promise<LoginPolicy>,
  ): Promise<Tried<M>> => {
    if (!matches) return { meant, matches, lock: await countFailure(host, guesser, await rules()), tried: true };
    if (failed) await forgetFailures(host, guesser);
    return { meant, matches, lock: null, tried: true };
  };
  const own = await inLine(
    call,
    guesser,
    async (): Promise<{ tried: Tried<M>; next: OtherJudge | null }> => {
      const [meant, rules] = await Promise.all([find(), policy()]);
      const judge = await other(meant);
      const { hash, lock, failed } = await readAttempts(host, guesser, meant?.credential ?? null);
      if (lock) return { tried: { meant, matches: false, lock, tried: false }, next: null };
      const waiting: Tried<M> = { meant, matches: false, lock: null, tried: false };
      if (judge?.alone) return { tried: waiting, next: judge };
      const matches = await passwordMatches(password, hash);
      if (!matches && judge && (await judge.isThere())) return { tried: waiting, next: judge };
      return { tried: await judged(meant, failed, matches, async () => rules), next: null };
    },
    ({ tried }) => isGood(tried),
  );
  const { next, tried: before } = own;
  if (!next) return before;
  return inLine(
    call,
    guesser,
    async () => {
      const { meant } = before;
      const { lock, failed } = await readAttempts(host, guesser, null);
      if (lock) return { meant, matches: false, lock, tried: false };
      const verdict = await next.ask(password);
      return { ...(await judged(meant, failed, verdict === 'right', policy)), away: verdict === 'away' };
    },
    isGood,
    'outside',
  );
}

/** The refusal of who is locked out. The minutes are rounded up, so that nobody is told to come back too early. */
export function lockedOut({ until, attempts }: Lock, { host, raw }: Pick<CallContext, 'host' | 'raw'>): Rejection {
  const left = Math.max(1000, until.getTime() - host.clock.now().getTime());
  raw.reply.header('retry-after', Math.ceil(left / 1000));
  return reject('identity.locked_out', { attempts, minutes: Math.ceil(left / 60_000) });
}
