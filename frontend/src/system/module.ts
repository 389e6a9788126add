import { defineModule } from '../app/define-module.ts';

/** Settings of the portal, its first steps, and maintenance. */
export const module = defineModule({
  name: 'system',
  parts: {
    look: { screens: ['system-settings', 'first-steps'] },
    'system-settings': { screens: ['system-settings'], uses: ['audit-record', 'entity'] },
  },
  widgets: [
    {
      id: 'first-steps',
      title: {
        ru: 'До открытия регистрации',
        kk: 'Тіркелу ашылғанша',
        en: 'Before registration opens',
        ky: 'Каттоо ачылганга чейин',
      },
      roles: ['org_admin', 'office'],
      column: 1,
      order: 1,
      load: () => import('./widgets/first-steps.tsx'),
    },
  ],
});
