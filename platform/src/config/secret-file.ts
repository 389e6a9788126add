import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A secret file that can't be used; `message` names it and says what to do. */
export class SecretFileError extends Error {}

/**
 * The text of a secret file, which only its owner may read, made by whoever needs it first. Processes that start together all answer the same text: the file
 * appears whole or not at all, and who comes second takes what the first has put there. A file that was left open to others is closed. Throws
 * `SecretFileError` for one that can't be read or is empty: nobody makes a new secret in the place of one that was lost.
 */
export function readOrCreateSecretFile(file: string, make: () => string): string {
  try {
    if (!existsSync(file)) {
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      const whole = `${file}.${randomUUID()}`;
      writeFileSync(whole, make(), { mode: 0o600 });
      try {
        linkSync(whole, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      } finally {
        rmSync(whole);
      }
    }
    const text = readFileSync(file, 'utf8');
    if (text.trim() === '') throw new Error('it is empty');
    if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
    return text;
  } catch (error) {
    throw new SecretFileError(
      `${file} can't be used (${(error as Error).message}). Put it back from a backup, or remove it to have a new one made at the next start.`,
      { cause: error },
    );
  }
}
