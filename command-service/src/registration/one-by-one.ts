import { refusals } from '@portal/event-schemas/registration/refusals.ts';
import type { reportedError } from '@portal/event-schemas/registration/requests.ts';
import { explainer } from '@portal/platform/http/messages.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { z } from 'zod';

/** So many are under way together: enough for the dispatcher to write them in one append, few enough that others get their turn. */
const atOnce = 50;

/**
 * One act on many things: each is decided by itself, in the order given, and a refusal of one leaves the others alone. Answers for each what it
 * was refused with, null where it was done.
 */
export async function oneByOne<T>(
  input: Pick<CallContext, 'host' | 'locale' | 'request_id'>,
  things: readonly T[],
  act: (thing: T) => Promise<unknown>,
): Promise<{ thing: T; error: z.infer<typeof reportedError> | null }[]> {
  const explain = explainer([refusals], input.host.config.timeZone);
  const tried = async (thing: T) => {
    try {
      await act(thing);
      return { thing, error: null };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, message, params } = explain(error.rejection, input.locale, input.request_id).error;
      return { thing, error: { code, message, params } };
    }
  };
  const results = [];
  for (let start = 0; start < things.length; start += atOnce)
    results.push(...(await Promise.all(things.slice(start, start + atOnce).map(tried))));
  return results;
}
