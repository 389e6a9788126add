import { screens } from '@portal/event-schemas/registration/screens.ts';
import { defineModule } from '../app/define-module.ts';

/** Course registration: the student's screen, the advisor's review, the office's courses. */
export const module = defineModule({
  name: 'registration',
  declared: screens,
  screens: {
    'online-registration': () => import('./screens/online-registration.tsx'),
    'course-offerings': () => import('./screens/course-offerings.tsx'),
    'course-offering': () => import('./screens/course-offering.tsx'),
    'waiting-lists': () => import('./screens/waiting-lists.tsx'),
    'waiting-list': () => import('./screens/waiting-list.tsx'),
    'discipline-registration-access': () => import('./screens/discipline-registration-access.tsx'),
    'discipline-online-registration-access': () => import('./screens/discipline-online-registration-access.tsx'),
    'discipline-teacher-access': () => import('./screens/discipline-teacher-access.tsx'),
    'discipline-registration-access-for-selected-students': () =>
      import('./screens/discipline-registration-access-for-selected-students.tsx'),
    'isc-students': () => import('./screens/isc-students.tsx'),
    'isc-applications': () => import('./screens/isc-applications.tsx'),
    'isc-application-profile': () => import('./screens/isc-application-profile.tsx'),
    'isc-application-edit': () => import('./screens/isc-application-edit.tsx'),
    'registration-results': () => import('./screens/registration-results.tsx'),
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
  parts: {
    queues: {
      screens: ['waiting-lists', 'waiting-list'],
      catalogue: {
        ru: () => import('./i18n/queues/ru.ts'),
        kk: () => import('./i18n/queues/kk.ts'),
        en: () => import('./i18n/queues/en.ts'),
        ky: () => import('./i18n/queues/ky.ts'),
      },
    },
    student: {
      screens: ['online-registration'],
      catalogue: {
        ru: () => import('./i18n/student/ru.ts'),
        kk: () => import('./i18n/student/kk.ts'),
        en: () => import('./i18n/student/en.ts'),
        ky: () => import('./i18n/student/ky.ts'),
      },
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
      catalogue: {
        ru: () => import('./i18n/isc/ru.ts'),
        kk: () => import('./i18n/isc/kk.ts'),
        en: () => import('./i18n/isc/en.ts'),
        ky: () => import('./i18n/isc/ky.ts'),
      },
    },
    permits: {
      screens: ['course-offering'],
      catalogue: {
        ru: () => import('./i18n/permits/ru.ts'),
        kk: () => import('./i18n/permits/kk.ts'),
        en: () => import('./i18n/permits/en.ts'),
        ky: () => import('./i18n/permits/ky.ts'),
      },
    },
    access: {
      screens: [
        'discipline-registration-access',
        'discipline-online-registration-access',
        'discipline-teacher-access',
        'discipline-registration-access-for-selected-students',
      ],
      catalogue: {
        ru: () => import('./i18n/access/ru.ts'),
        kk: () => import('./i18n/access/kk.ts'),
        en: () => import('./i18n/access/en.ts'),
        ky: () => import('./i18n/access/ky.ts'),
      },
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
