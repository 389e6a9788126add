import { settingsId } from '@portal/event-schemas/system/values.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { systemSettings } from './settings.ts';

/** Ways out that stay open to everybody. */
const waysOut: readonly string[] = ['POST /user/logout/', 'POST /user/login_as/end/'];

/**
 * While the maintenance switch is on, nobody but an organisation's administrator changes anything (portal.md §2). Log-in stays open, so
 * that an administrator can end it. The state comes from the dispatcher's cache: no look-up per call.
 */
export const maintenanceGate: ServiceModule['gate'] = async ({ dispatcher }, { call, roles }) => {
  const { tech_block } = (await dispatcher.state(systemSettings, settingsId)).state;
  if (!tech_block.tech_block || roles.includes('org_admin') || waysOut.includes(call)) return null;
  return reject('system.maintenance', { tech_block_date_end: tech_block.tech_block_date_end });
};
