import type { Audience } from '@portal/event-schemas/kernel/roles.ts';
import { isWithin } from '../http/address.ts';

/** A program outside that calls the portal with a key: what its record says of it. Moments are ISO 8601 UTC. */
export interface KeyHolder {
  uid: string;
  name: string;
  isEnabled: boolean;
  /** As whom it is answered: a call is made by a key only where these roles and `calls` both allow it. */
  roles: readonly string[];
  /** Calls as access tables name them. */
  calls: readonly string[];
  /** Addresses and networks from which it may call; none: from everywhere. */
  networks: readonly string[];
  callsPerMinute: number;
  /** From then on none of its keys holds; null: there is no such moment. */
  ends: string | null;
  /** Its keys; `until`: one that was replaced holds no longer than this. */
  keys: readonly { uid: string; until: string | null }[];
}
export type KeyRefusal = 'platform.key_refused' | 'platform.key_expired' | 'platform.key_network';

/** Why a key is not taken at a moment from an address; null: it is. Which of unknown, voided or switched off it was is nobody's business. */
export function keyRefusal(
  holder: KeyHolder | null,
  key: string,
  { now, ip }: { now: string; ip: string },
): KeyRefusal | null {
  const held = holder?.keys.find(one => one.uid === key);
  if (!holder?.isEnabled || !held || (held.until !== null && held.until <= now)) return 'platform.key_refused';
  if (holder.ends !== null && holder.ends <= now) return 'platform.key_expired';
  if (holder.networks.length > 0 && !isWithin(ip, holder.networks)) return 'platform.key_network';
  return null;
}

/**
 * Whether some key can have a call as its scope: not what is for whoever is nobody yet, not what people do for themselves (a change that is open to
 * everybody who has signed in), and not the worker's own.
 */
export const canBeScope = (kind: 'command' | 'query' | 'list', audience: Audience): boolean => {
  if (audience === 'anonymous') return false;
  return audience === 'any' || audience === 'all' ? kind !== 'command' : audience.length > 0;
};
