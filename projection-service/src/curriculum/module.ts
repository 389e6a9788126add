import { module as declared } from '@portal/event-schemas/curriculum/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { graph } from './graph.ts';
import { lists } from './lists.ts';
import { options } from './options.ts';
import { periods } from './periods.ts';
import { studyPlans } from './study-plans.ts';

/** Tables, lists and lookups of the catalogue. */
export const module = serviceModule({
  declared,
  calls: [...lists, ...options, ...periods, graph, ...studyPlans],
});
