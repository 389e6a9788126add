import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { addressOf } from '@portal/platform/http/address.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import { deviceOf, isKnownDevice, type Device } from '@portal/platform/sessions/device.ts';
import { availableParallelism } from 'node:os';
import type { Guesser } from './attempts.ts';
import { fairQueue, type Place } from './fair-queue.ts';
import { reputation } from './reputation.ts';

/** Some more than are hashed at a time: while one reads its row another has the core. */
const atOnce = availableParallelism() * 4;
const line = fairQueue({ atOnce, inAll: 1000, inLane: [20, 300, 20], ofName: 20, timeout: 30_000 });
/** Whoever waits for the university's directory takes nobody's place in the portal's own line, and a core is not what is scarce there. */
const outside = fairQueue({ atOnce: 64, inAll: 1000, inLane: [20, 300, 20], ofName: 20, timeout: 30_000 });
const lines = { own: line, outside };
const addresses = reputation();
/** How long one took lately, in milliseconds. */
let usual = 25 * atOnce;

/** Who asks with this log-in name, and where they stand in line. */
export function guesserOf(
  { host: { config }, raw: { request } }: Pick<CallContext, 'host' | 'raw'>,
  name: string,
): { guesser: Guesser; device: Device | null; address: string } {
  const device = deviceOf(request, config);
  const address = addressOf(request);
  return {
    guesser: isKnownDevice(device, name, config)
      ? { name, from: 'device', source: device.id }
      : { name, from: 'address', source: address },
    device,
    address,
  };
}

const placeOf = ({ name, from, source }: Guesser): Place =>
  from === 'device'
    ? { lane: name, name: `${name} ${source}`, rank: 0 }
    : { lane: source, name, rank: addresses.mostlyFails(source) ? 2 : 1 };

/**
 * Does the work when it is the guesser's turn; throws `platform.rate_limited` where there is no room. `good`: whether the work's outcome was a right password.
 * Of one name in one place one is under way at a time, so that no guess slips past the count of those before it.
 */
export async function inLine<T>(
  { raw: { reply } }: Pick<CallContext, 'raw'>,
  guesser: Guesser,
  work: () => Promise<T>,
  good: (outcome: T) => boolean | null,
  which: keyof typeof lines = 'own',
): Promise<T> {
  const leave = await lines[which].enter(placeOf(guesser));
  if (!leave) {
    const seconds = Math.min(60, Math.max(1, Math.ceil((lines[which].waiting * usual) / atOnce / 1000)));
    reply.header('retry-after', seconds);
    throw new Refused(reject('platform.rate_limited', { seconds }));
  }
  const started = performance.now();
  try {
    const outcome = await work();
    const judged = good(outcome);
    if (judged !== null && guesser.from === 'address') addresses.record(guesser.source, judged);
    return outcome;
  } finally {
    if (which === 'own') usual = usual * 0.95 + (performance.now() - started) * 0.05;
    leave();
  }
}
