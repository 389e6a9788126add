import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { useShellText } from '../shell/texts.ts';

/** Nobody leaves what they typed behind unasked: neither to another page nor out of the portal. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const t = useShellText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      confirm={t('leave.go')}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
