import { SaxesParser } from 'saxes';

/** What a server of SAML says of itself: who it is, where people log in and out, and by which certificates its word is known. */
export interface ServerMetadata {
  entity: string;
  log_in: string;
  log_out: string | null;
  certificates: readonly string[];
}

const names = {
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  redirect: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
};
const place = (address: string): string => {
  const { protocol } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${address} is no address of a server`);
  return address;
};

/**
 * Reads the first identity provider of a metadata document (SAML 2.0 Metadata §2.4.3). Several certificates may stand there while keys change; those for
 * encryption alone are left out. Throws where something is missing, and where the document declares a type of its own: entities would be read then.
 */
export function readMetadata(xml: string): ServerMetadata {
  if (/<!DOCTYPE/i.test(xml)) throw new Error('metadata with a document type is not read');
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  let entity = '';
  let [found, signing, text] = [false, false, ''];
  const at: Record<'log_in' | 'log_out', string> = { log_in: '', log_out: '' };
  const certificates: string[] = [];
  const within = (name: string): boolean => open.includes(name);
  parser.on('error', error => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const value = (name: string): string => attributes[name]?.value ?? '';
    open.push(local);
    if (found || (uri !== names.metadata && uri !== names.signature)) return;
    if (local === 'EntityDescriptor') entity = value('entityID');
    if (!within('IDPSSODescriptor')) return;
    if (local === 'KeyDescriptor') signing = value('use') !== 'encryption';
    if (local === 'X509Certificate') text = '';
    const service = { SingleSignOnService: 'log_in', SingleLogoutService: 'log_out' } as const;
    if ((local === 'SingleSignOnService' || local === 'SingleLogoutService') && value('Binding') === names.redirect)
      at[service[local]] ||= value('Location');
  });
  parser.on('text', part => {
    if (open.at(-1) === 'X509Certificate') text += part;
  });
  parser.on('closetag', ({ local }) => {
    open.pop();
    if (local === 'X509Certificate' && within('IDPSSODescriptor') && signing && !found)
      certificates.push(text.replaceAll(/\s/g, ''));
    if (local === 'IDPSSODescriptor') found = true;
  });
  parser.write(xml).close();
  if (!found || entity === '') throw new Error('there is no identity provider in the metadata');
  if (at.log_in === '') throw new Error('the metadata names no place to log in with HTTP-Redirect');
  if (certificates.length === 0) throw new Error('the metadata has no certificate for signatures');
  return {
    entity,
    log_in: place(at.log_in),
    log_out: at.log_out === '' ? null : place(at.log_out),
    certificates: [...new Set(certificates)],
  };
}
