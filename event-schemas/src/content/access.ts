import { defineAccess } from '../kernel/access.ts';

/** What waits for whoever asks: their own alone. */
export const access = defineAccess({
  module: 'content',
  about: 'The start page',
  commands: {},
  queries: { 'GET /common/my_work/': 'all' },
});
