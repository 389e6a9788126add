import type { FastifyRequest } from 'fastify';

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
export interface UploadRules {
  owner: string;
  purpose: string;
  /** Media types that are let through, such as `image/png`; the content must be what the name says. Without it: the usual documents and pictures. */
  types?: readonly string[];
  /** At most so many files in one request (10). */
  count?: number;
}

/** Files on disk with their rows in `platform.files`. */
export interface Files {
  /**
   * Takes the files of a multipart request in, streamed to disk. All or none: throws `Refused` (`platform.too_large`, `platform.file_type_refused`,
   * `platform.file_name_refused`, `platform.file_duplicate`). The other fields of the form come along as text.
   */
  receive(request: FastifyRequest, rules: UploadRules): Promise<{ files: StoredFile[]; fields: Record<string, string> }>;
  find(uid: string): Promise<StoredFile | null>;
  /** The folder's path of the content. */
  pathOf(uid: string): string;
  remove(uid: string): Promise<void>;
  /** Who besides the owner may download files of a purpose; a module sets it in its `onStart`. */
  allow(purpose: string, rule: (file: StoredFile, reader: { account: string; roles: readonly string[] }) => Promise<boolean>): void;
  mayRead(file: StoredFile, reader: { account: string; roles: readonly string[] }): Promise<boolean>;
}
