import type { tabRule } from './records.ts';
import { z } from 'zod';
import { details, id } from '../kernel/bounds.ts';
import { type ContractsOf, defineContracts, type RecordContracts } from '../kernel/calls.ts';
import {
  chooseBackground,
  changeMailServer,
  changeSystemSettings,
  planWorks,
  setRequirePhoneNumber,
  setTechBlock,
  testMailServer,
} from './commands.ts';
import { uploadRefusals } from '../kernel/refusals.ts';
import {
  allSettingsView,
  backgroundView,
  commonSettingsView,
  firstStepsView,
  logoView,
  mailServerView,
  menuEntry,
  pictureView,
  requirePhoneNumberView,
  settingChange,
  systemSettingsView,
  tabForUser,
  techCodeView,
  uploadedPicture,
  useActiveDirectoryView,
} from './views.ts';

const done = z.object({});
const uid = id.min(1);

/** What the calls of the module take and answer. */
export const contracts = defineContracts({
  'POST /common/tech_code/': { body: setTechBlock, answer: techCodeView, refuses: ['system.return_date_passed'] },
  'POST /common/tech_code/planned/': {
    body: planWorks,
    answer: techCodeView,
    refuses: ['system.works_end_first', 'system.works_end_needed', 'system.works_in_the_past'],
  },
  'DELETE /common/tech_code/planned/': { answer: techCodeView },
  'POST /common/system_settings/': {
    body: changeSystemSettings.extend({ seen: details.optional() }),
    answer: systemSettingsView,
    refuses: ['platform.changed_meanwhile'],
  },
  'POST /user/require_phone_number_setting/': { body: setRequirePhoneNumber, answer: requirePhoneNumberView },
  'POST /common/images/': {
    query: z.object({ logo_image: z.enum(['true', 'false']).default('false') }),
    answer: z.array(uploadedPicture),
    refuses: [...uploadRefusals, 'system.too_many_pictures'],
  },
  'DELETE /common/images/{uid}/': { params: z.object({ uid }), refuses: ['system.picture_in_use'] },
  'PUT /common/background/image/': {
    body: chooseBackground,
    answer: backgroundView,
    refuses: ['system.picture_unknown'],
  },
  'DELETE /common/background/delete_logo/': { answer: logoView },
  'POST /common/logo/put_back/': { answer: logoView, refuses: ['system.no_former_logo'] },
  'POST /common/mail_server/': { body: changeMailServer, answer: done, refuses: ['system.mail_server_configured'] },
  'DELETE /common/mail_server/': { answer: done, refuses: ['system.mail_server_configured'] },
  'POST /common/mail_server/test/': {
    body: testMailServer,
    answer: done,
    refuses: ['system.mail_refused', 'system.mail_server_configured'],
  },
  'GET /common/logo/': { query: z.object({ v: z.string().max(64).optional() }) },
  'GET /common/images/': { answer: z.array(pictureView) },
  'GET /common/images/{uid}/file/': { params: z.object({ uid }) },
  'GET /common/background/image/': { answer: backgroundView },
  'GET /common/background/delete_logo/': { answer: logoView },
  'GET /common/mail_server/': { answer: mailServerView },
  'GET /common/first_steps/': { answer: firstStepsView },
  'GET /common/all_settings/': { answer: allSettingsView },
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
