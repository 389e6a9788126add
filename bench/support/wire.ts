import net from 'node:net';

export interface WireAnswer {
  status: number;
  body: string;
  headers: string;
  /** Milliseconds from the first byte sent to the last byte received. */
  ms: number;
}

/**
 * A keep-alive HTTP/1.1 connection that costs the driver next to nothing: the benchmark should measure the server, and on a
 * small machine both share the cores. One request at a time; answers must carry `content-length` (fastify's do).
 */
export class Wire {
  private socket: net.Socket;
  private received: Buffer[] = [];
  private size = 0;
  private waiting: { resolve: (answer: WireAnswer) => void; reject: (error: Error) => void; sent: number } | null =
    null;

  private constructor(socket: net.Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', chunk => this.take(chunk));
    socket.on('close', () => this.waiting?.reject(new Error('the server closed the connection')));
    socket.on('error', error => this.waiting?.reject(error));
  }

  static open(host: string, port: number): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, host, () => resolve(new Wire(socket)));
      socket.once('error', reject);
    });
  }

  send(method: string, path: string, headers: string, body = ''): Promise<WireAnswer> {
    const length = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : '';
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject, sent: performance.now() };
      this.socket.write(`${method} ${path} HTTP/1.1\r\nhost: portal\r\n${headers}${length}\r\n${body}`);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received.push(chunk);
    this.size += chunk.length;
    const all = this.received.length === 1 ? chunk : Buffer.concat(this.received, this.size);
    this.received = [all];
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) return;
    const headers = all.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0);
    if (all.length < end + 4 + length) return;
    this.received = [];
    this.size = 0;
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.resolve({
      status: Number(headers.slice(9, 12)),
      headers,
      body: all.toString('utf8', end + 4, end + 4 + length),
      ms: performance.now() - waiting.sent,
    });
  }
}

/** Runs every item through `work` with `clients` connections, as fast as they go. */
export async function drive<T>(
  host: string,
  port: number,
  clients: number,
  items: readonly T[],
  work: (wire: Wire, item: T) => Promise<void>,
): Promise<number> {
  const wires = await Promise.all(Array.from({ length: Math.min(clients, items.length) }, () => Wire.open(host, port)));
  let next = 0;
  const started = performance.now();
  await Promise.all(
    wires.map(async wire => {
      while (next < items.length) await work(wire, items[next++]!);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const wire of wires) wire.close();
  return seconds;
}
