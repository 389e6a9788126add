import { vi } from 'vitest';
import { queryClient } from '../app/query-client.ts';
import { connectLive } from '../live/use-live.ts';

/** Right after `openPages`: live sockets that tell the pages which keys were touched. */
export function speakLive(): (...keys: string[]) => void {
  const sockets: { onmessage: ((event: { data: string }) => void) | null }[] = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      onmessage = null;
      constructor() {
        sockets.push(this);
      }
      send() {}
      close() {}
    },
  );
  connectLive(queryClient);
  return (...keys) => {
    for (const socket of sockets) socket.onmessage?.({ data: JSON.stringify({ type: 'touched', keys }) });
  };
}
