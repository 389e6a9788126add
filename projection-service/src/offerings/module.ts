import { module as declared } from '@portal/event-schemas/offerings/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import { offeringCalls } from './calls.ts';
import { plannedCourseTables } from './projection.ts';
import { needCalls } from './needs/calls.ts';
import { rollOverCalls } from './rollover/calls.ts';
import { rollOvers } from './rollover/projection.ts';

/** What the office reads of the courses that it plans: drafts, clashes, free rooms and times, weeks, whom a change touches. */
export const module = serviceModule({
  declared,
  schema: 'registration',
  projections: [plannedCourseTables, rollOvers],
  calls: [...offeringCalls, ...rollOverCalls, ...needCalls],
});
