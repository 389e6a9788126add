import { describe, expect, it } from 'vitest';
import { readMetadata } from './metadata.ts';

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const key = (use: string, text: string) =>
  `<md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n ${text}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const names = 'xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';
const document = (inside: string, entity = 'https://id.example.edu') =>
  [
    `<?xml version="1.0"?><md:EntityDescriptor ${names} entityID="${entity}">`,
    `<md:IDPSSODescriptor>${inside}</md:IDPSSODescriptor></md:EntityDescriptor>`,
  ].join('');
const logIn = [
  '<md:SingleSignOnService Binding="urn:other" Location="https://id.example.edu/post"/>',
  `<md:SingleSignOnService Binding="${redirect}" Location="https://id.example.edu/sso"/>`,
].join('');
const logOut = `<md:SingleLogoutService Binding="${redirect}" Location="https://id.example.edu/slo"/>`;

describe('metadata of a server of SAML', () => {
  it('says who it is, where people come in and go out, and by which certificates it is known while they change', () =>
    expect(
      readMetadata(
        document(key(' use="signing"', 'OLD A') + key('', 'NEW') + key(' use="encryption"', 'NO') + logOut + logIn),
      ),
    ).toEqual({
      entity: 'https://id.example.edu',
      log_in: 'https://id.example.edu/sso',
      log_out: 'https://id.example.edu/slo',
      certificates: ['OLDA', 'NEW'],
    }));
  it('need not say where people go out', () => expect(readMetadata(document(key('', 'A') + logIn)).log_out).toBeNull());
  it.each([
    ['no certificate', document(logIn)],
    ['no place to log in', document(key('', 'A'))],
    ['no name', document(key('', 'A') + logIn, '')],
    [
      'a place that no browser goes to',
      document(key('', 'A') + logIn.replace('https://id.example.edu/sso', 'javascript:alert(1)')),
    ],
    ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]>${document(key('', 'A') + logIn)}`],
    ['no end', document(key('', 'A') + logIn).slice(0, -20)],
    ['nothing of the kind', '<html></html>'],
  ])('is not read with %s', (_what, xml) => expect(() => readMetadata(xml)).toThrow());
});
