import { screens } from '@portal/event-schemas/statistics/screens.ts';
import { defineModule } from '../app/define-module.ts';

/** What is counted and listed of registration: the board of a registration day, statistics, and the students of courses for those who teach them. */
export const module = defineModule({
  name: 'statistics',
  declared: screens,
  screens: {
    'list-registered-students': () => import('./screens/list-registered-students.tsx'),
    'list-registered-students-list': () => import('./screens/list-registered-students-list.tsx'),
    'list-registered-students-auca': () => import('./screens/list-registered-students-auca.tsx'),
    'list-registered-students-auca-list': () => import('./screens/list-registered-students-auca-list.tsx'),
    'registration-board': () => import('./screens/registration-board.tsx'),
    'course-statistics': () => import('./screens/course-statistics.tsx'),
    'registration-statistics': () => import('./screens/registration-statistics.tsx'),
    'unregistered-students': () => import('./screens/unregistered-students.tsx'),
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
  uses: ['registration'],
  parts: {
    teaching: {
      screens: [
        'list-registered-students',
        'list-registered-students-list',
        'list-registered-students-auca',
        'list-registered-students-auca-list',
      ],
      catalogue: {
        ru: () => import('./i18n/teaching/ru.ts'),
        kk: () => import('./i18n/teaching/kk.ts'),
        en: () => import('./i18n/teaching/en.ts'),
        ky: () => import('./i18n/teaching/ky.ts'),
      },
    },
  },
  widgets: [
    {
      id: 'registration-now',
      title: { ru: 'Регистрация сейчас', kk: 'Қазіргі тіркелу', en: 'Registration now', ky: 'Азыркы каттоо' },
      roles: ['office', 'org_admin', 'auditor'],
      column: 1,
      order: 5,
      load: () => import('./widgets/registration-now.tsx'),
    },
  ],
});
