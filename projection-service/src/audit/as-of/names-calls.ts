import { namesAsked, namesFound } from '@portal/event-schemas/audit/views.ts';
import { query } from '@portal/platform/http/types.ts';
import { namesOf } from '../names.ts';

/** States name things by id; people read names. */
export const nameCalls = [
  query({
    call: 'POST /audit/names/', summary: 'What ids are called, in the reader’s language', body: namesAsked, answer: namesFound,
    run: async ({ db, locale, body: { ids } }) => [...await namesOf(db, ids)].map(([uid, name]) => ({ uid, name: typeof name === 'string' ? name : name[locale] })),
  }),
];
