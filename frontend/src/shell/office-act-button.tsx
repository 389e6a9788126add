import Button, { type ButtonProps } from '@mui/material/Button';
import { useReadOnlyReason } from './read-only-reason.ts';

/**
 * The office's button of something that changes, or of the dialog that changes it: off while the portal is looked at as
 * of a moment, and says so when it is pointed at.
 */
export function OfficeActButton({ disabled = false, title, ...props }: ButtonProps) {
  const reason = useReadOnlyReason();
  return <Button disabled={disabled || reason !== undefined} title={reason ?? title} {...props} />;
}
