import { screens } from '@portal/event-schemas/plans/screens.ts';
import { defineModule } from '../app/define-module.ts';

/** Individual plans: the student's own, those that advisors and the office keep, and registration for the summer, which is planned. */
export const module = defineModule({
  name: 'plans',
  declared: screens,
  screens: {
    'my-study-plan': () => import('./screens/my-study-plan.tsx'),
    'individual-plan': () => import('./screens/individual-plan.tsx'),
    'study-plan-settings': () => import('./screens/study-plan-settings.tsx'),
    'summer-semester': () => import('./screens/summer-semester.tsx'),
    'individual-plans': () => import('./screens/individual-plans.tsx'),
    'student-individual-plan': () => import('./screens/student-individual-plan.tsx'),
  },
  titles: {
    ru: () => import('./i18n/titles/ru.ts'),
    kk: () => import('./i18n/titles/kk.ts'),
    en: () => import('./i18n/titles/en.ts'),
    ky: () => import('./i18n/titles/ky.ts'),
  },
  catalogue: {
    ru: () => import('./i18n/ru.ts'),
    kk: () => import('./i18n/kk.ts'),
    en: () => import('./i18n/en.ts'),
    ky: () => import('./i18n/ky.ts'),
  },
  uses: ['registration', 'registration-student', 'identity'],
});
