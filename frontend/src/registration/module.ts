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
  },
  titles: {
    'registration.screens.online_registration': { ru: 'Регистрация на курсы', kk: 'Курстарға тіркелу', en: 'Course registration', ky: 'Курстарга катталуу' },
    'registration.screens.course_offerings': { ru: 'Курсы периода', kk: 'Кезең курстары', en: 'Courses of the period', ky: 'Мезгилдин курстары' },
    'registration.screens.course_offering': { ru: 'Курс', kk: 'Курс', en: 'Course', ky: 'Курс' },
  },
  catalogue: { ru: () => import('./i18n/ru.ts'), kk: () => import('./i18n/kk.ts'), en: () => import('./i18n/en.ts'), ky: () => import('./i18n/ky.ts') },
  widgets: [
    {
      id: 'my-registration', title: { ru: 'Моя регистрация', kk: 'Менің тіркелуім', en: 'My registration', ky: 'Менин каттоом' },
      roles: ['student'], column: 1, order: 10, load: () => import('./widgets/my-registration.tsx'),
    },
    {
      id: 'my-day', title: { ru: 'Мой день', kk: 'Менің күнім', en: 'My day', ky: 'Менин күнүм' },
      roles: ['student', 'teacher'], column: 2, order: 5, load: () => import('./widgets/my-day.tsx'),
    },
  ],
});
