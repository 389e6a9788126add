import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A port before librdkafka's mock cluster for clients that ask two things in a way that it does not know. Its calls (ApiVersions) are asked for in the older
 * form and answered in the newer; a new producer's number (InitProducerId) is asked for as one that has none yet. All else passes as it is.
 */
export async function startFront(target: { host: string; port: number }): Promise<{ port: number; stop(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer(client => {
    const broker = connect(target.port, target.host);
    const asked = new Set<number>();
    for (const socket of [client, broker]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        broker.destroy();
      });
    }
    client.on(
      'data',
      framed(frame => {
        const isNewer = frame.readInt16BE(0) === apiVersions && frame.readInt16BE(2) > 2;
        if (isNewer) asked.add(frame.readInt32BE(4));
        if (frame.readInt16BE(0) === initProducerId) frame.fill(0xff, frame.length - 11, frame.length - 1);
        send(broker, isNewer ? olderRequest(frame) : frame);
      }),
    );
    broker.on(
      'data',
      framed(frame => send(client, asked.delete(frame.readInt32BE(0)) ? newerAnswer(frame) : frame)),
    );
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const apiVersions = 18;
/** Its last eleven bytes: number (8) and epoch (2) of a producer that has them already, and a byte for fields to come. */
const initProducerId = 22;

/** Collects what comes until a frame is whole: its length in four bytes, then so many. */
function framed(take: (frame: Buffer) => void): (chunk: Buffer) => void {
  let held: Buffer = Buffer.alloc(0);
  return chunk => {
    held = held.length ? Buffer.concat([held, chunk]) : chunk;
    while (held.length >= 4 && held.length >= 4 + held.readInt32BE(0)) {
      const end = 4 + held.readInt32BE(0);
      take(held.subarray(4, end));
      held = held.subarray(end);
    }
  };
}

function send(socket: Socket, frame: Buffer): void {
  const length = Buffer.alloc(4);
  length.writeInt32BE(frame.length);
  socket.write(length);
  socket.write(frame);
}

/** Call, version 2, number of the question, name of the client. */
function olderRequest(frame: Buffer): Buffer {
  const request = Buffer.from(frame.subarray(0, 10 + Math.max(0, frame.readInt16BE(8))));
  request.writeInt16BE(2, 2);
  return request;
}

/** Number of the question, error, then the calls: each with its least and greatest version, behind it a byte for fields to come. */
function newerAnswer(frame: Buffer): Buffer {
  const count = frame.readInt32BE(6);
  const calls = Array.from({ length: count }, (_, n) => Buffer.concat([frame.subarray(10 + 6 * n, 16 + 6 * n), none]));
  return Buffer.concat([
    frame.subarray(0, 6),
    unsigned(count + 1),
    ...calls,
    frame.subarray(10 + 6 * count, 14 + 6 * count),
    none,
  ]);
}

const none = Buffer.from([0]);
/** Seven bits a byte, the lowest first. */
function unsigned(value: number): Buffer {
  const bytes: number[] = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}
