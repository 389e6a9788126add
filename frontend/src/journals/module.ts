import { defineModule } from '../app/define-module.ts';

/** Journals: what the office opens and closes weighs on that screen alone. */
export const module = defineModule({
  name: 'journals',
  parts: { openings: { screens: ['blocking_unblocking_ej'] } },
});
