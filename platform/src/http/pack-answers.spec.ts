import fastify, { type FastifyInstance } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { packAnswers } from './pack-answers.ts';

const rows = Array.from({ length: 200 }, (_, number) => ({ uid: `row-${number}`, name: 'Введение в право' }));
const text = JSON.stringify(rows);

let busy = false;
let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  busy = false;
});

function open(): FastifyInstance {
  app = fastify();
  packAnswers(app, () => busy);
  app.get('/rows/', () => rows);
  app.get('/bytes/', (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return Buffer.from(text);
  });
  app.get('/few/', () => rows.slice(0, 3));
  app.get('/secret/', { config: { unpacked: true } }, () => rows);
  app.get('/picture/', (_request, reply) => reply.type('image/png').send(Buffer.alloc(10_000)));
  app.get('/packed/', (_request, reply) => reply.header('content-encoding', 'br').type('application/json').send(text));
  app.post('/rows/', () => rows);
  return app;
}
const ask = (
  url: string,
  { encoding = 'gzip, deflate, br', method = 'GET' }: { encoding?: string; method?: 'GET' | 'POST' } = {},
) => open().inject({ method, url, headers: { 'accept-encoding': encoding } });

describe('a long answer', () => {
  it.each(['/rows/', '/bytes/'])('of %s is packed, and is what it was', async url => {
    const answer = await ask(url);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.rawPayload.length).toBeLessThan(text.length / 4);
    expect(gunzipSync(answer.rawPayload).toString()).toBe(text);
  });

  it('goes as it is to who does not take it packed, and says that others get it otherwise', async () => {
    const answer = await ask('/rows/', { encoding: 'identity' });
    expect([answer.headers['content-encoding'], answer.headers.vary, answer.body]).toEqual([
      undefined,
      'accept-encoding',
      text,
    ]);
  });

  it('goes as it is while the process has no time to spare', async () => {
    busy = true;
    const answer = await ask('/rows/');
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, text]);
  });

  it('with a secret of the session is never packed: its length would tell of it', async () => {
    const answer = await ask('/secret/');
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, text]);
  });
});

it('what is short, no text, packed already, or the answer to a change is left alone', async () => {
  expect((await ask('/few/')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/picture/')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/packed/')).headers['content-encoding']).toBe('br');
  expect((await ask('/rows/', { method: 'POST' })).headers['content-encoding']).toBeUndefined();
});
