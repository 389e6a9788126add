import { access } from '@portal/event-schemas/advising/access.ts';
import { errors } from '@portal/event-schemas/advising/errors.ts';
import { advisingEvents } from '@portal/event-schemas/advising/events.ts';
import type { ServiceModule } from '@portal/platform/service.ts';
import { advisorCalls } from './advisors/calls.ts';
import { advisors } from './advisors/projection.ts';
import { filterOptionCalls } from './filter-options.ts';
import { studentCalls } from './students.ts';

/**
 * Lists of students for advisors and the office with the options of their filters, and the advisors with their load.
 * Students and cards are other modules' (`…_public`).
 */
export const module: ServiceModule = {
  name: 'advising',
  access,
  errors,
  events: advisingEvents,
  projections: [advisors],
  calls: [...studentCalls, ...filterOptionCalls, ...advisorCalls],
};
