import { access } from '@portal/event-schemas/system/access.ts';
import { errors } from '@portal/event-schemas/system/errors.ts';
import { systemEvents } from '@portal/event-schemas/system/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { systemRecords } from '@portal/event-schemas/system/records.ts';
import { settings } from './projection.ts';
import {
  commonSettings,
  requirePhoneNumber,
  routerList,
  systemSettings,
  techCode,
  useActiveDirectory,
} from './queries.ts';
import { settingsHistory, settingsHistoryList } from './settings-history.ts';
import { tabsForUser } from './tabs.ts';

/** Settings, maintenance, and the menu, as everybody reads them. */
export const module: ServiceModule = {
  name: 'system',
  access,
  errors,
  events: systemEvents,
  records: systemRecords,
  projections: [settings, settingsHistory],
  calls: [
    techCode,
    commonSettings,
    systemSettings,
    requirePhoneNumber,
    useActiveDirectory,
    routerList,
    tabsForUser,
    settingsHistoryList,
  ],
};
