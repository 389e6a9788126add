import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { UploadContracts, uploadedFile, UploadState } from '@portal/event-schemas/forms/uploads.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { chunkLimit } from '@portal/platform/files/chunked-uploads.ts';
import type { Quota, StoredFile, Upload } from '@portal/platform/files/types.ts';
import { command, Refused, type CommandCall } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import type { z } from 'zod';

/** Roles that do not make anybody work for the university. */
const people: ReadonlySet<string> = new Set<Role>(['student', 'applicant', 'columnist', 'beta']);
const quotaOf = (roles: readonly string[]): Quota => (roles.some(role => !people.has(role)) ? 'office' : 'person');
const asItem = ({ name, uid }: StoredFile): z.infer<typeof uploadedFile> => ({ initial_name: name, path: uid });
const stateOf = ({ upload, file }: { upload: Upload; file: StoredFile | null }): UploadState => ({
  ...upload,
  piece: chunkLimit,
  file: file && asItem(file),
});

/** So many files may one person upload in a day. */
const dayLimit = 200;

/** Whose uploads these are, refused as `<module>.no_file`, `<module>.too_many_files`. */
export interface UploadsOf {
  module: string;
  purpose: string;
}

/** The calls by which files come that are to stand in forms: whole, or large ones in pieces. */
export function uploadCalls(of: UploadsOf, contracts: Omit<UploadContracts, 'progress'>): CommandCall[] {
  const { module, purpose } = of;
  /** portal-calls.md §7.10 "Upload": multipart, several files at once, further fields; all or none. */
  const uploadFiles = command(contracts.files, {
    summary: 'Upload files for a form (multipart): all or none of them',
    run: async ({ host, actor, roles, raw }) => {
      await checkRoom(host, actor.id, of);
      const { files } = await host.files.receive(raw.request, {
        owner: actor.id,
        purpose,
        quota: quotaOf(roles),
        count: 20,
      });
      if (files.length === 0) throw new Refused(reject(`${module}.no_file`));
      return files.map(asItem);
    },
  });

  const beginUpload = command(contracts.begin, {
    summary: 'Begin a large file that comes in pieces',
    run: async ({ host, actor, roles, body }) => {
      await checkRoom(host, actor.id, of);
      return stateOf({
        upload: await host.files.chunkedUploads.begin({
          ...body,
          owner: actor.id,
          purpose,
          quota: quotaOf(roles),
        }),
        file: null,
      });
    },
  });
  const continueUpload = command(contracts.piece, {
    summary: 'A piece of a large file (multipart), at the offset that has arrived',
    run: async ({ host, actor, params, query, raw }) =>
      stateOf(
        await host.files.chunkedUploads.append(raw.request, { uid: params.uid, owner: actor.id, offset: query.offset }),
      ),
  });
  const dropUpload = command(contracts.drop, {
    summary: 'Give up a large file that has not arrived',
    run: async ({ host, actor, params }) => {
      await host.files.chunkedUploads.drop(params.uid, actor.id);
      return undefined;
    },
  });
  return [uploadFiles, beginUpload, continueUpload, dropUpload];
}

/** Files that never were sent stay for a week: so many of one person, and no more. */
async function checkRoom(host: Host, account: string, { purpose, module }: UploadsOf): Promise<void> {
  if (
    (await host.files.countOf(purpose, account, new Date(host.clock.now().getTime() - 86_400_000).toISOString())) >=
    dayLimit
  )
    throw new Refused(reject(`${module}.too_many_files`));
}
