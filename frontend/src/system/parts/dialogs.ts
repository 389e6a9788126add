import { lazyDialog } from '../../shell/lazy-dialog.tsx';

export const TabDialog = lazyDialog(() => import('./tab-form.tsx').then(file => file.TabDialog));
export const RoleNameDialog = lazyDialog(() => import('./role-name-form.tsx').then(file => file.RoleNameDialog));
