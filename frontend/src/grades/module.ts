import { defineModule } from '../app/define-module.ts';

/** Final grades: what the office opens beyond a period weighs on that screen alone. */
export const module = defineModule({
  name: 'grades',
  parts: { openings: { screens: ['blocking_unblocking_final_grades'] } },
});
