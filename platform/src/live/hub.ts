import type { LiveMember, LiveSocket } from './types.ts';

/** A message on its way to browsers. */
export interface LiveMessage {
  channel: string;
  type: string;
  accounts?: readonly string[] | 'all';
  keys?: readonly string[];
  data?: unknown;
  /** For each account something else. */
  each?: readonly (readonly [account: string, data: unknown])[];
}
interface Place {
  member: LiveMember;
  socket: LiveSocket;
  keys: Set<string>;
  /** Keys to tell with the next flush, by message type. */
  pending: Map<string, Set<string>>;
  /** When slow keys were told last. */
  told: Map<string, number>;
}

/** Stands for all channels in a message about keys. */
export const everyChannel = '*';

/** Keys that begin with this are told to a browser at most once a second, whatever the load: what was touched meanwhile is told when it is over. */
export const slowPrefix = 'slow:';
const slowEvery = 1000;

/** Heartbeat (portal.md §9: a browser that misses six of them is offline). */
const heartbeatEvery = 2000;
const flushEvery = 50;
const checkEvery = 60_000;
const keysMax = 500;
const keyLength = 200;
const messageMax = 32_768;
const bufferMax = 1_048_576;
const open = 1;

/** The open sockets of this process and who hears what. */
export function createHub() {
  const places = new Set<Place>();
  const byKey = new Map<string, Set<Place>>();
  const byAccount = new Map<string, Set<Place>>();
  const dirty = new Set<Place>();
  const heartbeat = JSON.stringify({ type: 'heartbeat' });

  const send = (place: Place, text: string): void => {
    if (place.socket.readyState !== open) return;
    if (place.socket.bufferedAmount > bufferMax) place.socket.terminate();
    else place.socket.send(text);
  };
  const flush = (): void => {
    const now = performance.now();
    for (const place of dirty) {
      for (const [type, keys] of place.pending) {
        const due = [...keys].filter(key => !key.startsWith(slowPrefix) || now - (place.told.get(key) ?? -slowEvery) >= slowEvery);
        if (due.length > 0) send(place, JSON.stringify({ type, keys: due }));
        for (const key of due) {
          if (key.startsWith(slowPrefix)) place.told.set(key, now);
          remove(place.pending, type, key);
        }
      }
      if (place.pending.size === 0) dirty.delete(place);
    }
  };
  const leave = (place: Place): void => {
    if (!places.delete(place)) return;
    dirty.delete(place);
    remove(byAccount, accountKey(place.member.channel, place.member.account), place);
    for (const key of place.keys) remove(byKey, key, place);
  };
  const check = (): void => {
    for (const place of places) place.member.stillSignedIn().then(signedIn => { if (!signedIn) place.socket.close(4401, 'signed out'); }, () => undefined);
  };
  const timers = [setInterval(() => { for (const place of places) send(place, heartbeat); }, heartbeatEvery), setInterval(flush, flushEvery), setInterval(check, checkEvery)];
  for (const timer of timers) timer.unref();

  return {
    get size() { return places.size; },
    join(member: LiveMember, socket: LiveSocket): void {
      const place: Place = { member, socket, keys: new Set(), pending: new Map(), told: new Map() };
      places.add(place);
      add(byAccount, accountKey(member.channel, member.account), place);
      socket.on('close', () => leave(place));
      socket.on('error', () => leave(place));
      socket.on('message', (data, isBinary) => {
        const wish = isBinary ? null : readWish(data.toString());
        if (!wish) return socket.close(1008, 'unreadable message');
        for (const key of wish.unsubscribe) { place.keys.delete(key); place.told.delete(key); remove(byKey, key, place); }
        for (const key of wish.subscribe.slice(0, keysMax - place.keys.size)) { place.keys.add(key); add(byKey, key, place); }
      });
    },
    /** Messages that only name keys are gathered for a moment, so that a rush sends each browser a few messages and not thousands. */
    deliver({ channel, type, accounts, keys = [], data, each }: LiveMessage): void {
      if (each) {
        for (const [account, own] of each) {
          const hearers = byAccount.get(accountKey(channel, account));
          if (!hearers) continue;
          const text = JSON.stringify({ type, keys, data: own });
          for (const place of hearers) send(place, text);
        }
        return;
      }
      if (accounts === undefined && data === undefined) {
        for (const key of keys) for (const place of byKey.get(key) ?? []) {
          if (channel !== everyChannel && place.member.channel !== channel) continue;
          add(place.pending, type, key);
          dirty.add(place);
        }
        return;
      }
      const text = JSON.stringify({ type, keys, ...(data === undefined ? {} : { data }) });
      const hearers = accounts === 'all' ? [...places].filter(place => place.member.channel === channel)
        : accounts ? accounts.flatMap(account => [...(byAccount.get(accountKey(channel, account)) ?? [])])
        : keys.flatMap(key => [...(byKey.get(key) ?? [])].filter(place => channel === everyChannel || place.member.channel === channel));
      for (const place of new Set(hearers)) send(place, text);
    },
    close(): void {
      for (const timer of timers) clearInterval(timer);
      for (const place of places) place.socket.close(1001, 'the portal restarts');
    },
  };
}

const accountKey = (channel: string, account: string): string => `${channel} ${account}`;
function add<T>(index: Map<string, Set<T>>, key: string, value: T): void {
  const group = index.get(key);
  if (group) group.add(value);
  else index.set(key, new Set([value]));
}
function remove<T>(index: Map<string, Set<T>>, key: string, value: T): void {
  const group = index.get(key);
  group?.delete(value);
  if (group?.size === 0) index.delete(key);
}

/** `{ subscribe?: [keys], unsubscribe?: [keys] }`; null when it is anything else. */
function readWish(text: string): { subscribe: string[]; unsubscribe: string[] } | null {
  if (text.length > messageMax) return null;
  try {
    const { subscribe = [], unsubscribe = [] } = JSON.parse(text) as Record<string, unknown>;
    const areKeys = (value: unknown): value is string[] => Array.isArray(value) && value.every(key => typeof key === 'string' && key.length <= keyLength);
    return areKeys(subscribe) && areKeys(unsubscribe) ? { subscribe, unsubscribe } : null;
  } catch {
    return null;
  }
}
