import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../support/client.ts';
import { startIdentity, type IdentityPortal, type Person } from '../support/identity.ts';

let portal: IdentityPortal;
let admin: Client;
const opened: WebSocket[] = [];
beforeAll(async () => {
  portal = await startIdentity();
  admin = await portal.signedIn('admin');
});
afterAll(async () => {
  for (const socket of opened) socket.terminate();
  await portal?.stop();
});

const cookie = (page: Client): string => `portal_session=${page.cookies.get('portal_session')}`;
async function listen(page: Client): Promise<WebSocket> {
  const address = `${portal.url.replace('http', 'ws')}/api/v1/ws/notifications/`;
  const socket = new WebSocket(address, { headers: { cookie: cookie(page) } });
  opened.push(socket);
  await once(socket, 'open');
  return socket;
}
/** The code of the close. Every socket is looked at once a minute anyway: what is to be seen here comes long before. */
const closed = async (socket: WebSocket): Promise<number> =>
  (await once(socket, 'close', { signal: AbortSignal.timeout(20_000) }))[0];
const account = (uid: string, what: string) => `/identity/accounts/${uid}/${what}/`;

type Act = (one: Person & { page: Client }) => Promise<{ status: number }>;
const password = 'Renewed-2026-once';
const signedOut = 4401;
const rolesChanged = 4403;
/** What is done; what becomes of the socket of the browser that does it, and of the person's other browser: the code of its close, null where it stays open. */
const cases: readonly [what: string, act: Act, own: number | null, other: number | null][] = [
  ['log-out', ({ page }) => page.post('/user/logout/'), signedOut, null],
  [
    'a change of the own password',
    ({ page, password: current_password }) =>
      page.post('/user/change_password/', { current_password, new_password: password, confirmation: password }),
    null,
    signedOut,
  ],
  ['the end of one’s other sessions', ({ page }) => page.post('/user/sessions/end_others/'), null, signedOut],
  ['a reset of the password', ({ uid }) => admin.post(account(uid, 'reset_password')), signedOut, signedOut],
  ['disabling', ({ uid }) => admin.post(account(uid, 'disable'), { reason: 'Order 7' }), signedOut, signedOut],
  ['the end of all sessions', ({ uid }) => admin.post(account(uid, 'end_sessions')), signedOut, signedOut],
  [
    'a change of roles',
    ({ uid }) => admin.put(account(uid, 'roles'), { roles: ['teacher'] }),
    rolesChanged,
    rolesChanged,
  ],
];

describe('a live socket', () => {
  it.each(cases)('after %s ends, if its session does or is of other roles now', async (_what, act, own, other) => {
    const [one, bystander] = [await portal.settled(), await portal.settled()];
    const mine = await listen(one.page);
    const elsewhere = await listen(await portal.signedIn(one.login, one.password));
    const theirs = await listen(bystander.page);
    const ends = [mine, elsewhere].map((socket, index) =>
      [own, other][index] === null ? Promise.resolve(null) : closed(socket),
    );
    const answer = await act(one);
    expect(answer.status, JSON.stringify(answer)).toBeLessThan(300);
    expect(await Promise.all(ends)).toEqual([own, other]);
    for (const [socket, code] of [
      [mine, own],
      [elsewhere, other],
      [theirs, null],
    ] as const)
      expect(socket.readyState === WebSocket.OPEN).toBe(code === null);
  });
  it('of somebody who is no administrator any more ends with the session', async () => {
    const one = await portal.settled(['org_admin']);
    const socket = await listen(one.page);
    const end = closed(socket);
    expect((await admin.put(account(one.uid, 'roles'), { roles: ['student'] })).status).toBe(200);
    expect(await end).toBe(signedOut);
  });
  it('opens for nobody with the cookie of a session that has ended', async () => {
    const one = await portal.settled();
    const before = cookie(one.page);
    await one.page.post('/user/logout/');
    const socket = new WebSocket(`${portal.url.replace('http', 'ws')}/api/v1/ws/notifications/`, {
      headers: { cookie: before },
    });
    opened.push(socket);
    await expect(once(socket, 'open')).rejects.toThrow('401');
  });
});
