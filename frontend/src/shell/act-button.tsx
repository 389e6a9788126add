import type { ComponentProps } from 'react';
import { usePast } from '../http/use-past.ts';

/** A button that changes something, or opens the dialog that does: off while the portal is looked at as of a moment (the banner above the screen says so). */
export function ActButton({ disabled, className = 'button', children, ...props }: ComponentProps<'button'>) {
  const past = usePast();
  return <button type="button" className={className} disabled={disabled || past !== null} {...props}>{children}</button>;
}
