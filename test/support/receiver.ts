import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}
/** A system that is told of events, on this machine. */
export interface Receiver {
  url: string;
  /** Everything that was sent, in order of arrival. */
  readonly received: readonly Received[];
  /** Of what it has taken, each once: by the id of its message. */
  taken(): { type: string; subject: string; sequence: string; data: any }[];
  /** How it answers from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  /** Throws where a message is not signed with this secret. */
  verify(secret: string, one: Received): unknown;
  stop(): Promise<void>;
}

export async function receiver(): Promise<Receiver> {
  const received: (Received & { isTaken: boolean })[] = [];
  let status = 200;
  let headers: Record<string, string> = {};
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body, isTaken: status < 300 });
      response.writeHead(status, headers).end('thank you');
    });
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    taken: () => [
      ...new Map(
        received.filter(one => one.isTaken).map(one => [one.headers['webhook-id'], JSON.parse(one.body)]),
      ).values(),
    ],
    answer(next, more = {}) {
      [status, headers] = [next, more];
    },
    verify(secret, { body, headers: given }) {
      // The library believes in the clock of the machine, a test may have its own: the signature is what is looked at.
      const [id, time] = [given['webhook-id'] as string, Number(given['webhook-timestamp'])];
      const expected = new Webhook(secret).sign(id, new Date(time * 1000), body);
      if (!String(given['webhook-signature']).split(' ').includes(expected))
        throw new Error('The message is not signed with this secret');
      return JSON.parse(body) as unknown;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise(resolve => void server.close(resolve));
    },
  };
}
