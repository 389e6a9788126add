import http from 'node:http';
import https from 'node:https';
import { performance } from 'node:perf_hooks';
import { checkedLookup, refuseUnreachable } from './reachable.ts';

/** What came back. `answer`: how the body begins; `retryAfter`: seconds that the other side asks for, null: it does not. */
export interface PostAnswer {
  status: number;
  ms: number;
  answer: string;
  retryAfter: number | null;
}
export interface Outbound {
  /**
   * Sends one message. Throws what a connection throws, `UnreachableAddress`, or that no answer came in time. Redirects
   * are answers like others: none is followed.
   */
  post(url: string, message: { body: string; headers: Readonly<Record<string, string>> }): Promise<PostAnswer>;
  close(): void;
}
/** Characters of the answer that are kept, and bytes that are read before the connection is cut. */
const kept = 1000;
const mostRead = 262_144;

/** Calls other systems: kept connections, `sockets` at once to each, an answer within `timeout` milliseconds. */
export function createOutbound({
  networks,
  sockets = 64,
  timeout = 15_000,
}: {
  networks: readonly string[];
  sockets?: number;
  timeout?: number;
}): Outbound {
  const options = { keepAlive: true, maxSockets: sockets, maxFreeSockets: sockets };
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
  const lookups = {
    'http:': checkedLookup({ tls: false, networks }),
    'https:': checkedLookup({ tls: true, networks }),
  };
  return {
    async post(address, { body, headers }) {
      const url = new URL(address);
      const protocol = url.protocol === 'https:' ? 'https:' : 'http:';
      refuseUnreachable(url, networks);
      const began = performance.now();
      return new Promise<PostAnswer>((resolve, reject) => {
        const request = (protocol === 'https:' ? https : http).request(url, {
          method: 'POST',
          agent: agents[protocol],
          lookup: lookups[protocol],
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        });
        const timer = setTimeout(() => request.destroy(new Error(`no answer within ${timeout / 1000} s`)), timeout);
        request.on('error', error => {
          clearTimeout(timer);
          reject(error);
        });
        request.on('response', response => {
          let answer = '';
          let read = 0;
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            read += part.length;
            if (answer.length < kept) answer = (answer + part).slice(0, kept);
            if (read > mostRead) request.destroy(new Error('the answer has no end'));
          });
          response.on('error', error => {
            clearTimeout(timer);
            reject(error);
          });
          response.on('end', () => {
            clearTimeout(timer);
            const asked = Number(response.headers['retry-after']);
            resolve({
              status: response.statusCode ?? 0,
              ms: Math.round(performance.now() - began),
              // Half a sign at the end, and what no table holds, are left out.
              answer: Buffer.from(answer).toString().replaceAll('\0', ''),
              retryAfter: Number.isFinite(asked) && asked > 0 ? asked : null,
            });
          });
        });
        request.end(body);
      });
    },
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
}
