import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeScope, keyRefusal, type KeyHolder } from './holder.ts';

const now = '2026-09-01T08:00:00.000Z';
const holder: KeyHolder = {
  uid: 'api',
  name: 'Library',
  isEnabled: true,
  roles: ['office'],
  calls: ['GET /books/'],
  networks: [],
  callsPerMinute: 60,
  ends: null,
  keys: [
    { uid: 'new', until: null },
    { uid: 'old', until: '2026-09-01T09:00:00.000Z' },
  ],
};
const at = (changes: Partial<KeyHolder>, key = 'new', ip = '192.0.2.7') =>
  keyRefusal({ ...holder, ...changes }, key, { now, ip });

describe('a key', () => {
  it.each([
    ['the newest', {}, 'new', null],
    ['one that was replaced, while it still holds', {}, 'old', null],
    [
      'one that was replaced, from the moment on when it ends',
      { keys: [{ uid: 'old', until: now }] },
      'old',
      'platform.key_refused',
    ],
    ['one that was voided', { keys: [{ uid: 'new', until: null }] }, 'old', 'platform.key_refused'],
    ['one that the record never named', {}, 'other', 'platform.key_refused'],
    ['of a connection that is off', { isEnabled: false }, 'new', 'platform.key_refused'],
    ['of a connection that has ended', { ends: now }, 'new', 'platform.key_expired'],
    ['from a network that is allowed', { networks: ['192.0.2.0/24'] }, 'new', null],
    ['from another network', { networks: ['198.51.100.0/24'] }, 'new', 'platform.key_network'],
    ['where what stands for networks is none', { networks: ['the office'] }, 'new', 'platform.key_network'],
  ] as const)('%s', (_what, changes, key, refusal) => expect(at(changes as Partial<KeyHolder>, key)).toBe(refusal));

  it('of nobody is refused', () =>
    expect(keyRefusal(null, 'new', { now, ip: '192.0.2.7' })).toBe('platform.key_refused'));

  it('is never taken when its connection is off, after its end, or when it is not named', () => {
    const moment = fc
      .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true })
      .map(date => date.toISOString());
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.option(moment),
        fc.option(moment),
        fc.constantFrom('a', 'b'),
        moment,
        (isEnabled, ends, until, key, when) => {
          const refusal = keyRefusal({ ...holder, isEnabled, ends, keys: [{ uid: 'a', until }] }, key, {
            now: when,
            ip: '192.0.2.7',
          });
          const holds = isEnabled && key === 'a' && (until === null || until > when) && (ends === null || ends > when);
          expect(refusal === null).toBe(holds);
        },
      ),
    );
  });
});

it.each([
  ['command', ['office'], true],
  ['query', ['office'], true],
  ['list', 'all', true],
  ['query', 'any', true],
  ['command', 'all', false],
  ['command', 'any', false],
  ['command', 'anonymous', false],
  ['query', 'anonymous', false],
  ['command', [], false],
] as const)('a %s for %j can be a scope: %s', (kind, audience, can) => expect(canBeScope(kind, audience)).toBe(can));
