import { lazyDialog } from '../../../shell/lazy-dialog.tsx';

export const LinkDirectory = lazyDialog(() =>
  import('../../../identity/parts/ways/link-directory.tsx').then(file => file.LinkDirectory),
);
