import { defineSettings } from '../kernel/settings.ts';
import { settingMeanings } from './setting-meanings.ts';
import { defaultSystemSettings, systemSettings } from './values.ts';

/** Settings of the portal as a whole. */
export const portalSettings = defineSettings({
  area: 'system',
  fields: systemSettings,
  defaults: defaultSystemSettings,
  about: settingMeanings,
  readers: ['org_admin', 'office'],
  writers: ['org_admin'],
  change: 'POST /common/system_settings/',
  screen: 'system-settings',
});
