import { defineModule } from '../app/define-module.ts';

/** The auditor's replay: any record's history in words, and its state as of any moment beside the state now. */
export const module = defineModule({
  name: 'audit',
  redirects: { audit: 'audit/history' },
  widgets: [
    {
      id: 'log-intact',
      title: { ru: 'Целостность журнала', kk: 'Журналдың тұтастығы', en: 'Log integrity', ky: 'Журналдын бүтүндүгү' },
      roles: ['auditor', 'org_admin'],
      column: 2,
      order: 30,
      load: () => import('./widgets/log-intact.tsx'),
    },
  ],
  parts: {
    /** Of the dialog that other modules open (api.ts). */
    record: { screens: [] },
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
    },
    recorded: {
      screens: [
        'audit-history',
        'audit-search',
        'audit-causes',
        'audit-after-deadline',
        'audit-by-others',
        'audit-as-of',
      ],
    },
    ledger: {
      screens: ['audit-verify', 'audit-history', 'log-intact'],
    },
    'set-aside': {
      screens: ['audit-set-aside'],
    },
    receipts: {
      screens: ['my-receipts', 'check-receipt'],
    },
    'as-of': {
      screens: ['audit-as-of'],
    },
  },
});
