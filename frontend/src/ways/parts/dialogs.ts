import { lazyDialog } from '../../shell/lazy-dialog.tsx';

export const SetUpWay = lazyDialog(() => import('./set-up-way.tsx').then(file => file.SetUpWay));
