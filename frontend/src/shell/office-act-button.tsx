import Button, { type ButtonProps } from '@mui/material/Button';
import { usePastReason } from './past-reason.ts';

/** The office's button of something that changes, or of the dialog that changes it: off while the portal is looked at as of a moment, and says so when it is pointed at. */
export function OfficeActButton({ disabled = false, title, ...props }: ButtonProps) {
  const reason = usePastReason();
  return <Button disabled={disabled || reason !== undefined} title={reason ?? title} {...props} />;
}
