import { screens } from '@portal/event-schemas/teacher-requests/screens.ts';
import { defineModule } from '../app/define-module.ts';

/** Requests to teachers: the student's own, and those that wait for a teacher's answer. */
export const module = defineModule({
  name: 'teacher-requests',
  declared: screens,
  screens: {
    'my-teacher-requests': () => import('./screens/my-teacher-requests.tsx'),
    'teacher-requests': () => import('./screens/teacher-requests.tsx'),
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
    teaching: {
      screens: ['teacher-requests', 'student-requests'],
      uses: ['registration'],
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
      id: 'student-requests',
      title: {
        ru: 'Запросы студентов',
        kk: 'Студенттердің өтініштері',
        en: 'Students’ requests',
        ky: 'Студенттердин өтүнүчтөрү',
      },
      roles: ['teacher'],
      column: 1,
      order: 20,
      load: () => import('./widgets/student-requests.tsx'),
    },
  ],
});
