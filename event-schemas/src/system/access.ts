import { defineAccess } from '../kernel/access.ts';

/** Settings of the product, maintenance, and the menu. */
export const access = defineAccess({
  module: 'system',
  commands: {
    'POST /common/tech_code/': ['org_admin'],
    'POST /common/system_settings/': ['org_admin'],
    'POST /user/require_phone_number_setting/': ['org_admin', 'office'],
  },
  queries: {
    'GET /common/tech_code/': 'any',
    'GET /common/settings/': 'any',
    'GET /common/system_settings/': ['org_admin', 'office'],
    'GET /user/require_phone_number_setting/': 'any',
    'GET /user/use_active_directory/': 'any',
    'GET /organizations/router/router_list/': 'all',
  },
});
