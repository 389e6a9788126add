import { lazyDialog } from '../../shell/lazy-dialog.tsx';

export const TabDialog = lazyDialog(() => import('./tab-form.tsx').then(file => file.TabDialog));
export const RoleNameDialog = lazyDialog(() => import('./role-name-form.tsx').then(file => file.RoleNameDialog));
export const SettingDialog = lazyDialog(() => import('./setting-dialog.tsx').then(file => file.SettingDialog));
export const SettingHistory = lazyDialog(() => import('./setting-history.tsx').then(file => file.SettingHistory));
