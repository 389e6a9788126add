import { screens } from '@portal/event-schemas/audit/screens.ts';
import { defineModule } from '../app/define-module.ts';

/** The auditor's replay: any record's history in words, and its state as of any moment beside the state now. */
export const module = defineModule({
  name: 'audit',
  declared: screens,
  redirects: { audit: 'audit/history' },
  screens: {
    'audit-search': () => import('./screens/audit-search.tsx'),
    'audit-history': () => import('./screens/audit-history.tsx'),
    'audit-causes': () => import('./screens/audit-causes.tsx'),
    'audit-after-deadline': () => import('./screens/audit-after-deadline.tsx'),
    'audit-by-others': () => import('./screens/audit-by-others.tsx'),
    'audit-log-in-as': () => import('./screens/audit-log-in-as.tsx'),
    'audit-bulk': () => import('./screens/audit-bulk.tsx'),
    'audit-refused': () => import('./screens/audit-refused.tsx'),
    'audit-as-of': () => import('./screens/audit-as-of.tsx'),
    'audit-verify': () => import('./screens/audit-verify.tsx'),
    'audit-set-aside': () => import('./screens/audit-set-aside.tsx'),
    'my-receipts': () => import('./screens/my-receipts.tsx'),
    'check-receipt': () => import('./screens/check-receipt.tsx'),
  },
  widgets: [
    {
      id: 'log-intact',
      title: { ru: 'Цел ли журнал', kk: 'Журнал бүтін бе', en: 'Is the log intact', ky: 'Журнал бүтүнбү' },
      roles: ['auditor', 'org_admin'],
      column: 2,
      order: 30,
      load: () => import('./widgets/log-intact.tsx'),
    },
  ],
  titles: {
    ru: () => import('./i18n/titles/ru.ts'),
    kk: () => import('./i18n/titles/kk.ts'),
    en: () => import('./i18n/titles/en.ts'),
    ky: () => import('./i18n/titles/ky.ts'),
  },
  parts: {
    log: {
      screens: [
        'audit-search',
        'audit-causes',
        'audit-after-deadline',
        'audit-by-others',
        'audit-log-in-as',
        'audit-bulk',
        'audit-refused',
      ],
      catalogue: {
        ru: () => import('./i18n/log/ru.ts'),
        kk: () => import('./i18n/log/kk.ts'),
        en: () => import('./i18n/log/en.ts'),
        ky: () => import('./i18n/log/ky.ts'),
      },
    },
    // What exports say too stands where services find it.
    fields: {
      screens: [
        'audit-history',
        'audit-search',
        'audit-causes',
        'audit-after-deadline',
        'audit-by-others',
        'audit-as-of',
      ],
      catalogue: {
        ru: () => import('@portal/event-schemas/audit/i18n/fields/ru.ts'),
        kk: () => import('@portal/event-schemas/audit/i18n/fields/kk.ts'),
        en: () => import('@portal/event-schemas/audit/i18n/fields/en.ts'),
        ky: () => import('@portal/event-schemas/audit/i18n/fields/ky.ts'),
      },
    },
    records: {
      screens: ['audit-history', 'audit-search', 'audit-causes', 'audit-after-deadline', 'audit-by-others'],
      catalogue: {
        ru: () => import('@portal/event-schemas/audit/i18n/records/ru.ts'),
        kk: () => import('@portal/event-schemas/audit/i18n/records/kk.ts'),
        en: () => import('@portal/event-schemas/audit/i18n/records/en.ts'),
        ky: () => import('@portal/event-schemas/audit/i18n/records/ky.ts'),
      },
    },
    ledger: {
      screens: ['audit-verify', 'audit-history', 'log-intact'],
      catalogue: {
        ru: () => import('./i18n/ledger/ru.ts'),
        kk: () => import('./i18n/ledger/kk.ts'),
        en: () => import('./i18n/ledger/en.ts'),
        ky: () => import('./i18n/ledger/ky.ts'),
      },
    },
    'set-aside': {
      screens: ['audit-set-aside'],
      catalogue: {
        ru: () => import('./i18n/set-aside/ru.ts'),
        kk: () => import('./i18n/set-aside/kk.ts'),
        en: () => import('./i18n/set-aside/en.ts'),
        ky: () => import('./i18n/set-aside/ky.ts'),
      },
    },
    receipts: {
      screens: ['my-receipts', 'check-receipt'],
      catalogue: {
        ru: () => import('./i18n/receipts/ru.ts'),
        kk: () => import('./i18n/receipts/kk.ts'),
        en: () => import('./i18n/receipts/en.ts'),
        ky: () => import('./i18n/receipts/ky.ts'),
      },
    },
    'as-of': {
      screens: ['audit-as-of'],
      catalogue: {
        ru: () => import('./i18n/as-of/ru.ts'),
        kk: () => import('./i18n/as-of/kk.ts'),
        en: () => import('./i18n/as-of/en.ts'),
        ky: () => import('./i18n/as-of/ky.ts'),
      },
    },
  },
  catalogue: {
    ru: () => import('./i18n/ru.ts'),
    kk: () => import('./i18n/kk.ts'),
    en: () => import('./i18n/en.ts'),
    ky: () => import('./i18n/ky.ts'),
  },
});
