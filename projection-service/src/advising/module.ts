import { module as declared } from '@portal/event-schemas/advising/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { advisorCalls } from './advisors/calls.ts';
import { advisors } from './advisors/projection.ts';
import { filterOptionCalls } from './filter-options.ts';
import { studentCalls } from './students.ts';

/**
 * Lists of students for advisors and the office with the options of their filters, and the advisors with their load.
 * Students and cards are other modules' (`…_public`).
 */
export const module = serviceModule({
  declared,
  projections: [advisors],
  calls: [...studentCalls, ...filterOptionCalls, ...advisorCalls],
});
