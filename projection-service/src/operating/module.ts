import { module as declared } from '@portal/event-schemas/operating/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { operatingCall } from './operating.ts';

/** How the portal runs: it is about the present, and decides nothing. */
export const module = serviceModule({ declared, presentOnly: true, calls: [operatingCall] });
