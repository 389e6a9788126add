import { defineAccess } from '../kernel/access.ts';

/** Who may look into the log. Advisors see the cards of their own students only. An auditor changes nothing: no command lists the role. */
const readers = ['auditor', 'office', 'org_admin', 'supervisor'] as const;

export const access = defineAccess({
  module: 'audit',
  commands: {},
  queries: {
    'GET /audit/streams/': readers,
    'GET /audit/streams/{stream}/history/': readers,
  },
  folds: {
    'GET /audit/streams/{stream}/state/': readers,
  },
});
