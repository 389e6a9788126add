import { module as declared } from '@portal/event-schemas/system/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { brandingPictures, logoQueries } from './branding.ts';
import { brandingProjection } from './branding-projection.ts';
import { firstSteps } from './first-steps.ts';
import { settings } from './projection.ts';
import {
  commonSettings,
  mailServer,
  requirePhoneNumber,
  routerList,
  systemSettings,
  techCode,
  useActiveDirectory,
} from './queries.ts';
import { allSettings } from './all-settings.ts';
import { settingsHistory, settingsHistoryList } from './settings-history.ts';
import { tabsForUser } from './tabs.ts';

/** Settings, maintenance, and the menu, as everybody reads them. */
export const module = serviceModule({
  declared,
  projections: [settings, brandingProjection, settingsHistory],
  calls: [
    techCode,
    commonSettings,
    firstSteps,
    ...logoQueries,
    ...brandingPictures,
    mailServer,
    systemSettings,
    requirePhoneNumber,
    useActiveDirectory,
    routerList,
    tabsForUser,
    allSettings,
    settingsHistoryList,
  ],
});
