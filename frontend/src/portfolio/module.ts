import { defineModule } from '../app/define-module.ts';

/** Portfolio: achievements are filled in by the forms of applications. */
export const module = defineModule({
  name: 'portfolio',
  uses: ['applications-form'],
  parts: { editor: { screens: ['achievement_form'], uses: ['applications-types'] } },
});
