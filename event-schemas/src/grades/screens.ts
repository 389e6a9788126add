import { defineScreens } from '../kernel/screens.ts';
import { overseers } from './roles.ts';

const readers = ['teacher', ...overseers] as const;

/** Sheets of final grades, results of students, how grades are given. */
export const screens = defineScreens([
  {
    id: 'final_grades',
    module: 'grades',
    area: 'office',
    path: 'final_grades',
    roles: readers,
    title: 'grades.screens.sheets',
    icon: 'review',
    menu: { group: 'teaching', order: 40 },
  },
  {
    id: 'final_grades-detail',
    module: 'grades',
    area: 'office',
    path: 'final_grades/detail',
    roles: readers,
    title: 'grades.screens.sheet',
  },
  {
    id: 'final_grades_for_student',
    module: 'grades',
    area: 'office',
    path: 'final_grades_for_student',
    roles: ['student'],
    title: 'grades.screens.results',
    icon: 'review',
    menu: { group: 'study', order: 60 },
  },
  {
    id: 'my-performance',
    module: 'grades',
    area: 'office',
    path: 'my-performance',
    roles: ['student'],
    title: 'grades.screens.performance',
    icon: 'statistics',
    menu: { group: 'study', order: 61 },
  },
  {
    id: 'grading-systems',
    module: 'grades',
    area: 'office',
    path: 'grades/systems',
    roles: overseers,
    title: 'grades.screens.systems',
    icon: 'settings',
    menu: { group: 'settings', order: 44 },
  },
  {
    id: 'grade-periods',
    module: 'grades',
    area: 'office',
    path: 'grades/periods',
    roles: overseers,
    title: 'grades.screens.periods',
    icon: 'settings',
    menu: { group: 'settings', order: 45 },
  },
  {
    id: 'journal-contributions',
    module: 'grades',
    area: 'office',
    path: 'grades/contributions',
    roles: overseers,
    title: 'grades.screens.contributions',
    icon: 'settings',
    menu: { group: 'settings', order: 46 },
  },
] as const);
