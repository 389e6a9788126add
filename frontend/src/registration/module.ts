import { defineModule } from '../app/define-module.ts';

/** Course registration: the student's screen, the advisor's review, the office's courses. */
export const module = defineModule({
  name: 'registration',
  parts: {
    queues: {
      screens: ['waiting-lists', 'waiting-list'],
    },
    student: {
      screens: ['online-registration'],
    },
    isc: {
      screens: [
        'isc-students',
        'isc-applications',
        'isc-application-profile',
        'isc-application-edit',
        'registration-results',
      ],
      uses: ['advising', 'advising-student', 'plans'],
    },
    permits: {
      screens: ['course-offering'],
    },
    office: {
      screens: [
        'registration-periods',
        'credit-limit-settings',
        'waiting-list-settings',
        'registration-settings',
        'registration-guide',
        'super-registration',
        'registration-debts',
        'card-status-switch',
        'study-plan-applications',
        'cancelled-courses',
      ],
      uses: ['audit-record', 'entity'],
    },
  },
  widgets: [
    {
      id: 'my-registration',
      title: { ru: 'Моя регистрация', kk: 'Менің тіркелуім', en: 'My registration', ky: 'Менин каттоом' },
      roles: ['student'],
      column: 1,
      order: 10,
      load: () => import('./widgets/my-registration.tsx'),
    },
    {
      id: 'my-day',
      title: { ru: 'Мой день', kk: 'Менің күнім', en: 'My day', ky: 'Менин күнүм' },
      roles: ['student', 'teacher'],
      column: 2,
      order: 5,
      load: () => import('./widgets/my-day.tsx'),
    },
  ],
});
