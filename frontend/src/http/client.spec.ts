import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, request, setFailureEffect } from './client.ts';
import type { FailureRule } from './failures.ts';
import { ApiFailure, ApiRefusal } from './refusal.ts';

let asked: { url: string; init: RequestInit }[] = [];
let rules: FailureRule['name'][] = [];
const answers = (...responses: (Response | Error)[]): void => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const response = responses.shift();
    if (!response || response instanceof Error) throw response ?? new TypeError('Failed to fetch');
    return response;
  });
};
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const refusal = (code: string, status: number) =>
  json({ error: { code, message: 'no', params: { max: 18 }, fields: { login: 'taken' }, request_id: 'r1' } }, status);

beforeEach(() => {
  asked = [];
  rules = [];
  setFailureEffect(rule => rules.push(rule.name));
  document.cookie = 'csrftoken=abc';
  document.documentElement.lang = 'kk';
});
afterEach(() => vi.unstubAllGlobals());

describe('an address', () => {
  it('has the parameters in the path and the rest in the query', () =>
    expect(
      addressOf('GET /a/{uid}/', {
        params: { uid: 'x/y' },
        query: { page: 0, ids: ['1', '2'], empty: '', none: undefined },
      }),
    ).toBe('/api/v1/a/x%2Fy/?page=0&ids=1%2C2'));
  it('says which parameter is missing', () => expect(() => addressOf('GET /a/{uid}/')).toThrow(/needs uid/));
});

describe('a call', () => {
  it('asks in the language of the page, and a query carries no token', async () => {
    answers(json({ ok: 1 }));
    expect(await request('GET /a/')).toEqual({ ok: 1 });
    expect(asked[0]!.init.headers).toEqual({ Accept: 'application/json', 'Accept-Language': 'kk' });
  });

  it('that changes something carries token, idempotency key and JSON', async () => {
    answers(new Response(null, { status: 204 }));
    expect(await request('POST /a/', { body: { x: 1 } }, { idempotencyKey: 'k1' })).toBeUndefined();
    expect(asked[0]!.init.headers).toMatchObject({
      'X-CSRFToken': 'abc',
      'Idempotency-Key': 'k1',
      'Content-Type': 'application/json',
    });
    expect(asked[0]!.init.body).toBe('{"x":1}');
  });

  it('that is refused throws code, message, params and fields', async () => {
    answers(refusal('registration.credit_limit_exceeded', 409));
    const error = await request('POST /a/').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiRefusal);
    expect(error).toMatchObject({
      status: 409,
      code: 'registration.credit_limit_exceeded',
      message: 'no',
      params: { max: 18 },
      fields: { login: 'taken' },
      requestId: 'r1',
    });
    expect(rules).toEqual([]);
  });
});

/** portal.md §8, "HTTP". */
describe('a failed call', () => {
  it.each<[string, Response | Error, FailureRule['name'][]]>([
    ['401 asks to log in again', refusal('identity.not_signed_in', 401), ['log_in_again']],
    ['a wrong password is shown at the log-in', refusal('identity.wrong_login_or_password', 422), []],
    [
      '403 without a body says that the user may not be logged in',
      new Response('', { status: 403 }),
      ['maybe_signed_out'],
    ],
    ['403 with a body is passed on', refusal('identity.access_denied', 403), []],
    ['a tech block leads to maintenance', refusal('system.maintenance', 503), ['maintenance']],
    ['a busy server is passed on with its message', refusal('platform.overloaded', 503), []],
    ['an unexpected failure says so', refusal('platform.internal', 500), ['server']],
    ['no connection says so', new TypeError('Failed to fetch'), ['connection']],
  ])('%s', async (_, response, expected) => {
    answers(response);
    await expect(request('GET /a/')).rejects.toThrow();
    expect(rules).toEqual(expected);
  });

  it('of the server keeps the request number for support', async () => {
    answers(refusal('platform.internal', 500));
    const error = await request('GET /a/').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({ reason: 'server', status: 500, requestId: 'r1' });
  });

  it('that was quiet leaves the page alone', async () => {
    answers(refusal('identity.not_signed_in', 401));
    await expect(request('GET /a/', {}, { quiet: true })).rejects.toThrow();
    expect(rules).toEqual([]);
  });
});
