import { expect, it } from 'vitest';
import { isNetworkList, isWebAddress, networksIn } from './values.ts';

it.each([
  ['', true],
  [null, true],
  ['192.0.2.7', true],
  ['192.0.2.0/24, 2001:db8::/32', true],
  ['192.0.2.7\n198.51.100.0/24', true],
  ['the office', false],
  ['192.0.2.0/24, everywhere', false],
  ['192.0.2', false],
])('%j is a list of networks: %s', (text, is) => expect(isNetworkList(text)).toBe(is));

it('networks are separated by commas, spaces and lines', () =>
  expect(networksIn(' 192.0.2.7,198.51.100.0/24\n2001:db8::1 ')).toEqual([
    '192.0.2.7',
    '198.51.100.0/24',
    '2001:db8::1',
  ]));

it.each([
  ['https://example.org/hook?a=1', true],
  ['http://10.0.5.9:8080/', true],
  ['ftp://example.org/', false],
  ['javascript:alert(1)', false],
  ['file:///etc/passwd', false],
  ['https://user:secret@example.org/', false],
  ['example.org', false],
  ['https://', false],
  ['', false],
  [null, false],
])('%j is a web address: %s', (text, is) => expect(isWebAddress(text)).toBe(is));
