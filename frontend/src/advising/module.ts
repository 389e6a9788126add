import { screens } from '@portal/event-schemas/advising/screens.ts';
import { defineModule } from '../app/define-module.ts';

/** Advising: lists of students, the review of cards, the student's card. */
export const module = defineModule({
  name: 'advising',
  uses: ['registration'],
  declared: screens,
  screens: {
    'advisor-review': () => import('./screens/advisor-review.tsx'),
    'students-list': () => import('./screens/students-list.tsx'),
    'student-card': () => import('./screens/student-card.tsx'),
    'students-list-auca': () => import('./screens/students-list-auca.tsx'),
    advisors: () => import('./screens/advisors.tsx'),
    'advisor-card': () => import('./screens/advisor-card.tsx'),
    'advisors-report': () => import('./screens/advisors-report.tsx'),
    register: () => import('./screens/register.tsx'),
    'online-registration-adviser': () => import('./screens/online-registration-adviser.tsx'),
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
    student: {
      screens: ['student-card'],
      uses: ['registration-permits', 'plans'],
      catalogue: {
        ru: () => import('./i18n/student/ru.ts'),
        kk: () => import('./i18n/student/kk.ts'),
        en: () => import('./i18n/student/en.ts'),
        ky: () => import('./i18n/student/ky.ts'),
      },
    },
    advisors: {
      screens: [
        'advisors',
        'advisor-card',
        'advisors-report',
        'register',
        'online-registration-adviser',
        'advisor-review',
      ],
      catalogue: {
        ru: () => import('./i18n/advisors/ru.ts'),
        kk: () => import('./i18n/advisors/kk.ts'),
        en: () => import('./i18n/advisors/en.ts'),
        ky: () => import('./i18n/advisors/ky.ts'),
      },
    },
  },
  widgets: [
    {
      id: 'my-review-queue',
      title: {
        ru: 'Карточки на проверку',
        kk: 'Тексерілетін карточкалар',
        en: 'Cards to review',
        ky: 'Текшерилчү карточкалар',
      },
      roles: ['supervisor'],
      column: 2,
      order: 10,
      load: () => import('./widgets/my-review-queue.tsx'),
    },
  ],
});
