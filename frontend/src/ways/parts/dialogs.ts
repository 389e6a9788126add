import { lazyDialog } from '../../shell/lazy-dialog.tsx';

export const ScimToken = lazyDialog(() => import('./scim-token.tsx').then(file => file.ScimToken));
export const SetUpWay = lazyDialog(() => import('./set-up-way.tsx').then(file => file.SetUpWay));
