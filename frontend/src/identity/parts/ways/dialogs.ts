import { lazyDialog } from '../../../shell/lazy-dialog.tsx';

export const LinkDirectory = lazyDialog(() =>
  import('../../../identity/parts/ways/link-directory.tsx').then(file => file.LinkDirectory),
);
export const SetUpWay = lazyDialog(() =>
  import('../../../identity/parts/ways/set-up-way.tsx').then(file => file.SetUpWay),
);
