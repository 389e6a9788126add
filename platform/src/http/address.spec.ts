import { expect, it } from 'vitest';
import { addressOf, isNetwork, isWithin } from './address.ts';
import { isOwnOrigin } from './origin.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['::1', '::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['nobody', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (ip, address) => {
  expect(addressOf({ ip })).toBe(address);
});

it.each([
  ['192.0.2.7', true],
  ['192.0.2.0/24', true],
  ['2001:db8::/32', true],
  ['::1', true],
  ['192.0.2', false],
  ['0.0.0.0/0', false],
  ['::/0', false],
  ['192.0.2.0/33', false],
  ['192.0.2.0/', false],
  ['loopback', false],
])('%s is a network: %s', (text, is) => {
  expect(isNetwork(text)).toBe(is);
});

const publicUrl = 'https://portal.example.edu';
it.each([
  [{}, true],
  [{ origin: 'http://here:3000' }, true],
  [{ origin: publicUrl }, true],
  [{ origin: 'http://here:3001' }, false],
  [{ origin: 'http://other' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://here:3000' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://here:3000' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
])("a request with %j is the portal's own: %s", (headers, own) => {
  expect(isOwnOrigin({ headers, host: 'here:3000' }, { publicUrl })).toBe(own);
});

it.each([
  ['192.0.2.7', ['192.0.2.7'], true],
  ['192.0.2.7', ['192.0.2.0/24'], true],
  ['::ffff:192.0.2.7', ['192.0.2.0/24'], true],
  ['192.0.3.7', ['192.0.2.0/24'], false],
  ['192.0.3.7', ['192.0.2.0/24', '192.0.3.7'], true],
  ['2001:db8:1::7', ['2001:db8::/32'], true],
  ['2001:db9::7', ['2001:db8::/32'], false],
  ['192.0.2.7', ['2001:db8::/32'], false],
  ['192.0.2.7', ['0.0.0.0/0', 'everywhere', ''], false],
  ['nobody', ['192.0.2.0/24'], false],
  ['', ['192.0.2.0/24'], false],
])('%s is within %j: %s', (ip, networks, is) => {
  expect(isWithin(ip, networks)).toBe(is);
});
