import { lazyDialog } from '../../../shell/lazy-dialog.tsx';

export const PeriodFormDialog = lazyDialog(() => import('./period-form.tsx').then(file => file.PeriodFormDialog));
export const RuleFormDialog = lazyDialog(() => import('./rule-form.tsx').then(file => file.RuleFormDialog));
export const PersonalLimitDialog = lazyDialog(() =>
  import('./personal-limit-form.tsx').then(file => file.PersonalLimitDialog),
);
export const SuperFormDialog = lazyDialog(() => import('./super-form.tsx').then(file => file.SuperFormDialog));
export const DebtFormDialog = lazyDialog(() => import('./debt-form.tsx').then(file => file.DebtFormDialog));
export const CertificateFormDialog = lazyDialog(() =>
  import('./debt-form.tsx').then(file => file.CertificateFormDialog),
);
export const ImportDebtsDialog = lazyDialog(() => import('./import-debts.tsx').then(file => file.ImportDebtsDialog));
export const LevelDialog = lazyDialog(() => import('./level-form.tsx').then(file => file.LevelDialog));
export const SwitchReportDialog = lazyDialog(() => import('./switch-report.tsx').then(file => file.SwitchReportDialog));
