import type { AskCalls, BroughtAnswer } from '@portal/event-schemas/kernel/first-load.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as later } from 'node:timers/promises';

/** Longest that a page waits for all its answers; the application asks for the rest itself. */
const patience = 2000;
/** Who asks, and from where: nothing else of the page's request goes on to the calls. */
const passedOn = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Asks calls of this process as the browser that opens the page would: with its cookies, from its address, past the same guards. */
export function askCalls(app: FastifyInstance, request: FastifyRequest): AskCalls {
  const late = later(patience, undefined, { ref: false });
  return async (addresses, language) => {
    const headers: Record<string, string | string[]> = {
      accept: 'application/json',
      'accept-language': language,
      'x-request-id': request.id,
    };
    for (const name of passedOn) {
      const value = request.headers[name];
      if (value !== undefined) headers[name] = value;
    }
    const asked = addresses.map(async (url): Promise<BroughtAnswer | undefined> => {
      const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: request.socket.remoteAddress });
      if (answer.statusCode !== 200) return undefined;
      const range = answer.headers['content-range'];
      return { body: answer.json(), ...(range === undefined ? {} : { range }) };
    });
    return Promise.all(asked.map(one => Promise.race([one, late])));
  };
}
