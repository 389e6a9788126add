import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { ledgerFolder } from './keys.ts';
import type { Seal } from './seals.ts';

/**
 * A second list of the seals, outside the database: one line of JSON each. Whoever cuts the end off the log with its seals leaves it here. Copy it to where
 * nobody of this machine can write, for example with the backups.
 */
const witnessFile = (config: Pick<Config, 'data'>): string => path.join(ledgerFolder(config), 'seals.jsonl');

export function appendToWitnessFile(config: Pick<Config, 'data'>, seal: Seal): void {
  mkdirSync(ledgerFolder(config), { recursive: true, mode: 0o700 });
  appendFileSync(witnessFile(config), `${JSON.stringify(seal)}\n`, { mode: 0o600 });
}

/** The seals of the list; a line that was cut off in writing is none. */
export function readWitnessFile(config: Pick<Config, 'data'>): Seal[] {
  const file = witnessFile(config);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(line => {
      try {
        return line ? [JSON.parse(line) as Seal] : [];
      } catch {
        return [];
      }
    });
}
