import { defineModule } from '../app/define-module.ts';

/** Courses of a term as the office plans them. */
export const module = defineModule({ name: 'offerings', uses: ['registration'] });
