import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ItemFault } from '../jobs/each.ts';

/** A stored file. `owner` is the account that uploaded it; `purpose` names the module that may give it out, for example `journal`. */
export interface StoredFile {
  uid: string;
  name: string;
  type: string;
  size: number;
  owner: string;
  purpose: string;
  created_at: string;
}
/** Which of the two allowances holds for an owner: `office` for who works for the university. */
export type Quota = 'person' | 'office';
/** Bytes of the disk that the files lie on; `low`: less is free than has to stay free. */
export interface Disk {
  free: number;
  reserve: number;
  low: boolean;
}
export interface UploadRules {
  owner: string;
  purpose: string;
  /** Media types that are let through, such as `image/png`; the content must be what the name says. Without it: the usual documents and pictures. */
  types?: readonly string[];
  /** The most bytes of one file, and the least pixels of a picture. */
  bytes?: number;
  pixels?: { width: number; height: number };
  /** `person` unless it says otherwise. */
  quota?: Quota;
  /** At most so many files in one request (10). */
  count?: number;
}

/** A file that is uploaded in chunks, so that a broken line costs one chunk and not the file. `uid` becomes the file's. `offset`: bytes that have arrived. */
export interface Upload {
  uid: string;
  name: string;
  size: number;
  offset: number;
}
export interface ChunkedUploads {
  /**
   * Reserves the space. Throws `platform.too_large`, `platform.file_name_refused`, `platform.storage_used`,
   * `platform.storage_full`, `platform.disk_full`; what is in the file is looked at when it is whole.
   */
  begin(upload: { name: string; size: number; owner: string; purpose: string; quota?: Quota }): Promise<Upload>;
  /**
   * Takes one chunk of a multipart request in, at `offset`, which has to be what has arrived so far (`platform.upload_offset` with the right one otherwise).
   * The last one makes it a file; `platform.file_type_refused` when it is not what its name says, and nothing is kept then.
   */
  append(
    request: FastifyRequest,
    upload: { uid: string; owner: string; offset: number; types?: readonly string[] },
  ): Promise<{ upload: Upload; file: StoredFile | null }>;
  /** How far it is; also of one that has become a file. Throws `platform.not_found` for another's. */
  state(uid: string, owner: string): Promise<{ upload: Upload; file: StoredFile | null }>;
  drop(uid: string, owner: string): Promise<void>;
  /** Removes what was begun before a moment and never finished; answers how many, and what could not be removed. */
  sweep(before: string, logger: Pick<Logger, 'error'>): Promise<{ removed: number; failed: ItemFault[] }>;
}

/** Files on disk with their rows in `platform.files`. */
export interface Files {
  /**
   * Takes the files of a multipart request in, streamed to disk. All or none: throws `Refused` (`platform.too_large`,
   * `platform.file_type_refused`, `platform.file_name_refused`, `platform.file_duplicate`, `platform.storage_used`,
   * `platform.storage_full`, `platform.disk_full`). The other fields of the form come along as text.
   */
  receive(
    request: FastifyRequest,
    rules: UploadRules,
  ): Promise<{ files: StoredFile[]; fields: Record<string, string> }>;
  /** Keeps a file that the portal makes itself, under a uid that it knows; what is there already stays. */
  keep(file: Omit<StoredFile, 'size' | 'created_at'>, content: Uint8Array): Promise<StoredFile>;
  find(uid: string): Promise<StoredFile | null>;
  /** Those of them that there are. */
  findAll(uids: readonly string[]): Promise<StoredFile[]>;
  /** What files are for from now on. */
  give(uids: readonly string[], purpose: string): Promise<void>;
  /** The folder's path of the content. */
  pathOf(uid: string): string;
  remove(uid: string): Promise<void>;
  /** Files of a purpose that came before a moment (ISO), by uid, `after` one: for those who remove what nobody needs. */
  olderThan(purpose: string, moment: string, page?: { after?: string; count?: number }): Promise<StoredFile[]>;
  /** How many files of a purpose one owner has brought since a moment (ISO). */
  countOf(purpose: string, owner: string, since: string): Promise<number>;
  chunkedUploads: ChunkedUploads;
  /** How full the disk is. */
  disk(): Promise<Disk>;
  /** Throws `platform.disk_full` where no more may be written. */
  checkDisk(): Promise<void>;
  /** Who besides the owner may download files of a purpose; a module sets it in its `onStart`. */
  allow(
    purpose: string,
    rule: (file: StoredFile, reader: { account: string; roles: readonly string[] }) => Promise<boolean>,
  ): void;
  mayRead(file: StoredFile, reader: { account: string; roles: readonly string[] }): Promise<boolean>;
}
