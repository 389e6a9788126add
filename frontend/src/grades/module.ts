import { defineModule } from '../app/define-module.ts';

/** Final grades: what openings and statements say weighs on their screens alone. */
export const module = defineModule({
  name: 'grades',
  parts: {
    performance: { screens: ['my-performance', 'my-performance-detail', 'my-performance-auca'] },
    closing: { screens: ['blocking_of_the_statement'] },
    grading: { screens: ['grading_table', 'grading_table_students'], uses: ['statistics'] },
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
