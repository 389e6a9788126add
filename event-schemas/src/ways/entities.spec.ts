import { violatedRule } from '../kernel/entity/rules.ts';
import { describe, expect, it } from 'vitest';
import { entities, isSafeIssuer } from './entities.ts';

const directory = { kind: 'directory', host: 'ldap.example.edu', base: 'dc=example,dc=edu', security: 'tls' };
const openid = { kind: 'openid', issuer: 'https://id.example.edu', client_id: 'portal' };
const broken = (values: object): string | undefined =>
  violatedRule(entities.way_in.rules, values as Record<string, unknown>)?.code;

describe('a directory', () => {
  it('has an address and a place where people are', () => {
    expect(broken(directory)).toBeUndefined();
    expect(broken({ ...directory, host: null })).toBe('ways.host_needed');
    expect(broken({ ...directory, base: ' ' })).toBe('ways.base_needed');
  });
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('without TLS may be at %s', host =>
    expect(broken({ ...directory, security: 'none', host })).toBeUndefined(),
  );
  it.each(['ldap.example.edu', '10.0.0.1', 'localhost.example.edu', '128.0.0.1'])(
    'without TLS may not be at %s',
    host => expect(broken({ ...directory, security: 'none', host })).toBe('ways.unprotected'),
  );
});

it('a server of SAML has metadata, at a safe address or pasted', () => {
  const saml = { kind: 'saml', metadata_url: null, metadata: null };
  expect(broken(saml)).toBe('ways.metadata_needed');
  expect(broken({ ...saml, metadata_url: 'http://id.example.edu/metadata' })).toBe('ways.metadata_needed');
  expect(broken({ ...saml, metadata_url: 'https://id.example.edu/metadata?a=1' })).toBeUndefined();
  expect(broken({ ...saml, metadata: '<a/>' })).toBeUndefined();
});

describe('a server of OpenID Connect', () => {
  it('has an address and knows the portal by a name', () => {
    expect(broken(openid)).toBeUndefined();
    expect(broken({ ...openid, client_id: '' })).toBe('ways.client_needed');
    expect(broken({ ...openid, issuer: null })).toBe('ways.issuer_needed');
  });
  it.each([
    ['https://id.example.edu/realms/a', true],
    ['http://localhost:8080', true],
    ['http://id.example.edu', false],
    ['https://user@id.example.edu', false],
    ['https://id.example.edu/?a=1', false],
    ['https://id.example.edu/#a', false],
    ['file:///etc/passwd', false],
    ['ldap://localhost', false],
    ['id.example.edu', false],
  ])('%s: %s', (address, safe) => expect(isSafeIssuer(address)).toBe(safe));
});
