import { z } from 'zod';
import type { ContractOf } from '../kernel/calls.ts';
import { uid } from './property.ts';

/** POST …/uploads/: begins a large file that comes in pieces (resumable). PUT …/uploads/{uid}/?offset= takes a piece (multipart). */
const bytesMax = 1_000_000_000_000;
const byteCount = z.int().min(0).max(bytesMax);
const uploadBody = z.object({ name: z.string().min(1).max(200), size: byteCount.min(1) });
const uploadOffset = z.object({ offset: z.coerce.number().int().min(0).max(bytesMax) });

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

const one = z.object({ uid: z.string().max(100) });
/** What the calls take and answer by which files come that are to stand in forms: whole, or large ones in pieces. */
export const uploads = {
  files: { answer: z.array(uploadedFile) },
  begin: { body: uploadBody, answer: uploadState },
  piece: { params: one, query: uploadOffset, answer: uploadState },
  drop: { params: one },
  progress: { params: one, answer: uploadState },
};
/** The contracts of these calls in a module. */
export type UploadContracts = { readonly [N in keyof typeof uploads]: ContractOf<unknown, (typeof uploads)[N]> };
