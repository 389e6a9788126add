import path from 'node:path';
import { z } from 'zod';
import { isNetwork } from '../http/address.ts';
import { projectRoot } from './project-root.ts';

const yes = ['1', 'true', 'yes', 'on'];
const no = ['0', 'false', 'no', 'off', ''];
/** yes or no. */
export const flag = z.string().transform((value, context) => {
  if (yes.includes(value.toLowerCase())) return true;
  if (no.includes(value.toLowerCase())) return false;
  context.addIssue({ code: 'custom', message: 'is neither yes (1, true, yes, on) nor no (0, false, no, off)' });
  return z.NEVER;
});
/** A whole number, both bounds included. */
export const whole = (min: number, max: number) =>
  z.string().transform((value, context) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    context.addIssue({ code: 'custom', message: `is not a whole number from ${min} to ${max}` });
    return z.NEVER;
  });
/** An address with one of these protocols. */
export const address = (...protocols: string[]) =>
  z.string().refine(
    value => {
      try {
        return protocols.includes(new URL(value).protocol.slice(0, -1));
      } catch {
        return false;
      }
    },
    `is not an address that begins with ${protocols.map(name => `${name}://`).join(' or ')}`,
  );
/** The same with several hosts between commas: the nodes of a cluster. */
export const addresses = (...protocols: string[]) => {
  const one = address(...protocols);
  return z.string().refine(
    value => {
      const [, before, hosts, after] = /^([^/]+:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/.exec(value) ?? [];
      return hosts?.split(',').every(host => one.safeParse(`${before}${host}${after}`).success) ?? false;
    },
    `is not an address that begins with ${protocols.map(name => `${name}://`).join(' or ')}`,
  );
};
/** A name of the IANA database. */
export const timeZone = z.string().refine(value => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}, 'is not a time zone name such as Asia/Bishkek');

/** IP addresses and networks, separated by commas or spaces. */
export const networks = z.string().transform((value, context) => {
  const listed = value.split(/[\s,]+/).filter(Boolean);
  const wrong = listed.filter(one => !isNetwork(one));
  if (wrong.length === 0) return listed;
  context.addIssue({
    code: 'custom',
    message: `names ${wrong.join(', ')}: not an address such as 192.0.2.7 or a network such as 192.0.2.0/24`,
  });
  return z.NEVER;
});

/** Names separated by commas or spaces. */
export const list = (pattern: RegExp, each: string) =>
  z.string().transform((value, context) => {
    const listed = value.split(/[\s,]+/).filter(Boolean);
    const wrong = listed.filter(one => !pattern.test(one));
    if (wrong.length === 0 && listed.length > 0) return listed;
    context.addIssue({ code: 'custom', message: wrong.length ? `names ${wrong.join(', ')}: not ${each}` : 'is empty' });
    return z.NEVER;
  });
/** A path, from the folder of the checkout on. */
export const file = z
  .string()
  .min(1)
  .transform(name => path.resolve(projectRoot, name));
