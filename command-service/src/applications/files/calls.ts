import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { uploadBody, uploadOffset } from '@portal/event-schemas/applications/requests.ts';
import { uploadedFile, uploadState, type UploadState } from '@portal/event-schemas/applications/views.ts';
import type { Role } from '@portal/event-schemas/kernel/roles.ts';
import { chunkLimit } from '@portal/platform/files/chunked-uploads.ts';
import type { Quota, StoredFile, Upload } from '@portal/platform/files/types.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import type { Host } from '@portal/platform/service.ts';
import { z } from 'zod';
import { filesPurpose, unsentLimit } from './purpose.ts';

/** Roles that do not make anybody work for the university. */
const people: ReadonlySet<string> = new Set<Role>(['student', 'applicant', 'columnist', 'beta']);
const quotaOf = (roles: readonly string[]): Quota => (roles.some(role => !people.has(role)) ? 'office' : 'person');
const one = z.object({ uid: z.string().max(100) });
const asItem = ({ name, uid }: StoredFile): z.infer<typeof uploadedFile> => ({ initial_name: name, path: uid });
const stateOf = ({ upload, file }: { upload: Upload; file: StoredFile | null }): UploadState => ({
  ...upload,
  piece: chunkLimit,
  file: file && asItem(file),
});

/** portal-calls.md §7.10 "Upload": multipart, several files at once, further fields; all or none. */
export const uploadFiles = command({
  call: 'POST /studapps/files/',
  summary: 'Upload files for applications (multipart): all or none of them',
  answer: z.array(uploadedFile),
  run: async ({ host, actor, roles, raw }) => {
    await checkRoom(host, actor.id);
    const { files } = await host.files.receive(raw.request, {
      owner: actor.id,
      purpose: filesPurpose,
      quota: quotaOf(roles),
      count: 20,
    });
    if (files.length === 0) throw new Refused(reject('applications.no_file'));
    return files.map(asItem);
  },
});

export const beginUpload = command({
  call: 'POST /studapps/uploads/',
  summary: 'Begin a large file that comes in pieces',
  body: uploadBody,
  answer: uploadState,
  run: async ({ host, actor, roles, body }) => {
    await checkRoom(host, actor.id);
    return stateOf({
      upload: await host.files.chunkedUploads.begin({
        ...body,
        owner: actor.id,
        purpose: filesPurpose,
        quota: quotaOf(roles),
      }),
      file: null,
    });
  },
});
export const continueUpload = command({
  call: 'PUT /studapps/uploads/{uid}/',
  summary: 'A piece of a large file (multipart), at the offset that has arrived',
  params: one,
  query: uploadOffset,
  answer: uploadState,
  run: async ({ host, actor, params, query, raw }) =>
    stateOf(
      await host.files.chunkedUploads.append(raw.request, { uid: params.uid, owner: actor.id, offset: query.offset }),
    ),
});
export const dropUpload = command({
  call: 'DELETE /studapps/uploads/{uid}/',
  summary: 'Give up a large file that has not arrived',
  params: one,
  run: async ({ host, actor, params }) => {
    await host.files.chunkedUploads.drop(params.uid, actor.id);
    return undefined;
  },
});

/** Files that never were sent stay for a week: so many of one person, and no more. */
async function checkRoom(host: Host, account: string): Promise<void> {
  if (
    (await host.files.countOf(
      filesPurpose,
      account,
      new Date(host.clock.now().getTime() - 86_400_000).toISOString(),
    )) >= unsentLimit
  )
    throw new Refused(reject('applications.too_many_files'));
}
