import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A box to tick, with its words beside it: for what is chosen at once and is no field of a form. */
export const TickBox = ({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
}) => (
  <Box
    component="label"
    sx={{ display: 'flex', gap: 'var(--s2)', alignItems: 'center', minHeight: 28, cursor: 'pointer' }}
  >
    <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
    <span>{children}</span>
  </Box>
);
