import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync, renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Days after which nobody is expected to have a page of a version open that no process has served since. */
const keptDays = 30;

/**
 * The hashed files of the pages of every version that was served of late, in a folder that all processes share
 * (docs/decisions/0062). During an update a page of one version may ask a process of the other for a part of itself, and
 * a page that stays open asks for its parts days after it. Puts this version's own there and answers a look-up in it.
 */
export function shareAssets(
  folder: string,
  own: ReadonlyMap<string, { content: Buffer }>,
): (name: string) => Promise<Buffer | undefined> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const now = new Date();
  for (const [name, { content }] of own) {
    if (!isShared(name)) continue;
    const file = path.join(folder, path.posix.basename(name));
    if (isThere(file)) utimesSync(file, now, now);
    else {
      const written = `${file}.${process.pid}`;
      writeFileSync(written, content, { mode: 0o600 });
      renameSync(written, file);
    }
  }
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > keptDays * 86_400_000)
      rmSync(file, { force: true });
  }
  return async name => {
    if (!isShared(name)) return undefined;
    return readFile(path.join(folder, path.posix.basename(name))).catch(() => undefined);
  };
}

/** A file right under `/assets/`: names there have a hash of the content, so that one name is one content for ever. */
const isShared = (name: string): boolean => /^\/assets\/[\w-]+(\.[\w-]+)*\.[a-z0-9]{2,5}$/i.test(name);
const isThere = (file: string): boolean => statSync(file, { throwIfNoEntry: false }) !== undefined;
