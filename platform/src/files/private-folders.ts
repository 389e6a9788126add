import { chmodSync, statSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';

/** What only the portal's own account may read: mails and exports name people, files are theirs, the ledger has the key that seals. */
const folders = ['mails', 'files', 'exports', 'ledger'];
export const folderMode = 0o700;
export const fileMode = 0o600;

/**
 * Closes the folders of the data folder to other accounts of the machine. A folder that was open (made by an older
 * version, or copied) is closed at once and then all that is in it, which `done` waits for; on Windows there is nothing
 * to do.
 */
export function restrictFolderAccess({ data }: Pick<Config, 'data'>): { done: Promise<void> } {
  const open = folders.map(name => path.join(data, name)).filter(isOpen);
  for (const folder of open) chmodSync(folder, folderMode);
  return { done: Promise.all(open.map(closeBelow)).then(() => undefined) };
}

function isOpen(folder: string): boolean {
  if (process.platform === 'win32') return false;
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & 0o077) !== 0;
}

async function closeBelow(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const found = path.join(entry.parentPath, entry.name);
    // What was removed meanwhile needs no mode.
    if (!entry.isSymbolicLink()) await chmod(found, entry.isDirectory() ? folderMode : fileMode).catch(() => undefined);
  }
}
