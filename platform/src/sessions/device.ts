import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { newId } from '../ids/ids.ts';
import { deviceCookie, setDeviceCookie } from './cookies.ts';

/**
 * A browser in which somebody has logged in before (OWASP, "device cookies"): what strangers do with a person's log-in name elsewhere does not touch it.
 * It says nothing of who the person is and opens nothing. `marks`: of the log-in names that were good here, the latest first.
 */
export interface Device {
  id: string;
  marks: readonly string[];
}
type Key = Pick<Config, 'deviceKey' | 'secure'>;

/** A shared machine remembers those who came last. */
const most = 10;

const markOf = (name: string, { deviceKey }: Key): string =>
  createHmac('sha256', deviceKey).update(`device of ${name}`).digest('base64url').slice(0, 22);

/** The device that the request comes from; null when it has no cookie that this portal has signed. */
export function deviceOf(request: Pick<FastifyRequest, 'cookies'>, { deviceKey }: Key): Device | null {
  const cookie = request.cookies[deviceCookie];
  if (!cookie || cookie.length > 500) return null;
  const { valid, value } = new Signer(deviceKey).unsign(cookie);
  if (!valid) return null;
  const [id, ...marks] = value.split('~');
  return id && marks.length > 0 ? { id, marks } : null;
}

/** Whether the log-in name, in lower case, was good on the device before. */
export const isKnownDevice = (device: Device | null, name: string, key: Key): device is Device =>
  device !== null && device.marks.includes(markOf(name, key));

/** Remembers in the browser that these names of one account are good here; answers the device's id. */
export function rememberDevice(reply: FastifyReply, device: Device | null, names: readonly string[], key: Key): string {
  const id = device?.id ?? newId();
  const marks = [...new Set([...names.map(name => markOf(name, key)), ...(device?.marks ?? [])])].slice(0, most);
  setDeviceCookie(reply, new Signer(key.deviceKey).sign([id, ...marks].join('~')), key.secure);
  return id;
}
