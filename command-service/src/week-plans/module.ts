import { module as declared } from '@portal/event-schemas/week-plans/module.ts';
import { serviceModule } from '@portal/platform/modules/service-modules.ts';
import * as calls from './calls.ts';
import * as commands from './commands.ts';
import { demo } from './demo/demo.ts';
import { weekPlans } from './week-plans.ts';

const { takeWeekOf: _ofSoMany, ...named } = commands;

/** Plans of a week: what a student would like, drafts that hold no seat, the advisor's word on one, and a week taken as a whole. */
export const module = serviceModule({
  declared,
  after: ['curriculum', 'registration'],
  aggregates: [weekPlans],
  commands: named,
  calls: Object.values(calls),
  demo,
});
