import { screens } from '@portal/event-schemas/identity/screens.ts';
import { defineModule } from '../app/define-module.ts';

export const module = defineModule({
  name: 'identity',
  declared: screens,
  titles: {
    ru: () => import('./i18n/titles/ru.ts'),
    kk: () => import('./i18n/titles/kk.ts'),
    en: () => import('./i18n/titles/en.ts'),
    ky: () => import('./i18n/titles/ky.ts'),
  },
  screens: {
    'log-in': () => import('./screens/log-in.tsx'),
    'create-new-password': () => import('./screens/create-new-password.tsx'),
    'fill-phone-number': () => import('./screens/fill-phone-number.tsx'),
    'access-denied': () => import('./screens/access-denied.tsx'),
    'change-password': () => import('./screens/change-password.tsx'),
    sessions: () => import('./screens/sessions.tsx'),
    'login-as-other-user': () => import('./screens/login-as-other-user.tsx'),
  },
  catalogue: {
    ru: () => import('./i18n/ru.ts'),
    kk: () => import('./i18n/kk.ts'),
    en: () => import('./i18n/en.ts'),
    ky: () => import('./i18n/ky.ts'),
  },
  // portal.md §2: "user-settings redirects by default to change-password"
  redirects: { 'user-settings': 'user-settings/change-password' },
});
