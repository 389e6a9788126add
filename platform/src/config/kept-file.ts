import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The text of a file that only its owner reads, made by whoever needs it first. Processes that start together all answer the same text: the file
 * appears whole or not at all, and who comes second takes what the first has put there.
 */
export function keptFile(file: string, make: () => string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
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
  return readFileSync(file, 'utf8');
}
