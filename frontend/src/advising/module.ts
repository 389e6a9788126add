import { defineModule } from '../app/define-module.ts';

/** Advising: lists of students, the review of cards, the student's card. */
export const module = defineModule({
  name: 'advising',
  uses: ['registration'],
  parts: {
    student: {
      screens: ['student-card'],
      uses: ['registration-permits', 'plans', 'portfolio', 'applications-form', 'journals-absences'],
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
