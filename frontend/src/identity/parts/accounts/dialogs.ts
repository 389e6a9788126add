import { lazyDialog } from '../../../shell/lazy-dialog.tsx';

export const OpenAccountDialog = lazyDialog(() =>
  import('../../../identity/parts/accounts/account-forms.tsx').then(file => file.OpenAccountDialog),
);
export const ProfileDialog = lazyDialog(() =>
  import('../../../identity/parts/accounts/account-forms.tsx').then(file => file.ProfileDialog),
);
export const RolesDialog = lazyDialog(() =>
  import('../../../identity/parts/accounts/account-forms.tsx').then(file => file.RolesDialog),
);
export const TemporaryPassword = lazyDialog(() =>
  import('../../../identity/parts/accounts/temporary-password.tsx').then(file => file.TemporaryPassword),
);
export const LinkDialog = lazyDialog(() =>
  import('../../../identity/parts/accounts/link-dialog.tsx').then(file => file.LinkDialog),
);
