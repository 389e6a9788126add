import { lazyDialog } from '../../../shell/lazy-dialog.tsx';

/** What comes when it is opened. */
export const AddApp = lazyDialog(() => import('./add-app.tsx').then(file => file.AddApp));
export const AddPasskey = lazyDialog(() => import('./add-passkey.tsx').then(file => file.AddPasskey));
export const RemoveFactor = lazyDialog(() => import('./remove-factor.tsx').then(file => file.RemoveFactor));
export const MakeCodes = lazyDialog(() => import('./make-codes.tsx').then(file => file.MakeCodes));
