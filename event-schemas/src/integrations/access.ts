import { defineAccess } from '../kernel/access.ts';
import { entityAccess } from '../kernel/entity/record.ts';
import { entities } from './entities.ts';
import { keepers } from './roles.ts';

const declared = entityAccess(entities);

/** Keys and signatures are the administrators' alone, and no key makes another. */
export const access = defineAccess({
  module: 'integrations',
  about: 'Other systems: keys with which they call the portal, webhooks by which it tells them of events',
  keyless: true,
  commands: {
    ...declared.commands,
    'POST /third_party_apis/{uid}/rotate/': keepers,
    'POST /third_party_apis/{uid}/void_old_key/': keepers,
    'POST /third_party_apis/{uid}/check/': keepers,
    'POST /third_party_apis/{uid}/replay/': keepers,
  },
  queries: {
    ...declared.queries,
    'GET /third_party_apis/scopes/': keepers,
    'GET /third_party_apis/event_types/': keepers,
    'GET /third_party_apis/last_calls/': keepers,
    'GET /third_party_apis/calls/': keepers,
    'GET /third_party_apis/deliveries/': keepers,
  },
});
