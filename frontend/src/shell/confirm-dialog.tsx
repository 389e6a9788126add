import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-content.tsx';

const Content = lazy(() => import('./confirm-dialog-content.tsx'));

/**
 * Asks before an act that cannot be undone: `<ConfirmDialog open={asking} title={…} confirm={t('reject')} destructive
 * onConfirm={…} onClose={…}>why</ConfirmDialog>`.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
}
