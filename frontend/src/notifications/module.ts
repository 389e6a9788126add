import { screens } from '@portal/event-schemas/notifications/screens.ts';
import { defineModule } from '../app/define-module.ts';

/** One's notifications; banners; scheduled mails: when, to whom, what they say, what became of them. */
export const module = defineModule({
  name: 'notifications',
  declared: screens,
  uses: ['identity'],
  screens: {
    notification: () => import('./screens/notification.tsx'),
    'banner-notification': () => import('./screens/banner-notification.tsx'),
    'my-mails': () => import('./screens/my-mails.tsx'),
    'course-not-registered-students-notification': () =>
      import('./screens/course-not-registered-students-notification.tsx'),
    'general-email-notification': () => import('./screens/general-email-notification.tsx'),
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
    mine: {
      screens: ['notification'],
      catalogue: {
        ru: () => import('./i18n/mine/ru.ts'),
        kk: () => import('./i18n/mine/kk.ts'),
        en: () => import('./i18n/mine/en.ts'),
        ky: () => import('./i18n/mine/ky.ts'),
      },
    },
    banners: {
      screens: ['banner-notification'],
      catalogue: {
        ru: () => import('./i18n/banners/ru.ts'),
        kk: () => import('./i18n/banners/kk.ts'),
        en: () => import('./i18n/banners/en.ts'),
        ky: () => import('./i18n/banners/ky.ts'),
      },
    },
  },
});
