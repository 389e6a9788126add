import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { imageSize } from 'image-size';
import { open } from 'node:fs/promises';
import { Refused } from '../http/types.ts';
import type { UploadRules } from './types.ts';
import { isFileName, sniff, sniffLength } from './kinds.ts';

/** Throws for a name that is none, or that came in the same form already. */
export function checkName(name: string, earlier: readonly string[]): void {
  if (!isFileName(name)) throw new Refused(reject('platform.file_name_refused', { name: name.slice(0, 100) }));
  if (earlier.includes(name)) throw new Refused(reject('platform.file_duplicate', { name }));
}

/** Type and size of what has arrived; throws when the content is not what its name says, not let through, too large or too small. */
export async function inspect(
  temporary: string,
  name: string,
  { types, bytes, pixels }: Pick<UploadRules, 'types' | 'bytes' | 'pixels'>,
): Promise<{ type: string; size: number }> {
  const handle = await open(temporary);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    const type = sniff(name, buffer.subarray(0, bytesRead));
    if (!type || (types && !types.includes(type))) throw new Refused(reject('platform.file_type_refused', { name }));
    const { size } = await handle.stat();
    if (bytes && size > bytes)
      throw new Refused(
        reject('platform.too_large', { limit: `${Math.floor(bytes / 1_048_576)} MB` }, { [name]: 'too_large' }),
      );
    if (pixels) checkPixels(name, await handle.readFile(), pixels);
    return { type, size };
  } finally {
    await handle.close();
  }
}

/** A picture that no program can read has no size. */
function checkPixels(name: string, content: Buffer, least: { width: number; height: number }): void {
  const size = sizeOf(content);
  if (!size) throw new Refused(reject('platform.file_type_refused', { name }));
  if (size.width < least.width || size.height < least.height)
    throw new Refused(reject('platform.picture_too_small', { name, ...least }));
}
function sizeOf(content: Buffer): { width: number; height: number } | null {
  try {
    return imageSize(content);
  } catch {
    return null;
  }
}

/** The form reader's own errors (a form cut off or garbled) have no code; those of the disk, the database and Fastify do. */
export const isFormFault = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof Refused) &&
  (!('code' in error) || error.code === 'ERR_STREAM_PREMATURE_CLOSE');
