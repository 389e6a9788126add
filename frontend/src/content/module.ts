import { screens } from '@portal/event-schemas/content/screens.ts';
import { defineModule } from '../app/define-module.ts';

export const module = defineModule({
  name: 'content',
  declared: screens,
  titles: {
    ru: () => import('./i18n/titles/ru.ts'),
    kk: () => import('./i18n/titles/kk.ts'),
    en: () => import('./i18n/titles/en.ts'),
    ky: () => import('./i18n/titles/ky.ts'),
  },
  screens: {
    home: () => import('./screens/home.tsx'),
    desktop: () => import('./screens/desktop.tsx'),
  },
  catalogue: {
    ru: () => import('./i18n/ru.ts'),
    kk: () => import('./i18n/kk.ts'),
    en: () => import('./i18n/en.ts'),
    ky: () => import('./i18n/ky.ts'),
  },
});
