import type { z } from 'zod';
import type { multiselectAnswer, relatedObject } from '@portal/event-schemas/applications/views.ts';
import { api } from '../../../http/client.ts';

export type Related = z.infer<typeof relatedObject>;
export type Found = Pick<z.infer<typeof multiselectAnswer>, 'results' | 'count'>;

/** By what a module's forms are served: their files, and what `rel` fields can point to. */
export interface FormCalls {
  upload: 'POST /studapps/files/' | 'POST /portfolio/files/';
  begin: 'POST /studapps/uploads/' | 'POST /portfolio/uploads/';
  piece: 'PUT /studapps/uploads/{uid}/' | 'PUT /portfolio/uploads/{uid}/';
  progress: 'GET /studapps/uploads/{uid}/' | 'GET /portfolio/uploads/{uid}/';
  drop: 'DELETE /studapps/uploads/{uid}/' | 'DELETE /portfolio/uploads/{uid}/';
  file: 'GET /studapps/files/{uid}/' | 'GET /portfolio/files/{uid}/';
  find(field: string, search: string, more: { multiple: boolean; size: number }, signal: AbortSignal): Promise<Found>;
  names(field: string, chosen: readonly string[], signal: AbortSignal): Promise<Related[]>;
  /** What other fields take from what is chosen; null: its forms fill none. */
  autofill: 'POST /applications/autofill_other_fields/' | null;
}

const named = (field: string, search: string, chosen: readonly string[], signal: AbortSignal) =>
  api(
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
      : api(
          'GET /studapps/properties/{key}/related-objects/',
          { params: { key: field }, query: { search, page_size: size } },
          { signal, quiet: true },
        ),
  names: async (field, chosen, signal) => (await named(field, '', chosen, signal)).chosen,
  autofill: 'POST /applications/autofill_other_fields/',
};
