import type { CallContext } from '@portal/platform/http/types.ts';
import type { StoredFile, UploadRules } from '@portal/platform/files/types.ts';
import type { Host } from '@portal/platform/service.ts';
import sharp, { type Sharp } from 'sharp';

/** The one picture of a multipart request, until `make` has made another of it; the original is not kept. */
export async function withUploadedPicture<T>(
  { host, raw }: Pick<CallContext, 'host' | 'raw'>,
  rules: UploadRules,
  make: (original: StoredFile | undefined, fields: Record<string, string>) => Promise<T>,
): Promise<T> {
  const { files, fields } = await host.files.receive(raw.request, { ...rules, count: 1 });
  const [original] = files;
  try {
    return await make(original, fields);
  } finally {
    if (original) await host.files.remove(original.uid);
  }
}

/** A picture the right way up, to be made anew: whatever else was in the file does not get through. */
export const openPicture = (path: string): Sharp => sharp(path, { limitInputPixels: 50_000_000 }).rotate();

/** Removes originals that a process has left behind which ended in between. */
export async function forgetOriginals({ files, clock }: Pick<Host, 'files' | 'clock'>, purpose: string): Promise<void> {
  const hourAgo = new Date(clock.now().getTime() - 3_600_000).toISOString();
  for (const { uid } of await files.olderThan(purpose, hourAgo)) await files.remove(uid);
}
