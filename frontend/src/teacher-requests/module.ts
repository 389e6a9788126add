import { defineModule } from '../app/define-module.ts';

/** Requests to teachers: the student's own, and those that wait for a teacher's answer. */
export const module = defineModule({
  name: 'teacher-requests',
  parts: {
    teaching: {
      screens: ['teacher-requests', 'student-requests'],
      uses: ['registration'],
    },
  },
  widgets: [
    {
      id: 'student-requests',
      title: {
        ru: 'Запросы студентов',
        kk: 'Студенттердің сұраныстары',
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
