import { screens } from '@portal/event-schemas/system/screens.ts';
import { defineModule } from '../app/define-module.ts';

export const module = defineModule({
  name: 'system',
  declared: screens,
  titles: {
    ru: () => import('./i18n/titles/ru.ts'),
    kk: () => import('./i18n/titles/kk.ts'),
    en: () => import('./i18n/titles/en.ts'),
    ky: () => import('./i18n/titles/ky.ts'),
  },
  screens: {
    maintenance: () => import('./screens/maintenance.tsx'),
    'server-error': () => import('./screens/server-error.tsx'),
  },
  catalogue: {
    ru: () => import('./i18n/ru.ts'),
    kk: () => import('./i18n/kk.ts'),
    en: () => import('./i18n/en.ts'),
    ky: () => import('./i18n/ky.ts'),
  },
});
