import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificates, type Certificates } from '../../../../test/support/certificates.ts';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import {
  eventStoreNode,
  withoutEventStoreProgram,
  type EventStoreNode,
  type NodeOptions,
} from '../../../../test/support/event-store.ts';
import { contractCatalogue, counted, item } from '../testing/items.ts';
import type { EventLog } from '../types.ts';
import { createKurrentLog } from './kurrentLog.ts';
import { followedMigration } from './schema.ts';
import { checkStore, openStore, UnfitEventStore } from './store.ts';

test.skipIf(withoutEventStoreProgram !== '')(
  `an event store that takes small appends alone is refused${withoutEventStoreProgram}`,
  async () => {
    const node = await eventStoreNode({ maxAppendSize: 1_048_576 });
    await node.start();
    const store = openStore(node.url);
    try {
      await expect(checkStore(store)).rejects.toThrow(
        'EVENTSTORE_URL: this server takes appends of 1048576 bytes, which is too few: start it with --max-append-size 16000000',
      );
    } finally {
      await store.close();
      await node.clear();
    }
  },
  90_000,
);

describe.skipIf(withoutEventStoreProgram !== '')(`an event store behind TLS${withoutEventStoreProgram}`, () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'event-store-tls-'));
  const password = 'changeit';
  let database: TestDatabase;
  let pool: Pool;
  let node: EventStoreNode;
  let certificates: Certificates;
  const said: unknown[] = [];

  const open = (store: string): Promise<EventLog> =>
    createKurrentLog({
      store,
      url: database.url,
      pool,
      catalogue: contractCatalogue,
      onError: error => said.push(error),
    });
  const address = ({ user = `admin:${password}@`, ca = certificates.authority, port = node.port } = {}): string =>
    `kurrentdb://${user}127.0.0.1:${port}?tls=true&tlsCaFile=${encodeURIComponent(ca)}`;
  /** Why a start with this address is refused; nowhere in what is said of it stands the password. */
  const refusal = async (store: string): Promise<string> => {
    const error = await open(store).then(
      log => log.close(),
      (failure: Error) => failure,
    );
    expect(error).toBeInstanceOf(UnfitEventStore);
    expect(inspect([error, ...said], { depth: 9 })).not.toMatch(/changeit|hidden|Y2hhbmdlaXQ/);
    return (error as Error).message;
  };

  beforeAll(async () => {
    certificates = makeCertificates(path.join(folder, 'right'));
    const { certificate, key, trusted } = certificates;
    const options: NodeOptions = {
      args: [
        '--certificate-file',
        certificate,
        '--certificate-private-key-file',
        key,
        '--trusted-root-certificates-path',
        trusted,
      ],
      query: 'tls=true',
    };
    [node, database] = await Promise.all([eventStoreNode(options), testDatabase({ migrations: [followedMigration] })]);
    pool = database.pool(4);
    await node.start();
  }, 120_000);
  afterAll(async () => {
    await node?.clear();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('keeps the log, and the password is said nowhere when its server goes away', async () => {
    const log = await open(address());
    expect((await log.append(item(counted('a', 0, 1)))).ok).toBe(true);
    await node.kill();
    const waiting = log.append(item(counted('a', 1, 2)));
    waiting.catch(error => said.push(error));
    await log.head().catch((error: unknown) => said.push(error));
    expect(said.length).toBeGreaterThan(0);
    expect(inspect(said, { depth: 9 })).not.toMatch(/changeit|Y2hhbmdlaXQ/);
    await node.start();
    await waiting.catch(() => undefined);
    expect((await log.append(item(counted('b', 0, 3)))).ok).toBe(true);
    expect((await log.read('a'))[0]!.data).toEqual({ by: 1 });
    await log.close();
  }, 90_000);

  test('a wrong password is refused', async () => {
    expect(await refusal(address({ user: 'admin:hidden@' }))).toBe(
      'EVENTSTORE_URL: the server does not know this user with this password',
    );
  });

  test('nobody in particular is refused', async () => {
    expect(await refusal(address({ user: '' }))).toMatch(
      /^EVENTSTORE_URL: (this user may not write there|the server does not know)/,
    );
  });

  test('a certificate of another authority is refused', async () => {
    const other = makeCertificates(path.join(folder, 'other'));
    expect(await refusal(address({ ca: other.authority }))).toMatch(
      /^EVENTSTORE_URL: the server's certificate is not to be trusted \(tlsCaFile names the authority\)/,
    );
  });

  test('a file of the authority that is not there is refused', async () => {
    expect(await refusal(address({ ca: '/nowhere/ca.crt' }))).toMatch(
      /^EVENTSTORE_URL: Failed to load certificate file\. File was not found\./,
    );
  });

  test('an address without TLS is refused, and one of another port too', async () => {
    expect(await refusal(`kurrentdb://127.0.0.1:${node.port}?tls=false`)).toMatch(
      /^EVENTSTORE_URL: the server cannot be reached: /,
    );
    expect(await refusal(address({ port: Number(new URL(database.url).port) }))).toMatch(
      /^EVENTSTORE_URL: the server cannot be reached: /,
    );
  });

  test('an address that cannot be read is refused', async () => {
    expect(await refusal('kurrentdb://admin:hidden@127.0.0.1:2113?tls=perhaps=so&')).toMatch(
      /^EVENTSTORE_URL: this address cannot be read; it looks like /,
    );
  });
});
