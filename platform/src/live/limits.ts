/** Why a socket is closed: code and reason (docs/api.md, "Live sockets"). 4000–4999 are an application's own (RFC 6455 §7.4.2). */
export const closeReasons = {
  restarts: [1001, 'the portal restarts'],
  unreadable: [1008, 'unreadable message'],
  signedOut: [4401, 'signed out'],
  rolesChanged: [4403, 'roles changed'],
  tooManySockets: [4429, 'too many sockets'],
  tooManyKeys: [4429, 'too many subscriptions'],
  tooManyMessages: [4429, 'too many messages'],
} as const;
export type CloseReason = (typeof closeReasons)[keyof typeof closeReasons];

/** Keys of one socket; a page of the portal has some ten. */
export const keysMax = 200;
export const keyLength = 200;
/** Bytes of one message of a client: all its keys fit in. A longer one closes with 1009. */
export const messageMax = 32_768;
/** Sockets that one account may open in a minute. All its tabs come back at once after a restart. */
export const connectionsPerMinuteMax = 600;
/** Bytes that wait for a slow reader: above `bufferedPause` nothing but what must be said is added, above `bufferedMax` the socket is cut off. */
export const bufferedPause = 65_536;
export const bufferedMax = 262_144;
/** A reader that is slow for so many milliseconds without a break is cut off. */
export const slowReaderTimeout = 30_000;

const burst = 200;
const perSecond = 20;
const keysOfOne = 20;

/** What one socket may send: 200 messages at once and 20 a second after that; every 20 keys in a message count as one more. False: too much. */
export function createMessageLimit(now: () => number = () => performance.now()): (keys: number) => boolean {
  let left = burst;
  let since = now();
  return keys => {
    const moment = now();
    left = Math.min(burst, left + ((moment - since) / 1000) * perSecond) - 1 - Math.floor(keys / keysOfOne);
    since = moment;
    return left >= 0;
  };
}

/** What a client asks for. `age`: what it shows of the keys that it subscribes was read so many milliseconds ago. */
interface Subscription {
  subscribe: string[];
  unsubscribe: string[];
  age?: number | undefined;
}
/** `{ subscribe?: [keys], unsubscribe?: [keys], age? }`; null when it is anything else. */
export function parseSubscription(text: string): Subscription | null {
  try {
    const { subscribe = [], unsubscribe = [], age } = JSON.parse(text) as Record<string, unknown>;
    const areKeys = (value: unknown): value is string[] =>
      Array.isArray(value) && value.every(key => typeof key === 'string' && key.length <= keyLength);
    const isAge = (value: unknown): value is number | undefined =>
      value === undefined || (typeof value === 'number' && value >= 0);
    return areKeys(subscribe) && areKeys(unsubscribe) && isAge(age) ? { subscribe, unsubscribe, age } : null;
  } catch {
    return null;
  }
}
