import type { Reply } from './portal.ts';

/** Signs of a text whose params are missing; the params themselves may have any. */
const gaps = /\{[\w.]*\}|undefined|\[object|NaN|«»|“”| {2}|\(\)/;

const withoutParams = (message: string, params: object): string =>
  Object.values(params ?? {})
    .filter(value => typeof value === 'string' && value !== '')
    .reduce((text: string, value) => text.replaceAll(value, '…'), message);

/** Systems of SCIM read refusals in the shape of their own standard (RFC 7644 §3.12). */
export const isOfScim = (body: any): boolean =>
  Array.isArray(body?.schemas) && body.schemas[0] === 'urn:ietf:params:scim:api:messages:2.0:Error';

/** What is wrong with the shape of a refusal (architecture.md, "Errors"); null when it is as it should be. */
export function misshapen({ status, body, headers }: Reply): string | null {
  if (isOfScim(body)) return body.status === String(status) ? null : `${status} says ${body.status}`;
  const error = body?.error;
  if (typeof error !== 'object' || error === null) return `${status} without an error`;
  const { code, message, params, fields, request_id } = error;
  if (typeof code !== 'string' || !/^[a-z_]+\.[a-z0-9_]+$/.test(code)) return `the code is ${code}`;
  if (typeof message !== 'string' || message === '' || message === code || gaps.test(withoutParams(message, params)))
    return `${code} says “${message}” with ${JSON.stringify(params)}`;
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    return `${code} has the params ${JSON.stringify(params)}`;
  if (typeof fields !== 'object' || fields === null || !Object.values(fields).every(value => typeof value === 'string'))
    return `${code} has the fields ${JSON.stringify(fields)}`;
  if (request_id !== headers.get('x-request-id'))
    return `${code} has the request ${request_id}, the header ${headers.get('x-request-id')}`;
  return null;
}
