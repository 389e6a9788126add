import type { z } from 'zod';
import type { multiselectAnswer, relatedObject, relatedPage } from '@portal/event-schemas/applications/views.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { api } from '../../../http/client.ts';

export type Related = z.infer<typeof relatedObject>;
export type Found = Pick<z.infer<typeof multiselectAnswer>, 'results' | 'count'>;

/** By what a module's forms are served: their files, and what `rel` fields can point to. */
export interface FormCalls {
  upload: Call;
  begin: Call;
  piece: Call;
  progress: Call;
  drop: Call;
  file: Call;
  find(field: string, search: string, more: { multiple: boolean; size: number }, signal: AbortSignal): Promise<Found>;
  names(field: string, chosen: readonly string[], signal: AbortSignal): Promise<Related[]>;
  /** What other fields take from what is chosen; null: its forms fill none. */
  autofill: Call | null;
}

const named = (field: string, search: string, chosen: readonly string[], signal: AbortSignal) =>
  api<z.infer<typeof multiselectAnswer>>(
    'POST /applications/multiselect_list/',
    { body: { property_id: field, search, chosen } },
    { signal, quiet: true },
  );
export const applicationCalls: FormCalls = {
  upload: 'POST /studapps/files/',
  begin: 'POST /studapps/uploads/',
  piece: 'PUT /studapps/uploads/{uid}/',
  progress: 'GET /studapps/uploads/{uid}/',
  drop: 'DELETE /studapps/uploads/{uid}/',
  file: 'GET /studapps/files/{uid}/',
  find: (field, search, { multiple, size }, signal) =>
    multiple
      ? named(field, search, [], signal)
      : api<z.infer<typeof relatedPage>>(
          'GET /studapps/properties/{key}/related-objects/',
          { params: { key: field }, query: { search, page_size: size } },
          { signal, quiet: true },
        ),
  names: async (field, chosen, signal) => (await named(field, '', chosen, signal)).chosen,
  autofill: 'POST /applications/autofill_other_fields/',
};
