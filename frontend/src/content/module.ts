import { screens } from '@portal/event-schemas/content/screens.ts';
import { defineModule } from '../app/define-module.ts';

export const module = defineModule({
  name: 'content',
  declared: screens,
  titles: {
    'content.screens.home': { ru: 'Главная', kk: 'Басты бет', en: 'Home', ky: 'Башкы бет' },
    'content.screens.desktop': { ru: 'Рабочий стол', kk: 'Жұмыс үстелі', en: 'Desktop', ky: 'Иш столу' },
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
