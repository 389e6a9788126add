import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkStore, openStore, UnfitEventStore } from './store.ts';
import type { Store } from './types.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server that answers every call with a status of gRPC. */
async function serverThatSays(status: number, message = 'no'): Promise<Store> {
  const sessions = new Set<http2.ServerHttp2Session>();
  const server = http2.createServer();
  server.on('session', session => sessions.add(session));
  server.on('stream', stream =>
    stream.respond(
      { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': String(status), 'grpc-message': message },
      { endStream: true },
    ),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const session of sessions) session.destroy();
    server.close();
  });
  return opened(`kurrentdb://127.0.0.1:${(server.address() as AddressInfo).port}?tls=false`);
}
function opened(url: string): Store {
  const store = openStore(url);
  closing.push(() => store.close());
  return store;
}
const refusal = async (store: Store): Promise<string> =>
  checkStore(store).then(
    () => 'none',
    (error: unknown) => {
      expect(error).toBeInstanceOf(UnfitEventStore);
      return (error as Error).message;
    },
  );

test('a server that is too old is refused', async () => {
  expect(await refusal(await serverThatSays(12))).toBe(
    'EVENTSTORE_URL: this server is too old: it knows none of the calls that the log needs',
  );
});

test('a server where this user may not write is refused', async () => {
  expect(await refusal(await serverThatSays(7))).toBe('EVENTSTORE_URL: this user may not write there');
});

test('a node that only reads is refused', async () => {
  const said = 'The server is not the leader node and cannot handle the request.';
  expect(await refusal(await serverThatSays(9, said))).toBe(
    'EVENTSTORE_URL: this node only reads; name the cluster or its leader',
  );
});

test.each(['kurrentdb://portal:hidden@host:x?tls=false', 'kurrentdb://portal:hidden@host:2113?tls=true&x'])(
  'an address that cannot be read is refused without what is secret in it: %s',
  url => {
    expect(() => openStore(url)).toThrow(/^(?!.*hidden)EVENTSTORE_URL: this address cannot be read/);
  },
);

test('an address where nothing listens is refused', async () => {
  expect(await refusal(opened('kurrentdb://127.0.0.1:9?tls=false&maxDiscoverAttempts=1'))).toMatch(
    /^EVENTSTORE_URL: the server cannot be reached: /,
  );
});
