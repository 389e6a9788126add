import '@fastify/cookie';
import type { FastifyReply } from 'fastify';

/** The session's token: for the server only. */
export const sessionCookie = 'portal_session';
/** Read by the browser's code and sent back as the header `X-CSRFToken` with every change. */
export const csrfCookie = 'csrftoken';
/** The log position that this browser has seen: its next query waits for it. */
export const positionCookie = 'portal_position';

/** By which a browser is known in which somebody has logged in before (device.ts). */
export const deviceCookie = 'portal_device';
/** As long as browsers keep a cookie at most. */
const deviceSeconds = 400 * 24 * 3600;

export function setDeviceCookie(reply: FastifyReply, value: string, secure: boolean): void {
  reply.setCookie(deviceCookie, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: deviceSeconds });
}

export function setCookies(reply: FastifyReply, session: { token: string; csrf: string }, secure: boolean): void {
  reply.setCookie(sessionCookie, session.token, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  reply.setCookie(csrfCookie, session.csrf, { path: '/', httpOnly: false, sameSite: 'lax', secure });
}

export function clearCookies(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' });
  reply.clearCookie(csrfCookie, { path: '/' });
}
