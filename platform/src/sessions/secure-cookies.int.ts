import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { openLibrary } from '../http/testing/portal.ts';

let database: TestDatabase;
let library: Awaited<ReturnType<typeof openLibrary>>;
beforeAll(async () => {
  database = await testDatabase();
  library = await openLibrary(database.url, { secure: true });
});
afterAll(async () => {
  await library?.stop();
  await database?.drop();
});
const signIn = (account: string) =>
  fetch(`${library.url}/api/v1/sign_in/`, {
    method: 'POST',
    body: JSON.stringify({ account, roles: ['office'] }),
    headers: { 'content-type': 'application/json' },
  });
const get = (cookie: string) => fetch(`${library.url}/api/v1/me/`, { headers: { cookie } });
const listen = (cookie: string) =>
  new Promise<string>(resolve => {
    const socket = new WebSocket(`${library.url.replace('http', 'ws')}/api/v1/ws/news/`, { headers: { cookie } });
    socket
      .once('open', () => {
        socket.close();
        resolve('open');
      })
      .once('error', error => resolve(error.message));
  });

describe('over TLS', () => {
  it('the session and its token are cookies of this host alone, marked Secure, for the whole site', async () => {
    const set = (await signIn('ann')).headers.getSetCookie();
    const named = (name: string) => set.find(line => line.startsWith(`${name}=`) && !/^[^;]*=;/.test(line));
    for (const name of ['__Host-portal_session', '__Host-csrftoken']) {
      expect(named(name), name).toMatch(/; Path=\/(;|$)/);
      expect(named(name), name).toMatch(/; Secure(;|$)/);
      expect(named(name), name).not.toMatch(/; Domain=/i);
    }
    expect(named('__Host-portal_session')).toMatch(/; HttpOnly(;|$)/);
    expect(named('portal_session')).toBeUndefined();
    expect(named('csrftoken')).toBeUndefined();
  });
  it('a session under the plain name, as a neighbour of the domain could plant it, is nobody’s: for calls and for sockets', async () => {
    const { token, csrf } = await library.host.sessions.create({ account: 'mallory', roles: ['office'] });
    expect((await get(`__Host-portal_session=${token}`)).status).toBe(200);
    expect((await get(`portal_session=${token}`)).status).toBe(401);
    expect(await listen(`__Host-portal_session=${token}`)).toBe('open');
    expect(await listen(`portal_session=${token}`)).toContain('401');
    const change = (cookie: string) =>
      fetch(`${library.url}/api/v1/loans/tls-${Math.random().toString(36).slice(2)}/`, {
        method: 'POST',
        body: '{"to":"x"}',
        headers: { 'content-type': 'application/json', 'x-csrftoken': csrf, cookie },
      });
    expect((await change(`__Host-portal_session=${token}; csrftoken=${csrf}`)).status).toBe(403);
    expect((await change(`__Host-portal_session=${token}; __Host-csrftoken=${csrf}`)).status).toBe(200);
  });
});
