import { screens } from '@portal/event-schemas/settings/screens.ts';
import { defineModule } from '../app/define-module.ts';

/** What the office sets: registration periods, limits, waiting lists, super registration, debts, the switch of a status, the menu. */
export const module = defineModule({
  name: 'settings',
  declared: screens,
  screens: {
    'registration-periods': () => import('./screens/registration-periods.tsx'),
    'credit-limit-settings': () => import('./screens/credit-limit-settings.tsx'),
    'waiting-list-settings': () => import('./screens/waiting-list-settings.tsx'),
    'registration-settings': () => import('./screens/registration-settings.tsx'),
    accounts: () => import('./screens/accounts.tsx'),
    'system-settings': () => import('./screens/system-settings.tsx'),
    'super-registration': () => import('./screens/super-registration.tsx'),
    'registration-debts': () => import('./screens/registration-debts.tsx'),
    'registration-guide': () => import('./screens/registration-guide.tsx'),
    'fields-of-sciences': () => import('./screens/fields-of-sciences.tsx'),
    'study-plan-applications': () => import('./screens/study-plan-applications.tsx'),
    'cancelled-courses': () => import('./screens/cancelled-courses.tsx'),
    'card-status-switch': () => import('./screens/card-status-switch.tsx'),
  },
  titles: {
    ru: () => import('./i18n/titles/ru.ts'),
    kk: () => import('./i18n/titles/kk.ts'),
    en: () => import('./i18n/titles/en.ts'),
    ky: () => import('./i18n/titles/ky.ts'),
  },
  catalogue: {
    ru: () => import('./i18n/ru.ts'),
    kk: () => import('./i18n/kk.ts'),
    en: () => import('./i18n/en.ts'),
    ky: () => import('./i18n/ky.ts'),
  },
  parts: {
    office: {
      screens: ['registration-guide', 'fields-of-sciences', 'study-plan-applications', 'cancelled-courses'],
      catalogue: {
        ru: () => import('./i18n/office/ru.ts'),
        kk: () => import('./i18n/office/kk.ts'),
        en: () => import('./i18n/office/en.ts'),
        ky: () => import('./i18n/office/ky.ts'),
      },
    },
    system: {
      screens: ['accounts', 'system-settings'],
      catalogue: {
        ru: () => import('./i18n/system/ru.ts'),
        kk: () => import('./i18n/system/kk.ts'),
        en: () => import('./i18n/system/en.ts'),
        ky: () => import('./i18n/system/ky.ts'),
      },
    },
  },
});
