import { lazy, Suspense, type ComponentType } from 'react';

/** A dialog that is loaded when it is first opened, so that its screen paints without it. */
function dialog<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Content = lazy(() => load().then(component => ({ default: component }))) as unknown as ComponentType<P>;
  return function Dialog(props: P) {
    return (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    );
  };
}

export const HistoryDialog = dialog(() => import('./history-dialog.tsx').then(file => file.HistoryDialog));
export const PeriodFormDialog = dialog(() => import('./period-form.tsx').then(file => file.PeriodFormDialog));
export const RuleFormDialog = dialog(() => import('./rule-form.tsx').then(file => file.RuleFormDialog));
export const PersonalLimitDialog = dialog(() =>
  import('./personal-limit-form.tsx').then(file => file.PersonalLimitDialog),
);
export const SuperFormDialog = dialog(() => import('./super-form.tsx').then(file => file.SuperFormDialog));
export const DebtFormDialog = dialog(() => import('./debt-form.tsx').then(file => file.DebtFormDialog));
export const CertificateFormDialog = dialog(() => import('./debt-form.tsx').then(file => file.CertificateFormDialog));
export const ImportDebtsDialog = dialog(() => import('./import-debts.tsx').then(file => file.ImportDebtsDialog));
export const OpenAccountDialog = dialog(() => import('./account-forms.tsx').then(file => file.OpenAccountDialog));
export const ProfileDialog = dialog(() => import('./account-forms.tsx').then(file => file.ProfileDialog));
export const RolesDialog = dialog(() => import('./account-forms.tsx').then(file => file.RolesDialog));
export const TemporaryPassword = dialog(() => import('./temporary-password.tsx').then(file => file.TemporaryPassword));
export const TabDialog = dialog(() => import('./tab-form.tsx').then(file => file.TabDialog));
export const RoleNameDialog = dialog(() => import('./role-name-form.tsx').then(file => file.RoleNameDialog));
export const LevelDialog = dialog(() => import('./level-form.tsx').then(file => file.LevelDialog));
export const SwitchReportDialog = dialog(() => import('./switch-report.tsx').then(file => file.SwitchReportDialog));
