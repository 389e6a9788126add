import { WebSocket } from 'ws';
import { inParallel } from './history.ts';
import type { Browser } from './queue.ts';

interface Message {
  type: string;
  data?: { position: number; waiting: number; offered_ahead: number };
}
const timeout = 15_000;

/** Open sockets of everybody: `notified` hear notices (those whom a drop will serve), `waiting` hear their place in the waiting list. */
export async function listenFor(port: number, notified: readonly Browser[], waiting: readonly Browser[]) {
  const sockets: WebSocket[] = [];
  const places = new Map<string, number>();
  let heardPlaces = 0;
  let onNotice: (account: string) => void = () => undefined;
  let onPlaces: () => void = () => undefined;

  const open =
    (channel: string, heard: (account: string, message: Message) => void) =>
    ({ account, cookie }: Browser): Promise<void> =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/ws/${channel}/`, {
          headers: { cookie },
          perMessageDeflate: false,
        });
        sockets.push(socket);
        socket.once('open', () => resolve());
        socket.once('error', reject);
        socket.on('message', (content: Buffer) => heard(account, JSON.parse(content.toString()) as Message));
      });
  await inParallel(
    notified,
    open('notifications', (account, { type }) => {
      if (type === 'new_notifications') onNotice(account);
    }),
  );
  await inParallel(
    waiting,
    open('registration', (account, { type, data }) => {
      if (type !== 'queue_places') return;
      places.set(account, data!.position);
      heardPlaces += 1;
      if (heardPlaces === waiting.length) onPlaces();
    }),
  );

  const within = <T>(what: string, work: Promise<T>): Promise<T> =>
    Promise.race([
      work,
      new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error(`${what} did not come within ${timeout} ms`)), timeout).unref(),
      ),
    ]);
  return {
    sockets: sockets.length,
    places,
    /** The moments of the next notice (`performance.now`) with whom it tells, and of the last browser's next place. */
    next() {
      heardPlaces = 0;
      return {
        notice: within(
          'the notice',
          new Promise<{ at: number; account: string }>(resolve => {
            onNotice = account => resolve({ at: performance.now(), account });
          }),
        ),
        places: within(
          'the places',
          new Promise<number>(resolve => {
            onPlaces = () => resolve(performance.now());
          }),
        ),
      };
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
