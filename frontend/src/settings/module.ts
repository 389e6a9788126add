import { defineModule } from '../app/define-module.ts';

/** What the office sets: registration periods, limits, waiting lists, super registration, debts, the switch of a status, the menu. */
export const module = defineModule({
  name: 'settings',
  parts: {
    office: {
      screens: ['registration-guide', 'study-plan-applications', 'cancelled-courses'],
    },
    system: {
      screens: ['accounts', 'system-settings'],
    },
  },
});
