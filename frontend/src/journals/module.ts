import { defineModule } from '../app/define-module.ts';

/** Journals: what the office opens and closes, and the statistics, weigh on those screens alone; charts are those of the statistics. */
export const module = defineModule({
  name: 'journals',
  uses: ['statistics'],
  parts: {
    absences: { screens: ['my-absences', 'electronic-journal'] },
    classes: { screens: ['e-journal-detail', 'electronic-journal-detail'] },
    openings: { screens: ['blocking_unblocking_ej'] },
    statistics: { screens: ['journal-statistics'] },
  },
});
