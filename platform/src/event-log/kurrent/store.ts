import {
  isCommandError,
  KurrentDBClient,
  MaxAppendSizeExceededError,
  StreamNotFoundError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { LogUnavailable } from '../errors.ts';
import { journalled } from './journal.ts';
import { namesOf, type StoredRecord } from './format.ts';
import type { Store, StoreWrite } from './types.ts';
import { watched } from './watched.ts';

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
  const client = connect(url);
  const names = namesOf(prefix);
  // Events and commits alone. Names of the database itself begin with a dollar sign.
  const filter = {
    filterOn: 'streamName' as const,
    checkpointInterval: 1,
    regex: `^${prefix}(?!${prefix ? '' : '\\$|'}portal-(journal|answers)$)`,
  };
  const records = (read: AsyncIterable<{ event?: StoredRecord }>): Promise<StoredRecord[]> =>
    watched(async heard => {
      const found: StoredRecord[] = [];
      try {
        for await (const { event } of read) {
          heard();
          if (event) found.push(event);
        }
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw isFinal(error) ? error : new LogUnavailable(error);
      }
      return found;
    });
  const store: Store = {
    names,
    multiStream,
    append: (writes, known) => way.append(writes, known),
    finish: commits => way.finish(commits),
    async appendSeveral(writes) {
      const requests = writes.map(({ stream, expected, records: events }) => ({
        streamName: stream,
        expectedState: stateOf(expected),
        events,
      }));
      return (await watched(() => client.multiStreamAppend(requests))).position;
    },
    async appendOne({ stream, expected, records: events }) {
      // A node that leads no longer passes an append on; asked for the leader, it would only refuse, again and again.
      const options = { streamState: stateOf(expected) };
      return (await watched(() => client.appendToStream(stream, events, options))).position?.commit ?? null;
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
          subscription.on('data', ({ event }) => hear(event));
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
  const way = multiStream ? { append: store.appendSeveral, finish: async () => false } : journalled(store);
  return store;
}

/** The client's own words about an address have the password in them. */
function connect(url: string): KurrentDBClient {
  try {
    return KurrentDBClient.connectionString(url);
  } catch (error) {
    const { message } = error as Error;
    throw new UnfitEventStore(
      /certificate|key file/i.test(message)
        ? `${message} Paths in it begin at ${process.cwd()}.`
        : 'this address cannot be read; it looks like kurrentdb://user:password@host:2113?tls=true&tlsCaFile=ca.crt',
    );
  }
}

const stateOf = (expected: number): 'no_stream' | bigint => (expected === 0 ? 'no_stream' : BigInt(expected - 1));

/** More than a server takes that was not told: a large command's events all stand in one record of the journal. */
const largeAppend = 2_000_000;
/** How often a server that says nothing is asked. */
const attempts = 3;

/** Looks whether the database can serve: reachable, recent enough, writable, for appends of so many bytes. Changes nothing; throws `UnfitEventStore`. */
export async function checkStore(store: Store, bytes = largeAppend): Promise<void> {
  const probe: StoreWrite = {
    stream: store.names.commits,
    // No stream has this version, so nothing can be written; a server that says so has looked at the append and at who sends it.
    expected: Number.MAX_SAFE_INTEGER,
    records: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        type: 'Probe',
        contentType: 'application/json',
        data: { filler: 'x'.repeat(bytes) },
        metadata: {},
      },
    ],
  };
  for (let attempt = 1; ; attempt++) {
    try {
      await (store.multiStream ? store.appendSeveral([probe]) : store.appendOne(probe));
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return;
      if (error instanceof LogUnavailable && attempt < attempts) continue;
      throw new UnfitEventStore(whatIsWrong(error instanceof LogUnavailable ? error.cause : error), error);
    }
    throw new UnfitEventStore('the server accepted an append that could not be right');
  }
}

function whatIsWrong(error: unknown): string {
  if (isUnknownCall(error)) return 'this server is too old: it knows none of the calls that the log needs';
  if (error instanceof MaxAppendSizeExceededError)
    return `this server takes appends of ${error.maxAppendSize} bytes, which is too few: start it with --max-append-size 16000000`;
  const { type, code, message } = error as { type?: string; code?: number; message: string };
  if (code === status.nobody) return 'the server does not know this user with this password';
  if (type === 'access-denied' || code === status.denied) return 'this user may not write there';
  if (/certificate|self.signed|issuer/i.test(message))
    return `the server's certificate is not to be trusted (tlsCaFile names the authority): ${message}`;
  if (type === 'not-leader' || /not (the )?leader/i.test(message))
    return 'this node only reads; name the cluster or its leader';
  return `the server cannot be reached: ${message}`;
}
