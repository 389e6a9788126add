import '@fastify/cookie';
import type { FastifyReply } from 'fastify';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The session's token: for the server only. */
const sessionCookie = 'portal_session';
/** Read by the browser's code and sent back as the header `X-CSRFToken` with every change. */
const csrfCookie = 'csrftoken';
/** The log position that this browser has seen: its next query waits for it. */
export const positionCookie = 'portal_position';

/** By which a browser is known in which somebody has logged in before (device.ts). */
export const deviceCookie = 'portal_device';
/** As long as browsers keep a cookie at most. */
const deviceSeconds = 400 * 24 * 3600;

export function setDeviceCookie(reply: FastifyReply, value: string, secure: boolean): void {
  reply.setCookie(deviceCookie, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: deviceSeconds });
}

/** Over TLS the browser keeps a cookie of this name to the host that has set it: no neighbour under the same domain can plant one. */
const hostOnly = (name: string): string => `__Host-${name}`;
const nameFor = (name: string, secure: boolean): string => (secure ? hostOnly(name) : name);
/** Over TLS under the one name alone: a cookie of the plain name may be somebody else's. Who signed in before TLS signs in once more. */
export const sessionToken = (cookies: Cookies, secure: boolean): string | undefined =>
  cookies[nameFor(sessionCookie, secure)];
export const csrfToken = (cookies: Cookies, secure: boolean): string | undefined =>
  cookies[nameFor(csrfCookie, secure)];

export function setCookies(reply: FastifyReply, session: { token: string; csrf: string }, secure: boolean): void {
  if (secure) clear(reply, sessionCookie, csrfCookie);
  reply.setCookie(nameFor(sessionCookie, secure), session.token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
  reply.setCookie(nameFor(csrfCookie, secure), session.csrf, { path: '/', httpOnly: false, sameSite: 'lax', secure });
}

export function clearCookies(reply: FastifyReply, secure: boolean): void {
  clear(reply, sessionCookie, csrfCookie);
  if (secure) for (const name of [sessionCookie, csrfCookie]) reply.clearCookie(hostOnly(name), { path: '/', secure });
}
function clear(reply: FastifyReply, ...names: string[]): void {
  for (const name of names) reply.clearCookie(name, { path: '/' });
}

/** A cookie of the server's own for some minutes, over TLS to this host alone. */
export function setBriefCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { secure, seconds }: { secure: boolean; seconds: number },
): void {
  reply.setCookie(nameFor(name, secure), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: seconds,
  });
}
export const briefCookie = (cookies: Cookies, name: string, secure: boolean): string | undefined =>
  cookies[nameFor(name, secure)];
