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
  },
  titles: {
    'advising.screens.advisor_review': { ru: 'Проверка регистраций', kk: 'Тіркелулерді тексеру', en: 'Registrations to review', ky: 'Каттоолорду текшерүү' },
    'advising.screens.students_list': { ru: 'Студенты', kk: 'Студенттер', en: 'Students', ky: 'Студенттер' },
    'advising.screens.student_card': { ru: 'Карта студента', kk: 'Студент картасы', en: 'Student’s card', ky: 'Студенттин картасы' },
  },
  catalogue: { ru: () => import('./i18n/ru.ts'), kk: () => import('./i18n/kk.ts'), en: () => import('./i18n/en.ts'), ky: () => import('./i18n/ky.ts') },
  widgets: [
    {
      id: 'my-review-queue', title: { ru: 'Карты на проверку', kk: 'Тексеретін карталар', en: 'Cards to review', ky: 'Текшерилчү карталар' },
      roles: ['supervisor'], column: 2, order: 10, load: () => import('./widgets/my-review-queue.tsx'),
    },
  ],
});
