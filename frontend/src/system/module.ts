import { defineModule } from '../app/define-module.ts';

/** Settings of the whole portal and its service pages. */
export const module = defineModule({
  name: 'system',
  parts: { 'system-settings': { screens: ['system-settings'], uses: ['audit-record'] } },
});
