import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of an authority and of the certificate that it gave to an event store on this machine. */
export interface Certificates {
  authority: string;
  /** Folder with the authority's certificate alone. */
  trusted: string;
  certificate: string;
  key: string;
}

/** Made anew with openssl, for a few days. */
export function makeCertificates(folder: string): Certificates {
  const trusted = path.join(folder, 'trusted');
  mkdirSync(trusted, { recursive: true });
  const file = (name: string): string => path.join(folder, name);
  const openssl = (...args: string[]): unknown => execFileSync('openssl', args, { stdio: 'ignore' });
  const authority = path.join(trusted, 'ca.crt');
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    file('ca.key'),
    '-out',
    authority,
    '-days',
    '3',
    '-subj',
    '/CN=authority of a test',
  );
  openssl('req', ...key, '-keyout', file('node.key'), '-out', file('node.csr'), '-subj', '/CN=eventstoredb-node');
  writeFileSync(file('node.ext'), 'subjectAltName=IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\n');
  const given = ['-CA', authority, '-CAkey', file('ca.key'), '-CAcreateserial', '-extfile', file('node.ext')];
  openssl('x509', '-req', '-in', file('node.csr'), '-out', file('node.crt'), '-days', '3', ...given);
  return { authority, trusted, certificate: file('node.crt'), key: file('node.key') };
}
