import { defineAccess } from '../kernel/access.ts';

/** How the portal runs: what a stranger could use against it, so administrators alone. */
export const access = defineAccess({
  module: 'operating',
  about: 'How the portal runs, and what needs a person',
  commands: {},
  queries: { 'GET /operating/': ['org_admin'] },
});
