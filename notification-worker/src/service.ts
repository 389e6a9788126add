import { serviceModules } from '@portal/platform/modules/service-modules.ts';
import type { Service } from '@portal/platform/service.ts';

/** Reactions to events, alarms and schedules. */
export const service: Service = {
  name: 'notification-worker',
  kind: 'worker',
  modules: await serviceModules(import.meta.dirname),
};
