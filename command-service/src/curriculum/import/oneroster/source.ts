import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ImportRefused, quoted } from '@portal/platform/imports/refusal.ts';
import yauzl from 'yauzl';
import { limits } from './tables.ts';

/** The files of a set, from a folder or a zip file. `open`: null where the file is missing. @throws {ImportRefused} for one that is too large */
export interface RosterSource {
  open(file: string): Promise<Buffer | null>;
}

export async function openSource(path: string): Promise<RosterSource> {
  const about = await stat(path).catch(() => null);
  if (about?.isFile()) return zipSource(path);
  if (!about?.isDirectory()) throw new ImportRefused(basename(path), 0, 'there is no such folder or zip file');
  return {
    async open(file) {
      const found = await stat(join(path, file)).catch(() => null);
      if (!found?.isFile()) return null;
      checkSize(file, found.size);
      return readFile(join(path, file));
    },
  };
}

const checkSize = (file: string, size: number): void => {
  if (size > limits.bytes) throw new ImportRefused(file, 0, `${size} bytes; at most ${limits.bytes} are read`);
};

/**
 * A zip file, whose CSV files may lie in a folder of it. Bounds against files that unpack to more than they say or than anybody needs: entries, bytes of
 * each and of all; the reader ends a file that grows beyond what its entry says.
 */
async function zipSource(path: string): Promise<RosterSource> {
  const name = basename(path);
  const files = new Map<string, Buffer>();
  let whole = 0;
  try {
    const zip = await yauzl.openPromise(path, { autoClose: false });
    try {
      if (zip.entryCount > limits.entries)
        throw new ImportRefused(name, 0, `${zip.entryCount} entries; at most ${limits.entries} are read`);
      for await (const entry of zip.eachEntry()) {
        const file = basename(entry.fileName);
        if (!file.endsWith('.csv') || /(^|\/)(__MACOSX\/|\.)/.test(entry.fileName)) continue;
        if (files.has(file)) throw new ImportRefused(name, 0, `${file} is in it twice`);
        if (entry.isEncrypted()) throw new ImportRefused(name, 0, `${quoted(entry.fileName)} is encrypted`);
        checkSize(file, entry.uncompressedSize);
        whole += entry.uncompressedSize;
        if (whole > limits.unpacked) throw new ImportRefused(name, 0, `unpacks to more than ${limits.unpacked} bytes`);
        files.set(file, await buffer(await zip.openReadStreamPromise(entry)));
      }
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(
      name,
      0,
      `is neither a folder nor a zip file that can be read (${(error as Error).message})`,
    );
  }
  return { open: async file => files.get(file) ?? null };
}
