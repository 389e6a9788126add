import Button, { type ButtonProps } from '@mui/material/Button';
import { usePast } from '../http/use-past.ts';

/** The office's button of something that changes, or of the dialog that changes it: off while the portal is looked at as of a moment (the banner above the screen says so). */
export function OfficeActButton({ disabled = false, ...props }: ButtonProps) {
  const past = usePast();
  return <Button disabled={disabled || past !== null} {...props} />;
}
