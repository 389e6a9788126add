import { query } from '@portal/platform/http/types.ts';
import { namesWithTitles } from '../titles.ts';
import { contracts } from '@portal/event-schemas/audit/calls.ts';

/** States name things by id; people read names. */
export const nameCalls = [
  query(contracts['POST /audit/names/'], {
    summary: 'What ids are called, in the reader’s language',
    run: async ({ host, db, locale, body: { ids } }) =>
      [...(await namesWithTitles({ host, db }, ids))].map(([uid, name]) => ({
        uid,
        name: typeof name === 'string' ? name : name[locale],
      })),
  }),
];
