import { defineModule } from '../kernel/module.ts';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { brandingEvents, systemEvents } from './events.ts';
import { systemRecords } from './records.ts';
import { screens } from './screens.ts';
import { sentences } from './sentences.ts';
import { portalSettings } from './settings.ts';

/** The product’s settings, maintenance, and the menu. */
export const module = defineModule({
  name: 'system',
  access,
  errors,
  events: { ...systemEvents, ...brandingEvents },
  records: systemRecords,
  sentences,
  screens,
  settings: [portalSettings],
  titles: { tab_rule: ['role', 'screen'] },
  only: ['system_settings', 'branding'],
  timeZone: { stream: 'system_settings-portal', type: 'SystemSettingsChanged', field: 'time_zone' },
});
