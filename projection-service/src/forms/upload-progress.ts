import type { UploadContracts } from '@portal/event-schemas/forms/uploads.ts';
import { chunkLimit } from '@portal/platform/files/chunked-uploads.ts';
import { query, type QueryCall } from '@portal/platform/http/types.ts';

/** Where a large file stands that comes in pieces. */
export const uploadProgress = (contract: UploadContracts['progress']): QueryCall =>
  query(contract, {
    summary: 'How much of a large file has arrived',
    asOf: 'never',
    run: async ({ host, actor, params }) => {
      const { upload, file } = await host.files.chunkedUploads.state(params.uid, actor.id);
      return { ...upload, piece: chunkLimit, file: file && { initial_name: file.name, path: file.uid } };
    },
  });
