import { defineModule } from '../app/define-module.ts';

/** Final grades: what openings and statements say weighs on their screens alone. */
export const module = defineModule({
  name: 'grades',
  parts: {
    openings: { screens: ['blocking_unblocking_final_grades'] },
    statements: {
      screens: [
        'vedomosti',
        'vedomosti-view',
        'vedomosti-is-office',
        'vedomosti-is-office-view',
        'final_grades-detail',
      ],
    },
  },
});
