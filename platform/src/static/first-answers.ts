import type { AskCalls, BroughtAnswer } from '@portal/event-schemas/kernel/first-load.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longest that a page waits for an answer; the application asks for the rest itself. */
const patience = 2000;
/** Who asks, and from where: nothing else of the page's request goes on to the calls. */
const passedOn = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** Asks calls of this process as the browser that opens the page would: with its cookies, from its address, past the same guards. */
export const askCalls =
  (app: FastifyInstance, request: FastifyRequest): AskCalls =>
  async (addresses, language) => {
    const headers: Record<string, string | string[]> = { accept: 'application/json', 'accept-language': language };
    for (const name of passedOn) {
      const value = request.headers[name];
      if (value !== undefined) headers[name] = value;
    }
    const asked = addresses.map(async (url): Promise<BroughtAnswer | undefined> => {
      const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: request.socket.remoteAddress });
      if (answer.statusCode !== 200) return undefined;
      const range = answer.headers['content-range'];
      return { body: answer.json(), ...(range === undefined ? {} : { range: String(range) }) };
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>(resolve => {
      timer = setTimeout(resolve, patience, undefined);
    });
    try {
      return await Promise.all(asked.map(one => Promise.race([one, late])));
    } finally {
      clearTimeout(timer);
    }
  };
