import { z } from 'zod';
import { uid } from './property.ts';

/** POST …/uploads/: begins a large file that comes in pieces (resumable). PUT …/uploads/{uid}/?offset= takes a piece (multipart). */
const bytesMax = 1_000_000_000_000;
const byteCount = z.int().min(0).max(bytesMax);
export const uploadBody = z.object({ name: z.string().min(1).max(200), size: byteCount.min(1) });
export const uploadOffset = z.object({ offset: z.coerce.number().int().min(0).max(bytesMax) });

/** POST …/files/: one item for each file, `path` is what the value of a file field holds (its uid). */
export const uploadedFile = z.object({ initial_name: z.string(), path: z.string() });
/** A file that comes in pieces: bytes that have arrived, the most that a piece may have, and the file as soon as it is whole. */
export const uploadState = z.object({
  uid,
  name: z.string(),
  size: z.number(),
  offset: z.number(),
  piece: z.number(),
  file: uploadedFile.nullable(),
});
export type UploadState = z.infer<typeof uploadState>;
