import { lazyDialog } from '../../shell/lazy-dialog.tsx';

export const NewKeyDialog = lazyDialog(() => import('./new-key.tsx').then(file => file.NewKeyDialog));
export const ShownKey = lazyDialog(() => import('./shown-key.tsx').then(file => file.ShownKey));
export const ReplayDialog = lazyDialog(() => import('./replay.tsx').then(file => file.ReplayDialog));
