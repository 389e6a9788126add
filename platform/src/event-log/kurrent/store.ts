import {
  isCommandError,
  KurrentDBClient,
  StreamNotFoundError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { LogUnavailable } from '../errors.ts';
import { journalledAppend } from './journal.ts';
import { namesOf, type StoredRecord } from './format.ts';
import type { Store, StoreWrite } from './types.ts';

/** The event store cannot serve as the log; the portal does not start with it. */
export class UnfitEventStore extends Error {
  constructor(why: string, cause?: unknown) {
    super(`EVENTSTORE_URL: ${why}`, { cause });
    this.name = 'UnfitEventStore';
  }
}

export interface StoreOptions {
  prefix?: string;
  multiStream?: boolean;
  onError?: (error: unknown) => void;
}

/** Statuses of gRPC: an argument is wrong, not allowed, not known to the server, not logged in. */
const status = { argument: 3, denied: 7, unknownCall: 12, nobody: 16 };
const finalTypes =
  /^(access-denied|invalid-|append-record|transaction-max|maximum-append|stream-deleted|stream-tombstoned|unsupported)/;

/** A refusal of the server that stays one, however often it is asked. */
export const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  ((isCommandError(error) && finalTypes.test(error.type)) ||
    Object.values(status).includes((error as { code?: number }).code ?? 0));

/** The server does not know the call: it says so, or the client by its version. */
const isUnknownCall = (error: unknown): boolean =>
  error instanceof UnsupportedError || (error as { code?: number }).code === status.unknownCall;

/** `multiStream`: the server itself appends to several streams (25.1 or newer); else a journal does it (journal.ts). */
export function openStore(
  url: string,
  { prefix = '', multiStream = false, onError = () => undefined }: StoreOptions = {},
): Store {
  const client = KurrentDBClient.connectionString(url);
  const names = namesOf(prefix);
  // Names of the database itself begin with a dollar sign.
  const filter = {
    filterOn: 'streamName' as const,
    checkpointInterval: 1,
    ...(prefix ? { prefixes: [prefix] } : { regex: '^[^$]' }),
  };
  const records = async (read: AsyncIterable<{ event?: StoredRecord }>): Promise<StoredRecord[]> => {
    const found: StoredRecord[] = [];
    try {
      for await (const { event } of read) if (event) found.push(event);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      throw isFinal(error) ? error : new LogUnavailable(error);
    }
    return found;
  };
  const store: Store = {
    names,
    multiStream,
    append: writes => append(writes),
    async appendSeveral(writes) {
      const { position } = await client.multiStreamAppend(
        writes.map(({ stream, expected, records: events }) => ({
          streamName: stream,
          expectedState: stateOf(expected),
          events,
        })),
      );
      return position;
    },
    async appendOne({ stream, expected, records: events }) {
      const { position } = await client.appendToStream(stream, events, { streamState: stateOf(expected) });
      return position?.commit ?? null;
    },
    readStream: (stream, fromRevision, maxCount, backwards = false) =>
      records(
        client.readStream(stream, {
          fromRevision,
          maxCount,
          direction: backwards ? 'backwards' : 'forwards',
          requiresLeader: true,
        }),
      ),
    readAll: (fromPosition, maxCount) =>
      records(client.readAll({ fromPosition, maxCount, filter, requiresLeader: true })),
    async version(stream) {
      const [last] = await store.readStream(stream, 'end', 1, true);
      return last ? Number(last.revision) + 1 : 0;
    },
    subscribe(stream, from, hear) {
      let stopped = false;
      let end = (): void => undefined;
      const listen = (): Promise<void> =>
        new Promise((resolve, reject) => {
          const last = from();
          const subscription = client.subscribeToStream(stream, {
            fromRevision: last < 0 ? 'start' : BigInt(last),
            requiresLeader: true,
          });
          end = () => {
            subscription.unsubscribe().catch(() => undefined);
            resolve();
          };
          subscription.on('data', hear);
          subscription.on('error', reject);
          subscription.on('end', resolve);
        });
      const listening = (async () => {
        for (let pause = 50; !stopped; pause = Math.min(pause * 2, 1000)) {
          const began = Date.now();
          await listen().catch(onError);
          if (stopped) return;
          if (Date.now() - began > 5000) pause = 50;
          await sleep(pause);
          hear();
        }
      })();
      return async () => {
        stopped = true;
        end();
        await listening;
      };
    },
    async keepFor(stream, days) {
      const maxAge = days * 24 * 3600;
      const { metadata } = await client.getStreamMetadata(stream);
      if (metadata?.$maxAge !== maxAge) await client.setStreamMetadata(stream, { ...metadata, $maxAge: maxAge });
    },
    close: () => client.dispose(),
  };
  const append = multiStream ? store.appendSeveral : journalledAppend(store);
  return store;
}

const stateOf = (expected: number): 'no_stream' | bigint => (expected === 0 ? 'no_stream' : BigInt(expected - 1));

/** Looks whether the database can serve: reachable, recent enough, writable. Changes nothing; throws `UnfitEventStore`. */
export async function checkStore(store: Store): Promise<void> {
  const probe: StoreWrite = {
    stream: store.names.commits,
    // No stream has this version, so nothing can be written; a server that says so has looked at the append and at who sends it.
    expected: Number.MAX_SAFE_INTEGER,
    records: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        type: 'Probe',
        contentType: 'application/json',
        data: {},
        metadata: {},
      },
    ],
  };
  try {
    await (store.multiStream ? store.appendSeveral([probe]) : store.appendOne(probe));
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) return;
    throw new UnfitEventStore(whatIsWrong(error), error);
  }
  throw new UnfitEventStore('the server accepted an append that could not be right');
}

function whatIsWrong(error: unknown): string {
  if (isUnknownCall(error)) return 'this server is too old: it knows none of the calls that the log needs';
  const { type, code, message } = error as { type?: string; code?: number; message: string };
  if (type === 'access-denied' || code === status.denied || code === status.nobody)
    return 'this user may not write there';
  if (type === 'not-leader' || /not (the )?leader/i.test(message))
    return 'this node only reads; name the cluster or its leader';
  return `the server cannot be reached: ${message}`;
}
