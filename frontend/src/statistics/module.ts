import { defineModule } from '../app/define-module.ts';

/** What is counted and listed of registration: the board of a registration day, statistics, and the students of courses for those who teach them. */
export const module = defineModule({
  name: 'statistics',
  uses: ['registration', 'advising'],
  parts: {
    teaching: {
      screens: [
        'list-registered-students',
        'list-registered-students-list',
        'list-registered-students-auca',
        'list-registered-students-auca-list',
      ],
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
