import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileMode, folderMode } from '../files/private-folders.ts';

/** Where backups lie. Names sort by the moment of the backup. */
export interface BackupPlace {
  /** As people are told, without secrets. */
  name: string;
  /** Stores a stream; what was broken off does not count as a backup. Answers its bytes. */
  put(name: string, stream: Readable): Promise<number>;
  list(): Promise<string[]>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
}

const ending = '.backup';
/** `portal-20260901T030000Z.backup` */
export const backupName = (now: string): string => `portal-${now.replaceAll(/[-:]|\.\d+/g, '')}${ending}`;
export const isBackupName = (name: string): boolean => /^portal-\d{8}T\d{6}Z\.backup$/.test(name);

/** A folder, best on another disk or machine than the portal's. */
export function folderPlace(folder: string): BackupPlace {
  return {
    name: folder,
    async put(name, stream) {
      await mkdir(folder, { recursive: true, mode: folderMode });
      const part = path.join(folder, `${name}.part`);
      const file = await open(part, 'w', fileMode);
      try {
        await pipeline(stream, file.createWriteStream({ flush: true }));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await rename(part, path.join(folder, name));
      return (await stat(path.join(folder, name))).size;
    },
    list: async () => (await readdir(folder).catch(() => [])).filter(isBackupName).toSorted(),
    read: async name => createReadStream(path.join(folder, name), { highWaterMark: 1_048_576 }),
    remove: name => rm(path.join(folder, name), { force: true }),
  };
}
