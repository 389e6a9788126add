import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { apiBase } from '../http/client.ts';
import { ageOfFirstAnswers } from '../http/first-answers.ts';
import { createLiveClient, type LiveClient, type LiveMessage, type LiveState } from './live-client.ts';

export type LiveChannel = 'notifications' | 'registration' | 'chat' | 'final_grades';
export interface LiveSubscription {
  channel: LiveChannel;
  keys: readonly string[];
}

const clients = new Map<LiveChannel, LiveClient>();
const listeners = new Set<() => void>();
const messageListeners = new Set<(channel: LiveChannel, message: LiveMessage) => void>();
let queryClient: QueryClient | undefined;

/** The query client whose answers live messages make stale; set once by the root. */
export const connectLive = (client: QueryClient): void => {
  queryClient = client;
};

const address = (channel: LiveChannel): string => `${location.origin.replace(/^http/, 'ws')}${apiBase}/ws/${channel}/`;

function clientOf(channel: LiveChannel): LiveClient {
  const known = clients.get(channel);
  if (known) return known;
  const client = createLiveClient(() => new WebSocket(address(channel)), {
    onMessage: message => {
      invalidate(message.keys);
      for (const listener of messageListeners) listener(channel, message);
    },
    onState: () => {
      for (const listener of listeners) listener();
    },
    // What was told since the page was made, or while nobody listened, the server tells again.
    age: ageOfFirstAnswers,
  });
  clients.set(channel, client);
  return client;
}

/** Reads again every query whose `meta.live` names one of the keys. */
function invalidate(keys: readonly string[]): void {
  void queryClient?.invalidateQueries({
    predicate: query => ((query.meta?.['live'] as readonly string[] | undefined) ?? []).some(key => keys.includes(key)),
  });
}

/** Keeps the keys subscribed while the component is on screen. `useCall(…, { live })` does it by itself. */
export function useLive(subscription: LiveSubscription | undefined, onMessage?: (message: LiveMessage) => void): void {
  const channel = subscription?.channel;
  const keys = subscription?.keys.join('\n') ?? '';
  useEffect(() => (channel && keys ? clientOf(channel).subscribe(keys.split('\n')) : undefined), [channel, keys]);
  useEffect(() => {
    if (!channel || !onMessage) return;
    const listener = (from: LiveChannel, message: LiveMessage): void => {
      if (from === channel) onMessage(message);
    };
    messageListeners.add(listener);
    return () => void messageListeners.delete(listener);
  }, [channel, onMessage]);
}

const worst = (): LiveState => {
  const states = [...clients.values()].map(client => client.state());
  return states.includes('disconnected') ? 'disconnected' : (states.find(state => state !== 'idle') ?? 'idle');
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** State of the live connections: `disconnected` shows the notice that the connection is lost. */
export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, worst);

export const reconnectLive = (): void => {
  for (const client of clients.values()) client.reconnect();
};
