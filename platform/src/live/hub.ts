import { setImmediate as turn } from 'node:timers/promises';
import {
  closeReasons,
  createMessageLimit,
  bufferedMax,
  keysMax,
  bufferedPause,
  parseSubscription,
  slowReaderTimeout,
  type CloseReason,
} from './limits.ts';
import { createRecentlyTold } from './recently-told.ts';
import type { LiveMember, LiveSocket, SocketLimits } from './types.ts';

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
  /** Which part of the round of heartbeats it gets. */
  part: number;
  /** Since when it reads more slowly than it is told. */
  slowSince: number | null;
  /** It may not have heard something: it is told all its keys with its next heartbeat. */
  missed: boolean;
}

/** Stands for all channels in a message about keys. */
export const everyChannel = '*';
/** The message that names keys to look at again. */
export const touchedType = 'touched';

/** Keys that begin with this are told to a browser at most once a second, whatever the load: what was touched meanwhile is told when it is over. */
export const slowPrefix = 'slow:';
const slowEvery = 1000;

/** Heartbeat (portal.md §9: a browser that misses six of them is offline). Each part of the sockets has its own moment of the round. */
const heartbeatEvery = 2000;
const heartbeatParts = 20;
const flushEvery = 50;
/** Sockets that are told something before others' requests get their turn. */
const atOnce = 200;
const checkEvery = 60_000;
/** Time for the answer to a close, in milliseconds. */
const closingTime = 500;
const open = 1;

/** The open sockets of this process and who hears what. */
export function createHub(limits: SocketLimits) {
  const places = new Set<Place>();
  const byKey = new Map<string, Set<Place>>();
  const byChannel = new Map<string, Set<Place>>();
  const byAccount = new Map<string, Set<Place>>();
  const byAddress = new Map<string, Set<Place>>();
  const dirty = new Set<Place>();
  const recent = createRecentlyTold();
  const heartbeat = JSON.stringify({ type: 'heartbeat' });
  let joined = 0;
  let round = 0;
  let flushing = false;

  const leave = (place: Place): void => {
    if (!places.delete(place)) return;
    const { channel, account, address } = place.member;
    dirty.delete(place);
    remove(byChannel, channel, place);
    remove(byAccount, account, place);
    remove(byAddress, address, place);
    for (const key of place.keys) remove(byKey, key, place);
  };
  const end = (place: Place, close: CloseReason): void => {
    leave(place);
    closeSocket(place.socket, close);
  };
  const cut = (place: Place): void => {
    leave(place);
    place.socket.terminate();
  };
  const send = (place: Place, text: string): void => {
    if (place.socket.readyState !== open) return;
    if (place.socket.bufferedAmount > bufferedMax) cut(place);
    else place.socket.send(text);
  };
  /** Reads it what it is told? What only names keys waits meanwhile, each key once; who never reads on is cut off. */
  const isBehind = (place: Place, now: number): boolean => {
    if (place.socket.bufferedAmount <= bufferedPause) {
      place.slowSince = null;
      return false;
    }
    place.slowSince ??= now;
    if (now - place.slowSince > slowReaderTimeout) cut(place);
    return true;
  };

  const note = (place: Place, type: string, key: string): void => {
    add(place.pending, type, key);
    dirty.add(place);
  };
  const tell = (place: Place, now: number): void => {
    if (isBehind(place, now)) return;
    for (const [type, keys] of place.pending) {
      const due = [...keys].filter(
        key => !key.startsWith(slowPrefix) || now - (place.told.get(key) ?? -slowEvery) >= slowEvery,
      );
      if (due.length > 0) send(place, JSON.stringify({ type, keys: due }));
      for (const key of due) {
        if (key.startsWith(slowPrefix)) place.told.set(key, now);
        remove(place.pending, type, key);
      }
    }
    if (place.pending.size === 0) dirty.delete(place);
  };
  const flush = async (): Promise<void> => {
    if (flushing || dirty.size === 0) return;
    flushing = true;
    try {
      const now = performance.now();
      let count = 0;
      for (const place of [...dirty]) {
        if (places.has(place)) tell(place, now);
        if (++count % atOnce === 0) await turn();
      }
    } finally {
      flushing = false;
    }
  };
  const beat = (): void => {
    round = (round + 1) % heartbeatParts;
    const now = performance.now();
    for (const place of places) {
      if (place.part !== round || isBehind(place, now)) continue;
      send(place, heartbeat);
      if (place.missed) for (const key of place.keys) note(place, touchedType, key);
      place.missed = false;
    }
  };
  const check = (some: Iterable<Place>): void => {
    for (const place of some) {
      place.member.standing().then(
        standing => {
          if (standing !== 'same' && places.has(place))
            end(place, standing === 'over' ? closeReasons.signedOut : closeReasons.rolesChanged);
        },
        () => undefined,
      );
    }
  };
  const timers = [
    setInterval(beat, heartbeatEvery / heartbeatParts),
    setInterval(() => void flush(), flushEvery),
    setInterval(() => {
      check(places);
    }, checkEvery),
  ];
  for (const timer of timers) timer.unref();

  const isFull = ({ account, address }: Pick<LiveMember, 'account' | 'address'>): boolean =>
    (byAccount.get(account)?.size ?? 0) >= limits.account || (byAddress.get(address)?.size ?? 0) >= limits.address;
  const of = (channel: string, account: string): Place[] =>
    [...(byAccount.get(account) ?? [])].filter(place => place.member.channel === channel);
  const about = (channel: string, key: string): Place[] =>
    [...(byKey.get(key) ?? [])].filter(place => channel === everyChannel || place.member.channel === channel);

  return {
    get size() {
      return places.size;
    },
    /** Has the account, or the address, all the sockets that it may have? */
    isFull,
    join(member: LiveMember, socket: LiveSocket): void {
      if (isFull(member)) return closeSocket(socket, closeReasons.tooManySockets);
      const place: Place = {
        member,
        socket,
        keys: new Set(),
        pending: new Map(),
        told: new Map(),
        part: joined++ % heartbeatParts,
        slowSince: null,
        missed: false,
      };
      const isWithin = createMessageLimit();
      places.add(place);
      add(byChannel, member.channel, place);
      add(byAccount, member.account, place);
      add(byAddress, member.address, place);
      // The session may have ended while the socket was opening.
      check([place]);
      socket.on('close', () => leave(place));
      socket.on('error', () => leave(place));
      socket.on('message', (data, isBinary) => {
        if (!places.has(place)) return;
        const wish = isBinary ? null : parseSubscription(data.toString());
        const named = wish ? wish.subscribe.length + wish.unsubscribe.length : 0;
        if (!isWithin(named)) {
          socket.pause();
          return end(place, closeReasons.tooManyMessages);
        }
        if (!wish) return end(place, closeReasons.unreadable);
        for (const key of wish.unsubscribe) {
          place.keys.delete(key);
          place.told.delete(key);
          remove(byKey, key, place);
        }
        for (const key of wish.subscribe) {
          place.keys.add(key);
          add(byKey, key, place);
          if (wish.age !== undefined && recent.mayHaveBeenTold(key, wish.age)) note(place, touchedType, key);
        }
        if (place.keys.size > keysMax) end(place, closeReasons.tooManyKeys);
      });
    },
    /** Looks at the sessions of an account's sockets, or of all. */
    check: (account?: string): void => {
      check(account === undefined ? places : (byAccount.get(account) ?? []));
    },
    /** Messages that only name keys are gathered for a moment, so that a rush sends each browser a few messages and not thousands. */
    deliver({ channel, type, accounts, keys = [], data, each }: LiveMessage): void {
      recent.told(keys);
      if (each) {
        for (const [account, own] of each) {
          const hearers = of(channel, account);
          if (hearers.length === 0) continue;
          const text = JSON.stringify({ type, keys, data: own });
          for (const place of hearers) send(place, text);
        }
        return;
      }
      if (accounts === undefined && data === undefined) {
        for (const key of keys) for (const place of about(channel, key)) note(place, type, key);
        return;
      }
      const text = JSON.stringify({ type, keys, ...(data === undefined ? {} : { data }) });
      const hearers =
        accounts === 'all'
          ? [...(byChannel.get(channel) ?? [])]
          : accounts
            ? accounts.flatMap(account => of(channel, account))
            : keys.flatMap(key => about(channel, key));
      for (const place of new Set(hearers)) send(place, text);
    },
    /** Tells every browser to connect again, to whichever process takes connections then. */
    dismiss(): void {
      for (const place of places) end(place, closeReasons.restarts);
    },
    /** Messages may have been lost: every browser loads again what it shows, each at its own moment of the next round of heartbeats. */
    refresh(): void {
      recent.lost();
      for (const place of places) place.missed = true;
    },
    close(): void {
      for (const timer of timers) clearInterval(timer);
      this.dismiss();
    },
  };
}

/** Says why, and cuts off who does not answer. */
function closeSocket(socket: LiveSocket, [code, reason]: CloseReason): void {
  socket.close(code, reason);
  setTimeout(() => {
    socket.terminate();
  }, closingTime).unref();
}

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
