import { uploadState } from '@portal/event-schemas/forms/uploads.ts';
import { chunkLimit } from '@portal/platform/files/chunked-uploads.ts';
import { query, type QueryCall } from '@portal/platform/http/types.ts';
import { z } from 'zod';

/** `/<prefix>/uploads/{uid}/`: where a large file stands that comes in pieces. */
export const uploadProgress = (prefix: string): QueryCall =>
  query({
    call: `GET /${prefix}/uploads/{uid}/`,
    summary: 'How much of a large file has arrived',
    params: z.object({ uid: z.string().max(100) }),
    answer: uploadState,
    asOf: 'never',
    run: async ({ host, actor, params }) => {
      const { upload, file } = await host.files.chunkedUploads.state(params.uid, actor.id);
      return { ...upload, piece: chunkLimit, file: file && { initial_name: file.name, path: file.uid } };
    },
  });
