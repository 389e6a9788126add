import { constants } from '../app/constants.ts';

/** A message of the live channel: which keys changed. Heartbeats stay inside the client. */
export interface LiveMessage {
  type: string;
  keys: readonly string[];
  data?: unknown;
}
/** `disconnected`: six heartbeats were missed, or the socket was closed for good. */
export type LiveState = 'idle' | 'connecting' | 'connected' | 'disconnected';

/** What the client needs of a WebSocket. */
export interface SocketLike {
  send(text: string): void;
  close(code?: number): void;
  readyState: number;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
}
export interface LiveClient {
  /** Asks for messages about these keys; the answer ends it. The socket opens with the first key and closes after the last. */
  subscribe(keys: readonly string[]): () => void;
  /** Opens the socket again after it was closed for good (a person's click, or the browser came back online). */
  reconnect(): void;
  state(): LiveState;
}
export interface LiveHandlers {
  onMessage(message: LiveMessage): void;
  onState(state: LiveState): void;
  /** How old, in milliseconds, what is shown may be where somebody begins to listen only now; 0: it is read at that time. */
  age?: () => number;
}

const OPEN = 1;
const rules = constants.live;
/** What the way to the server takes is added to an age: rather told twice than not at all. */
const onTheWay = 1000;

/** One websocket with the reconnect rules of portal.md §4, "Sockets". `open` makes the socket, so that tests bring their own. */
export function createLiveClient(open: () => SocketLike, handlers: LiveHandlers): LiveClient {
  const wanted = new Map<string, number>();
  /** What the server was asked for on this socket. */
  let asked = new Set<string>();
  let telling = false;
  let socket: SocketLike | undefined;
  let state: LiveState = 'idle';
  let attempts = 0;
  /** Closings in a row because the server had enough of this client. */
  let refusals = 0;
  let missed = 0;
  /** When something was heard last, or somebody began to listen; by the clock, which goes on while a laptop sleeps. */
  let heard = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const setState = (next: LiveState): void => {
    if (next === state) return;
    state = next;
    handlers.onState(next);
  };

  const tick = (): void => {
    missed += 1;
    if (missed >= rules.missedHeartbeats) setState('disconnected');
  };

  /** Asks for keys, and for what was told of them since what is shown of them was read. */
  const ask = (mine: SocketLike, subscribe: readonly string[], unsubscribe: readonly string[], gap = 0): void => {
    const age = Math.max(gap, handlers.age?.() ?? 0);
    mine.send(
      JSON.stringify({
        ...(subscribe.length > 0 && { subscribe }),
        ...(unsubscribe.length > 0 && { unsubscribe }),
        ...(subscribe.length > 0 && age > 0 && { age: Math.round(age) + onTheWay }),
      }),
    );
  };

  function stop(): void {
    clearInterval(ticking);
    clearTimeout(waiting);
    if (!socket) return;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close(1000);
    socket = undefined;
  }

  function connect(): void {
    stop();
    setState('connecting');
    const mine = open();
    socket = mine;
    mine.onopen = () => {
      attempts = 0;
      missed = 0;
      ticking = setInterval(tick, rules.heartbeat);
      setState('connected');
      asked = new Set(wanted.keys());
      const now = Date.now();
      ask(mine, [...asked], [], now - heard);
      heard = now;
    };
    mine.onmessage = (event: { data: unknown }) => {
      heard = Date.now();
      missed = 0;
      refusals = 0;
      setState('connected');
      const message = parse(event.data);
      if (message && message.type !== 'heartbeat') handlers.onMessage(message);
    };
    mine.onclose = (event: { code: number }) => {
      clearInterval(ticking);
      if ((rules.finalCloseCodes as readonly number[]).includes(event.code)) return setState('disconnected');
      if (event.code === rules.refusedCloseCode) {
        waiting = setTimeout(connect, Math.min(2 ** refusals * rules.refusedStep, rules.refusedMax));
        refusals += 1;
        return setState('disconnected');
      }
      attempts += 1;
      setState('connecting');
      waiting = setTimeout(connect, Math.min(attempts * rules.reconnectStep, rules.reconnectMax));
    };
  }

  /** One message for all that a page asks for and gives up in one turn; nothing for what it gives up and asks for again. */
  const tell = (): void => {
    if (telling) return;
    telling = true;
    queueMicrotask(() => {
      telling = false;
      if (socket?.readyState !== OPEN) return;
      const subscribe = [...wanted.keys()].filter(key => !asked.has(key));
      const unsubscribe = [...asked].filter(key => !wanted.has(key));
      if (subscribe.length + unsubscribe.length === 0) return;
      ask(socket, subscribe, unsubscribe);
      asked = new Set(wanted.keys());
    });
  };

  return {
    subscribe(keys) {
      for (const key of keys) wanted.set(key, (wanted.get(key) ?? 0) + 1);
      if (!socket && wanted.size > 0) {
        heard = Date.now();
        connect();
      } else tell();
      return () => {
        const gone = keys.filter(key => wanted.get(key) === 1);
        for (const key of keys) wanted.set(key, (wanted.get(key) ?? 1) - 1);
        for (const key of gone) wanted.delete(key);
        if (wanted.size > 0) return tell();
        stop();
        setState('idle');
      };
    },
    reconnect: () => {
      if (state === 'disconnected' && wanted.size > 0) connect();
    },
    state: () => state,
  };
}

function parse(data: unknown): LiveMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
    const { type, keys, data: payload } = message as Record<string, unknown>;
    return { type: String(type), keys: Array.isArray(keys) ? keys.map(String) : [], data: payload };
  } catch {
    return undefined;
  }
}
