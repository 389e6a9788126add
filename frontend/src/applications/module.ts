import { screens } from '@portal/event-schemas/applications/screens.ts';
import { defineModule } from '../app/define-module.ts';

/** Applications: types and their routes (office), what students send, what reviewers decide. */
export const module = defineModule({
  name: 'applications',
  declared: screens,
  screens: {
    'application-types': () => import('./screens/application-types.tsx'),
    'application-type': () => import('./screens/application-type.tsx'),
    'department-heads': () => import('./screens/department-heads.tsx'),
    'history-application': () => import('./screens/history-application.tsx'),
    'history-application-one': () => import('./screens/history-application-one.tsx'),
    'application-statistics': () => import('./screens/application-statistics.tsx'),
    'application-statuses': () => import('./screens/application-statuses.tsx'),
    coo: () => import('./screens/coo.tsx'),
    'coo-form': () => import('./screens/coo-form.tsx'),
    'coo-application': () => import('./screens/coo-application.tsx'),
    'coo-review': () => import('./screens/coo-review.tsx'),
    'coo-review-application': () => import('./screens/coo-review-application.tsx'),
  },
  widgets: [
    {
      id: 'application-queue',
      title: { ru: 'Ждут моего решения', kk: 'Шешімімді күтеді', en: 'Waiting for my decision', ky: 'Чечимимди күтөт' },
      roles: ['teacher', 'supervisor', 'specialist', 'office', 'org_admin', 'fin_office', 'social_affairs_mod'],
      column: 2,
      order: 20,
      load: () => import('./widgets/application-queue.tsx'),
    },
    {
      id: 'my-applications',
      title: { ru: 'Мои заявления', kk: 'Менің өтініштерім', en: 'My applications', ky: 'Менин арыздарым' },
      roles: ['student'],
      column: 3,
      order: 10,
      load: () => import('./widgets/my-applications.tsx'),
    },
  ],
  counts: { 'coo-review': () => import('./parts/review/waiting-count.tsx') },
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
    form: {
      screens: ['application-type', 'history-application-one', 'coo-form', 'coo-application', 'coo-review-application'],
      catalogue: {
        ru: () => import('./i18n/form/ru.ts'),
        kk: () => import('./i18n/form/kk.ts'),
        en: () => import('./i18n/form/en.ts'),
        ky: () => import('./i18n/form/ky.ts'),
      },
    },
    mine: {
      screens: ['coo', 'coo-form', 'coo-application', 'coo-review', 'coo-review-application'],
      catalogue: {
        ru: () => import('./i18n/mine/ru.ts'),
        kk: () => import('./i18n/mine/kk.ts'),
        en: () => import('./i18n/mine/en.ts'),
        ky: () => import('./i18n/mine/ky.ts'),
      },
    },
    review: {
      screens: ['coo-review', 'coo-review-application'],
      catalogue: {
        ru: () => import('./i18n/review/ru.ts'),
        kk: () => import('./i18n/review/kk.ts'),
        en: () => import('./i18n/review/en.ts'),
        ky: () => import('./i18n/review/ky.ts'),
      },
    },
    way: {
      screens: [
        'history-application',
        'history-application-one',
        'application-statuses',
        'coo',
        'coo-application',
        'coo-review',
        'coo-review-application',
      ],
      catalogue: {
        ru: () => import('./i18n/way/ru.ts'),
        kk: () => import('./i18n/way/kk.ts'),
        en: () => import('./i18n/way/en.ts'),
        ky: () => import('./i18n/way/ky.ts'),
      },
    },
    office: {
      screens: ['history-application', 'history-application-one', 'application-statistics', 'application-statuses'],
      uses: ['statistics'],
      catalogue: {
        ru: () => import('./i18n/office/ru.ts'),
        kk: () => import('./i18n/office/kk.ts'),
        en: () => import('./i18n/office/en.ts'),
        ky: () => import('./i18n/office/ky.ts'),
      },
    },
    types: {
      screens: ['application-types', 'application-type', 'department-heads'],
      catalogue: {
        ru: () => import('./i18n/types/ru.ts'),
        kk: () => import('./i18n/types/kk.ts'),
        en: () => import('./i18n/types/en.ts'),
        ky: () => import('./i18n/types/ky.ts'),
      },
    },
  },
});
