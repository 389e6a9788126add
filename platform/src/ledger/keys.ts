import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { readOrCreateSecretFile } from '../config/secret-file.ts';
import { keyId } from './seals.ts';

/** The key that seals. `public_key`: SPKI, base64. */
export interface SealKey {
  id: string;
  public_key: string;
  sign(text: string): string;
}
type Where = Pick<Config, 'data' | 'sealKey'>;

/** What the ledger keeps outside the database. */
export const ledgerFolder = ({ data }: Pick<Config, 'data'>): string => path.join(data, 'ledger');
const keyFile = (config: Where): string => config.sealKey ?? path.join(ledgerFolder(config), 'seal-key.pem');
const publicFolder = (config: Pick<Config, 'data'>): string => path.join(ledgerFolder(config), 'keys');
const spki = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64');

/**
 * The key of PORTAL_SEAL_KEY, or of the data folder, where it is made at the first start. Its public half is put beside the known ones. Throws where the
 * named file is missing or holds no Ed25519 key.
 */
export function openSealKey(config: Where): SealKey {
  const file = keyFile(config);
  if (config.sealKey && !existsSync(file))
    throw new Error(
      `PORTAL_SEAL_KEY names ${file}, which does not exist. Make one: openssl genpkey -algorithm ed25519 -out ${file}`,
    );
  const secret = readKey(file, config.sealKey ? readFileSync(file, 'utf8') : readOrCreateSecretFile(file, newKey));
  const publicKey = spki(createPublicKey(secret));
  const id = keyId(publicKey);
  readOrCreateSecretFile(path.join(publicFolder(config), `${id}.pem`), () =>
    createPublicKey(secret).export({ format: 'pem', type: 'spki' }).toString(),
  );
  return { id, public_key: publicKey, sign: text => sign(null, Buffer.from(text), secret).toString('base64') };
}

function readKey(file: string, text: string): KeyObject {
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw new Error(`${file} holds no private key in PEM: ${(error as Error).message}`, { cause: error });
  }
  throw new Error(`${file} holds a key that is not Ed25519.`);
}

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

/** A new key from now on; the secret half of the old one is thrown away, its public half stays known. Answers the ids. */
export function changeSealKey(config: Where): { before: string; after: string } {
  if (config.sealKey) throw new Error(`The key is that of PORTAL_SEAL_KEY (${config.sealKey}): put a new one there.`);
  const before = openSealKey(config).id;
  const file = keyFile(config);
  readOrCreateSecretFile(`${file}.new`, newKey);
  renameSync(`${file}.new`, file);
  return { before, after: openSealKey(config).id };
}

/** Public keys (SPKI, base64) by id that this installation knows from outside the database; empty where its folder is elsewhere. */
export function knownKeys(config: Pick<Config, 'data'>): Map<string, string> {
  const folder = publicFolder(config);
  const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.pem')) : [];
  return new Map(
    files.map(name => spki(createPublicKey(readFileSync(path.join(folder, name))))).map(key => [keyId(key), key]),
  );
}
