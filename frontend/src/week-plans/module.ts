import { defineModule } from '../app/define-module.ts';

/** Plans of a week: what students share with their advisors. */
export const module = defineModule({
  name: 'week-plans',
  uses: ['registration'],
  // What the student's planner shows of them.
  lazy: ['planner'],
});
