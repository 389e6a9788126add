import type { ComponentProps } from 'react';
import { useReadOnlyReason } from './read-only-reason.ts';

/** A button that changes something, or opens the dialog that does: off while the portal is looked at as of a moment, and says so when it is pointed at. */
export function ActButton({ disabled, className = 'button', title, children, ...props }: ComponentProps<'button'>) {
  const reason = useReadOnlyReason();
  return (
    <button
      type="button"
      className={className}
      disabled={disabled || reason !== undefined}
      title={reason ?? title}
      {...props}
    >
      {children}
    </button>
  );
}
