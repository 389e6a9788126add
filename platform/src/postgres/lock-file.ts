import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOwnerAlive, thisProcess, type Owner } from './process.ts';

const readOwner = (file: string): Owner | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
};

/** Takes the lock file, or answers what its living holder wrote into it. A lock whose holder died is taken over. */
export function tryLock<T extends object>(
  file: string,
  note?: T,
): { release: () => void } | { holder: Owner & Partial<T> } {
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, JSON.stringify({ ...thisProcess(), ...note }), { flag: 'wx', mode: 0o600 });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readOwner(file);
      // A holder that has not written its name yet gets two more looks.
      if (holder && isOwnerAlive(holder)) return { holder: holder as Owner & Partial<T> };
      if (holder || attempt > 2) rmSync(file, { force: true });
    }
  }
}

/** Runs `work` while no other process does work under the same lock file; waits for its turn up to a minute. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; waited += 25) {
    const lock = tryLock(file);
    if ('release' in lock) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    if (waited > 60_000)
      throw new Error(`Process ${lock.holder.pid} holds ${file} for over a minute. End it or remove the file.`);
    await sleep(25);
  }
}

/** The living processes that use a thing: one small file each in a folder. */
export const folderUsers = (folder: string) => ({
  add(): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, String(process.pid)), JSON.stringify(thisProcess()));
  },
  /** Takes this process off and answers how many others are left. */
  remove(): number {
    rmSync(path.join(folder, String(process.pid)), { force: true });
    let left = 0;
    for (const name of readdirSync(folder)) {
      const owner = readOwner(path.join(folder, name));
      if (owner && isOwnerAlive(owner)) left++;
      else rmSync(path.join(folder, name), { force: true });
    }
    return left;
  },
});
