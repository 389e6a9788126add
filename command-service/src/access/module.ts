import { module as declared } from '@portal/event-schemas/access/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { counted } from '../registration/tally/count-refusals.ts';
import * as calls from './calls.ts';

/** Access to registration: one by one or many at once. It is decided where the seats are, by registration's commands. */
export const module = serviceModule({ declared, schema: 'registration', calls: Object.values(calls).map(counted) });
