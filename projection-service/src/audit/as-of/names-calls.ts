import { namesAsked, namesFound } from '@portal/event-schemas/audit/views.ts';
import { query } from '@portal/platform/http/types.ts';
import { namesWithTitles } from '../titles.ts';

/** States name things by id; people read names. */
export const nameCalls = [
  query({
    call: 'POST /audit/names/',
    summary: 'What ids are called, in the reader’s language',
    body: namesAsked,
    answer: namesFound,
    run: async ({ host, db, locale, body: { ids } }) =>
      [...(await namesWithTitles({ host, db }, ids))].map(([uid, name]) => ({
        uid,
        name: typeof name === 'string' ? name : name[locale],
      })),
  }),
];
