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
}

const OPEN = 1;
const rules = constants.live;

/** One websocket with the reconnect rules of portal.md §4, "Sockets". `open` makes the socket, so that tests bring their own. */
export function createLiveClient(open: () => SocketLike, handlers: LiveHandlers): LiveClient {
  const wanted = new Map<string, number>();
  let socket: SocketLike | undefined;
  let state: LiveState = 'idle';
  let attempts = 0;
  let missed = 0;
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
      mine.send(JSON.stringify({ subscribe: [...wanted.keys()] }));
    };
    mine.onmessage = (event: { data: unknown }) => {
      missed = 0;
      setState('connected');
      const message = parse(event.data);
      if (message && message.type !== 'heartbeat') handlers.onMessage(message);
    };
    mine.onclose = (event: { code: number }) => {
      clearInterval(ticking);
      if ((rules.finalCloseCodes as readonly number[]).includes(event.code)) return setState('disconnected');
      attempts += 1;
      setState('connecting');
      waiting = setTimeout(connect, Math.min(attempts * rules.reconnectStep, rules.reconnectMax));
    };
  }

  const tell = (verb: 'subscribe' | 'unsubscribe', keys: readonly string[]): void => {
    if (keys.length > 0 && socket?.readyState === OPEN) socket.send(JSON.stringify({ [verb]: keys }));
  };

  return {
    subscribe(keys) {
      const added = keys.filter(key => !wanted.has(key));
      for (const key of keys) wanted.set(key, (wanted.get(key) ?? 0) + 1);
      if (!socket && wanted.size > 0) connect();
      else tell('subscribe', added);
      return () => {
        const gone = keys.filter(key => wanted.get(key) === 1);
        for (const key of keys) wanted.set(key, (wanted.get(key) ?? 1) - 1);
        for (const key of gone) wanted.delete(key);
        if (wanted.size > 0) return tell('unsubscribe', gone);
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
