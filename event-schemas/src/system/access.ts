import { defineAccess } from '../kernel/access.ts';
import { recordAccess } from '../kernel/records.ts';
import { systemRecords } from './records.ts';

const records = recordAccess(systemRecords);

/** Settings of the product, maintenance, and the menu. */
export const access = defineAccess({
  module: 'system',
  about: 'Settings, maintenance, the menu',
  commands: {
    ...records.commands,
    'POST /common/tech_code/': ['org_admin'],
    'POST /common/tech_code/planned/': ['org_admin'],
    'DELETE /common/tech_code/planned/': ['org_admin'],
    'POST /common/system_settings/': ['org_admin'],
    'POST /common/images/': ['org_admin'],
    'DELETE /common/images/{uid}/': ['org_admin'],
    'PUT /common/background/image/': ['org_admin'],
    'DELETE /common/background/delete_logo/': ['org_admin'],
    'POST /common/logo/put_back/': ['org_admin'],
    'POST /common/mail_server/': ['org_admin'],
    'DELETE /common/mail_server/': ['org_admin'],
    'POST /common/mail_server/test/': ['org_admin'],
    'POST /user/require_phone_number_setting/': ['org_admin', 'office'],
  },
  queries: {
    ...records.queries,
    'GET /organizations/tabs_router_role/rules_for_current_user/': 'all',
    'GET /user/history_system_settings/': ['org_admin', 'office', 'auditor'],
    'GET /common/tech_code/': 'any',
    'GET /common/settings/': 'any',
    'GET /common/logo/': 'any',
    'GET /common/images/': ['org_admin'],
    'GET /common/images/{uid}/file/': 'any',
    'GET /common/background/image/': 'any',
    'GET /common/background/delete_logo/': ['org_admin'],
    'GET /common/mail_server/': ['org_admin'],
    'GET /common/all_settings/': ['org_admin', 'office'],
    'GET /common/first_steps/': ['org_admin', 'office'],
    'GET /common/system_settings/': ['org_admin', 'office'],
    'GET /user/require_phone_number_setting/': 'any',
    'GET /user/use_active_directory/': 'any',
    'GET /organizations/router/router_list/': 'all',
  },
});
