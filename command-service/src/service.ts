import { serviceModules } from '@portal/platform/modules/service-modules.ts';
import type { Service } from '@portal/platform/service.ts';

/** The write side: calls that change something, decided by aggregates. */
export const service: Service = {
  name: 'command-service',
  kind: 'command',
  modules: await serviceModules(import.meta.dirname),
};
