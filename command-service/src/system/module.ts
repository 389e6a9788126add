import { access } from '@portal/event-schemas/system/access.ts';
import { errors } from '@portal/event-schemas/system/errors.ts';
import { systemEvents } from '@portal/event-schemas/system/events.ts';
import { systemRecords } from '@portal/event-schemas/system/records.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { changeSettings, setRequirePhoneNumber, setTechBlockCall } from './calls.ts';
import { maintenanceGate } from './maintenance.ts';
import { systemSettings } from './settings.ts';

/** The product's settings and maintenance. */
export const module: ServiceModule = {
  name: 'system',
  access,
  errors,
  events: systemEvents,
  aggregates: [systemSettings],
  records: systemRecords,
  gate: maintenanceGate,
  calls: [setTechBlockCall, changeSettings, setRequirePhoneNumber],
};
