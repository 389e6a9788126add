import { describe, expect, it } from 'vitest';
import { isDated } from './assertion.ts';
import { signedQuery } from './log-out.ts';

describe('a signed address', () => {
  it('is read in the order in which it was signed, as it stands there', () =>
    expect(signedQuery('?Signature=s%3D&SigAlg=a&SAMLRequest=r%2B&RelayState=x%20y', 'SAMLRequest')).toEqual({
      raw: 'SAMLRequest=r%2B&RelayState=x%20y&SigAlg=a&Signature=s%3D',
      values: { SAMLRequest: 'r+', RelayState: 'x y', SigAlg: 'a', Signature: 's=' },
    }));
  it.each([
    ['twice', '?SAMLRequest=a&SAMLRequest=b&SigAlg=c&Signature=d'],
    ['beside others', '?SAMLRequest=a&SigAlg=c&Signature=d&xSAMLRequest=e'],
    ['without a signature', '?SAMLRequest=a&SigAlg=c'],
    ['not at all', ''],
  ])('is not read where something stands there %s', (_what, search) =>
    expect(signedQuery(search, 'SAMLRequest')).toBeNull(),
  );
});

it.each([
  ['<a Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>', false],
  ['<a Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/>', true],
  [`<a Algorithm = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1'/>`, true],
  ['<a Algorithm="http://www.w3.org/2001/04/xmldsig-more#hmac-sha256"/>', true],
  ['<!doctype a><a/>', true],
])('%s is dated: %s', (xml, dated) => expect(isDated(xml)).toBe(dated));
