import type { CallContext } from '@portal/platform/http/types.ts';
import { Refused } from '@portal/platform/http/types.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { countFailure, forgetFailures, readAttempts } from '../passwords/attempts.ts';
import { guesserOf, inLine } from '../passwords/log-in-line.ts';
import { lockedOut } from '../passwords/try-password.ts';
import { settingsOf } from '../calls/session-of.ts';
import type { Lock } from '../passwords/policy.ts';

interface Tried<T> {
  found: T | null;
  tried: boolean;
  lock: Lock | null;
}

/**
 * One try of a code, in the same line and with the same bounds as a password, but counted for itself: whoever knows the password and guesses codes locks
 * neither the password nor the person's own devices. Throws `identity.wrong_code` or `identity.locked_out`.
 */
export async function tryCode<T>(
  call: Pick<CallContext, 'host' | 'raw'>,
  account: string,
  check: () => Promise<T | null>,
): Promise<T> {
  const { host } = call;
  const { guesser } = guesserOf(call, `second factor of ${account}`);
  const { found, lock } = await inLine<Tried<T>>(
    call,
    guesser,
    async () => {
      const before = await readAttempts(host, guesser, null);
      if (before.lock) return { found: null, tried: false, lock: before.lock };
      const seen = await check();
      if (seen === null)
        return { found: null, tried: true, lock: await countFailure(host, guesser, await settingsOf(host)) };
      if (before.failed) await forgetFailures(host, guesser);
      return { found: seen, tried: true, lock: null };
    },
    outcome => (outcome.tried ? outcome.found !== null : null),
  );
  if (found !== null) return found;
  throw new Refused(lock ? lockedOut(lock, call) : reject('identity.wrong_code', {}, { code: 'identity.wrong_code' }));
}
