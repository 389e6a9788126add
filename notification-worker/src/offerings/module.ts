import { module as declared } from '@portal/event-schemas/offerings/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { rollOverAsked, rollOverJob } from './roll-over.ts';

/** Work on many courses of a term at once. */
export const module = serviceModule({ declared, reactions: [rollOverAsked], jobs: [rollOverJob] });
