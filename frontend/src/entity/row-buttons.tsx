import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OfficeActButton } from '../shell/office-act-button.tsx';

interface RowButton {
  label: string;
  onClick: () => void;
  bad?: boolean;
  /** Shows something and changes nothing: on in the past too. */ reads?: boolean;
}

/** The small buttons at the end of a row; `name` says to a screen reader which row they are for. */
export function RowButtons({
  name,
  buttons,
  children,
}: {
  name: string;
  buttons: readonly (RowButton | false)[];
  children?: ReactNode;
}) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: '2px', flexWrap: 'wrap' }}>
      {children}
      {buttons.map(button => {
        if (!button) return null;
        const { label, onClick, bad, reads } = button;
        const Pressed = reads ? Button : OfficeActButton;
        return (
          <Pressed
            key={label}
            size="small"
            variant="text"
            color={bad ? 'error' : 'primary'}
            aria-label={`${label}: ${name}`}
            onClick={onClick}
            sx={{ minWidth: 0, padding: '2px 8px' }}
          >
            {label}
          </Pressed>
        );
      })}
    </Box>
  );
}
