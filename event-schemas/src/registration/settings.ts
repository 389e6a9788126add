import { defineSettings } from '../kernel/settings.ts';
import { defaultRegistrationSettings, registrationSettings } from './records.ts';
import { settingMeanings } from './setting-meanings.ts';

const office = ['office', 'org_admin'] as const;

/** Settings of registration: one record for the university. */
export const settingsOfRegistration = defineSettings({
  area: 'registration',
  fields: registrationSettings.fields,
  defaults: defaultRegistrationSettings,
  about: settingMeanings,
  readers: office,
  writers: office,
  change: 'PUT /registration/settings/',
  screen: 'registration-settings',
});
