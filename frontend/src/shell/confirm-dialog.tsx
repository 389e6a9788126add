import { lazy, Suspense, type ReactNode } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, in a sentence; may hold a field (a reason). */
  children?: ReactNode;
  /** The verb of the act: "Reject the card", not "OK". */
  confirm: string;
  /** What not doing it is called, where "Cancel" would read like the act itself. */
  keep?: string;
  destructive?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

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
