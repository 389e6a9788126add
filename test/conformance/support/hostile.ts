import type { JsonSchema } from '@portal/platform/http/openapi/schemas.ts';
import { addressOf, type DocumentedCall, type Input } from './calls.ts';
import type { Request } from './portal.ts';

/** One hostile request: what is wrong with it, and how it is sent. `neverFits`: no call may accept it. */
export interface Attack {
  what: string;
  address: string;
  request: Pick<Request, 'body' | 'raw' | 'headers'>;
  neverFits?: boolean;
}

/** Values that no form sends: of the wrong type, too big, of no meaning, or made to be run by a database or a browser. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53 + 2,
  -2_147_483_649,
  [],
  [[]],
  {},
  { $gt: '' },
  '',
  ' ',
  'null',
  `'; drop table log.events; --`,
  `1' or '1'='1`,
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '%00',
  '%s%n',
  '\u0000',
  '\ud800',
  '\u202e\u0001\ufeff',
  'x'.repeat(100_000),
  '9'.repeat(400),
  '2026-02-31',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  '😀'.repeat(300),
];
/** A fifth of them by turns: each meets hundreds of fields. */
const byTurns = <T>(values: readonly T[], turn: number): T[] => values.filter((_, index) => (index + turn) % 5 === 0);
const hostileTexts = hostileValues
  .filter((value): value is string => typeof value === 'string' && value.length <= 5000)
  .concat('-1', '1e9', '99999999999999999999', 'NaN', '[', '[0,-1]', '["a"]', '{"a":', 'ä'.repeat(301));

/** Bodies that are no object of fields at all. */
const brokenBodies: readonly { what: string; raw: string | Uint8Array; headers?: Record<string, string> }[] = [
  { what: 'half a body', raw: '{"a":' },
  { what: 'an array', raw: '[]' },
  { what: 'null', raw: 'null' },
  { what: 'a text', raw: '"text"' },
  { what: 'a number', raw: '1e999' },
  { what: 'ten thousand brackets', raw: '['.repeat(10_000) },
  { what: 'deep nesting', raw: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}` },
  { what: 'bytes that are no UTF-8', raw: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { what: 'a changed prototype', raw: '{"__proto__":{"roles":["org_admin"]}}' },
  { what: 'a changed constructor', raw: '{"constructor":{"prototype":{"roles":["org_admin"]}}}' },
  { what: 'more than a megabyte', raw: `{"a":"${'x'.repeat(1_100_000)}"}` },
  {
    what: 'XML',
    raw: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    headers: { 'content-type': 'application/xml' },
  },
  { what: 'a form', raw: 'a=1&b=2', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { what: 'plain text', raw: '{}', headers: { 'content-type': 'text/plain' } },
  {
    what: 'a multipart form without parts',
    raw: '--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  { what: 'another encoding', raw: '{}', headers: { 'content-encoding': 'br' } },
];
const fitsNowhere = new Set([
  'half a body',
  'ten thousand brackets',
  'more than a megabyte',
  'XML',
  'a form',
  'plain text',
  'a number',
  'a changed prototype',
  'a changed constructor',
]);

const absurdHeaders: readonly Record<string, string>[] = [
  { 'idempotency-key': 'x'.repeat(5000) },
  { 'idempotency-key': 'with spaces and \u00fc' },
  { 'accept-language': `${'kk;q=9,'.repeat(400)}xx` },
  { 'x-portal-position': '-1' },
  { 'x-portal-position': '1e400' },
  { 'x-request-id': `'; --<script>` },
  { 'x-forwarded-for': 'nobody, \'"' },
];

/** Every way to spoil a good input of the call, one at a time. */
export function attacksOn(call: DocumentedCall, good: Input): Attack[] {
  const address = addressOf(call, good);
  const attacks: Attack[] = byTurns(absurdHeaders, call.path.length).map(headers => ({
    what: `header ${Object.keys(headers)[0]}`,
    address,
    request: { body: good.body, headers },
  }));
  for (const [turn, { name, in: place }] of call.operation.parameters.entries()) {
    for (const text of byTurns(hostileTexts, turn)) {
      const spoilt =
        place === 'path'
          ? { ...good, params: { ...good.params, [name]: text || '%20' } }
          : { ...good, query: { ...good.query, [name]: text } };
      attacks.push({
        what: `${place} ${name} = ${shown(text)}`,
        address: addressOf(call, spoilt),
        request: { body: good.body },
      });
    }
    if (place === 'query') {
      attacks.push({
        what: `${name} twice`,
        address: `${address}${address.includes('?') ? '&' : '?'}${name}=a&${name}=b`,
        request: { body: good.body },
      });
    }
  }
  if (call.path.includes('{')) {
    for (const raw of ['%', '%ZZ', '%ED%A0%80', '..%2f..%2f', '%00'])
      attacks.push({
        what: `path ${raw}`,
        address: addressOf(call, good).replace(/^(.*\/)[^/?]+\/(\?.*)?$/, `$1${raw}/$2`),
        request: { body: good.body },
      });
  }
  attacks.push({
    what: 'parameters that nobody knows',
    address: `${address}${address.includes('?') ? '&' : '?'}nobody=1&a[b]=2&__proto__=3&constructor=4&=5`,
    request: { body: good.body },
  });
  if (call.body) attacks.push(...attacksOnBody(call.body, address, good.body));
  return attacks;
}

function attacksOnBody(schema: JsonSchema, address: string, good: any): Attack[] {
  const spoilt = fieldsOf(schema).flatMap((path, turn) =>
    byTurns(hostileValues, turn).map(value => ({
      what: `${path.join('.')} = ${shown(value)}`,
      address,
      request: { body: withValue(good, path, value) },
    })),
  );
  return [
    ...brokenBodies.map(({ what, raw, headers }) => ({
      what,
      address,
      request: { raw, headers },
      neverFits: fitsNowhere.has(what),
    })),
    ...spoilt,
    {
      what: 'fields that nobody knows',
      address,
      request: { body: { ...good, nobody: 1, roles: ['org_admin'], is_admin: true } },
    },
    ...fieldsOf(schema)
      .filter(path => path.length === 1)
      .map(([name]) => ({
        what: `no ${name}`,
        address,
        request: { body: Object.fromEntries(Object.entries(good ?? {}).filter(([field]) => field !== name)) },
      })),
  ];
}

/** Fields of an object, those inside of objects too. */
function fieldsOf(schema: JsonSchema, before: readonly string[] = []): string[][] {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).flatMap(([name, inner]) => [
    [...before, name],
    ...(before.length < 2 ? fieldsOf(inner, [...before, name]) : []),
  ]);
}

function withValue(whole: any, [first, ...rest]: readonly string[], value: unknown): unknown {
  const inner = whole?.[first!];
  return {
    ...whole,
    [first!]: rest.length ? withValue(typeof inner === 'object' && inner !== null ? inner : {}, rest, value) : value,
  };
}

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 40);
