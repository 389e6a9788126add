import { settingsId } from '@portal/event-schemas/system/values.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { systemSettings } from './settings.ts';

/** Ways out, and the second step of the way in, stay open to everybody: who comes is known after it alone. */
const stayOpen: readonly string[] = [
  'POST /user/logout/',
  'POST /user/login_as/end/',
  'POST /user/login/code/',
  'POST /user/login/passkey/options/',
  'POST /user/login/passkey/',
];

/**
 * While the maintenance switch is on, nobody but an organisation's administrator changes anything (portal.md §2). Log-in stays open, so
 * that an administrator can end it. The state comes from the dispatcher's cache: no look-up per call.
 */
export const maintenanceGate: ServiceModule['gate'] = async ({ dispatcher }, { call, roles }) => {
  const { tech_block } = (await dispatcher.state(systemSettings, settingsId)).state;
  if (!tech_block.tech_block || roles.includes('org_admin') || stayOpen.includes(call)) return null;
  return reject('system.maintenance', { tech_block_date_end: tech_block.tech_block_date_end });
};
