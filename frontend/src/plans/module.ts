import { defineModule } from '../app/define-module.ts';

/** Individual plans: the student's own, those that advisors and the office keep, and registration for the summer, which is planned. */
export const module = defineModule({
  name: 'plans',
  uses: ['registration', 'registration-student', 'identity'],
});
