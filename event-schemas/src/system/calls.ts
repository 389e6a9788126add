import type { tabRule } from './records.ts';
import { z } from 'zod';
import { type ContractsOf, defineContracts, type RecordContracts } from '../kernel/calls.ts';
import { changeSystemSettings, setRequirePhoneNumber, setTechBlock } from './commands.ts';
import {
  commonSettingsView,
  menuEntry,
  requirePhoneNumberView,
  settingChange,
  systemSettingsView,
  tabForUser,
  techCodeView,
  useActiveDirectoryView,
} from './views.ts';

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /common/tech_code/': { body: setTechBlock, answer: techCodeView },
  'POST /common/system_settings/': { body: changeSystemSettings, answer: systemSettingsView },
  'POST /user/require_phone_number_setting/': { body: setRequirePhoneNumber, answer: requirePhoneNumberView },
  'GET /common/tech_code/': { answer: techCodeView },
  'GET /user/require_phone_number_setting/': { answer: requirePhoneNumberView },
  'GET /user/use_active_directory/': { answer: useActiveDirectoryView },
  'GET /common/system_settings/': { answer: systemSettingsView },
  'GET /common/settings/': { answer: commonSettingsView },
  'GET /organizations/router/router_list/': { answer: z.array(menuEntry) },
  'GET /user/history_system_settings/': { row: settingChange },
  'GET /organizations/tabs_router_role/rules_for_current_user/': { answer: z.array(tabForUser) },
});

declare module '../kernel/calls.ts' {
  interface Contracts
    extends ContractsOf<typeof contracts>, RecordContracts<'/organizations/tabs_router_role/', typeof tabRule.fields> {}
}
