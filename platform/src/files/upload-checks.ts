import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { open } from 'node:fs/promises';
import { Refused } from '../http/types.ts';
import { isFileName, sniff, sniffLength } from './kinds.ts';

/** Throws for a name that is none, or that came in the same form already. */
export function checkName(name: string, earlier: readonly string[]): void {
  if (!isFileName(name)) throw new Refused(reject('platform.file_name_refused', { name: name.slice(0, 100) }));
  if (earlier.includes(name)) throw new Refused(reject('platform.file_duplicate', { name }));
}

/** Type and size of what has arrived; throws when the content is not what its name says or not let through. */
export async function inspect(
  temporary: string,
  name: string,
  { types }: { types?: readonly string[] | undefined },
): Promise<{ type: string; size: number }> {
  const handle = await open(temporary);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    const type = sniff(name, buffer.subarray(0, bytesRead));
    if (!type || (types && !types.includes(type))) throw new Refused(reject('platform.file_type_refused', { name }));
    return { type, size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

/** The form reader's own errors (a form cut off or garbled) have no code; those of the disk, the database and Fastify do. */
export const isFormFault = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof Refused) &&
  (!('code' in error) || error.code === 'ERR_STREAM_PREMATURE_CLOSE');
