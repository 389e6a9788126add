import type { LookupAddress, LookupOptions } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { checkedLookup, isPublic, isReachable, refuseUnreachable, UnreachableAddress } from './reachable.ts';

describe('an address', () => {
  it.each([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['127.0.0.1', false],
    ['10.0.0.1', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['224.0.0.1', false],
    ['198.18.0.1', false],
    ['192.0.2.7', false],
    ['::1', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:10.0.0.1', false],
    ['::127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b:1::1', false],
    ['fc00::1', false],
    ['fd12:3456::1', false],
    ['fe80::1', false],
    ['fec0::1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['ff02::1', false],
    ['nobody', false],
    ['', false],
  ])('%s is on the internet: %s', (ip, is) => expect(isPublic(ip)).toBe(is));

  it('of the own network is reached only where the operator has named it, and only there without TLS', () => {
    const networks = ['10.0.5.0/24'];
    expect(isReachable('10.0.5.9', { tls: false, networks })).toBe(true);
    expect(isReachable('10.0.6.9', { tls: true, networks })).toBe(false);
    expect(isReachable('93.184.215.14', { tls: false, networks })).toBe(false);
    expect(isReachable('93.184.215.14', { tls: true, networks })).toBe(true);
  });
});

describe('a URL', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'http://93.184.215.14/',
  ])('%s is not called', url => expect(() => refuseUnreachable(new URL(url), [])).toThrow(UnreachableAddress));
  it('with a name is looked at when the name is resolved', () =>
    expect(() => refuseUnreachable(new URL('https://localhost/'), [])).not.toThrow());
});

describe('a name', () => {
  const resolving =
    (...addresses: string[]) =>
    (_name: string, _options: LookupOptions, done: (error: null, found: LookupAddress[]) => void) =>
      done(
        null,
        addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  const look = (addresses: string[], all: boolean) =>
    new Promise((resolve, reject) =>
      checkedLookup({ tls: true, networks: [] }, resolving(...addresses) as never)(
        'hook.example.org',
        { all },
        (error, found) => (error ? reject(error) : resolve(found)),
      ),
    );

  it('that leads to the internet is connected to by the very address that was looked at', async () => {
    expect(await look(['93.184.215.14'], false)).toBe('93.184.215.14');
    expect(await look(['93.184.215.14'], true)).toEqual([{ address: '93.184.215.14', family: 4 }]);
  });
  it.each([[['127.0.0.1']], [['93.184.215.14', '10.0.0.1']], [['::1']], [['169.254.169.254']], [[]]])(
    'that leads to %j is refused, whatever else it leads to',
    async addresses => {
      await expect(look(addresses, true)).rejects.toThrow(UnreachableAddress);
      await expect(look(addresses, false)).rejects.toThrow(UnreachableAddress);
    },
  );
});
