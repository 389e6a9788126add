import { module as declared } from '@portal/event-schemas/content/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { myWork } from './my-work.ts';

/** The start page: what waits for whoever opens it. */
export const module = serviceModule({ declared, calls: [myWork] });
