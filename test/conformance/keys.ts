import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type DocumentedCall } from './support/calls.ts';
import { inputOf } from './support/inputs.ts';
import { each, standstill, startConformance, type ConformancePortal, type Reply } from './support/portal.ts';

const apis = '/third_party_apis/';
const role = 'office';
let portal: ConformancePortal;
let all: string;
let none: string;
beforeAll(async () => {
  portal = await startConformance();
  const { page } = portal.people.org_admin;
  const offered: { value: string }[] = (await page.get(`${apis}scopes/`)).body;
  const connect = async (name: string, scopes: readonly string[]): Promise<string> => {
    const { body } = await page.post(apis, { name, direction: 'incoming', role, scopes, calls_per_minute: 10_000 });
    const { key } = (await page.post(`${apis}${body.uid}/rotate/`, {})).body;
    expect((await page.post(`${apis}${body.uid}/enable/`, {})).status).toBe(200);
    return key;
  };
  all = await connect(
    'Everything',
    offered.map(({ value }) => value),
  );
  none = await connect('One thing', ['GET /curriculum/disciplines/']);
});
afterAll(() => portal.stop());

/** A key can have it in its scopes: the document says so. */
const isByKey = ({ operation: { security } }: DocumentedCall): boolean => security?.some(way => 'key' in way) ?? true;
/** Systems that open accounts have tokens of their own (scenarios/scim.ts). */
const isScim = ({ path }: DocumentedCall): boolean => path.startsWith('/scim/');
const isOpen = ({ operation }: DocumentedCall): boolean => operation['x-roles'] === 'any';
const isForRole = ({ operation: { 'x-roles': roles } }: DocumentedCall): boolean =>
  roles === 'all' || (Array.isArray(roles) && roles.includes(role));
const withKey = (call: DocumentedCall, key: string): Promise<Reply> => {
  const input = inputOf(call);
  return portal.send(call.method, addressOf(call, input), {
    body: input.body,
    headers: { authorization: `Bearer ${key}` },
  });
};
const refused = '403 platform.key_scope';
const seen = ({ status, body }: Reply): string => `${status} ${body?.error?.code ?? ''}`.trim();

describe('a key', () => {
  it(
    'with every scope makes the calls that a key can make and its role may, and no other: each call of the document',
    async () => {
      const wrong: string[] = [];
      const made = { admitted: 0, refused: 0 };
      const asked = portal.calls.filter(call => !isScim(call));
      await each(asked, async call => {
        const reply = await withKey(call, all);
        const may = isOpen(call) || (isByKey(call) && isForRole(call));
        made[may ? 'admitted' : 'refused'] += 1;
        const isRefused = seen(reply) === refused || reply.status === 401;
        if (reply.status >= 500 || isRefused === may) wrong.push(`${call.name}: ${seen(reply)}, may: ${may}`);
      });
      expect(wrong.sort()).toEqual([]);
      expect(made.admitted).toBeGreaterThan(100);
      expect(made.refused).toBeGreaterThan(100);
    },
    standstill,
  );

  it(
    'with one scope makes that call, what is open to everybody, and nothing else',
    async () => {
      const passed: string[] = [];
      await each(
        portal.calls.filter(call => !isOpen(call)),
        async call => {
          if (seen(await withKey(call, none)) !== refused) passed.push(call.name);
        },
      );
      expect(passed.sort()).toEqual(['GET /curriculum/disciplines/', 'GET /curriculum/disciplines/{uid}/']);
    },
    standstill,
  );
});
