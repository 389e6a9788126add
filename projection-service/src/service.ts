import { serviceModules } from '@portal/platform/modules/service-modules.ts';
import type { Service } from '@portal/platform/service.ts';

/** The read side: projections and queries of every module. */
export const service: Service = {
  name: 'projection-service',
  kind: 'projection',
  modules: await serviceModules(import.meta.dirname),
};
