import { defineModule } from '../app/define-module.ts';

/** Access to registration: of courses, of disciplines, of a teacher's lessons, of students. */
export const module = defineModule({ name: 'access', uses: ['registration'] });
