import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A table as it goes on paper: black on white, its head on every page, no row over two. */
export const PrintedTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ overflowX: 'auto', position: 'relative' }} role="region" aria-label={label} tabIndex={0}>
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        background: 'var(--surface)',
        '& th, & td': {
          border: '1px solid var(--line-strong)',
          padding: '4px 8px',
          textAlign: 'left',
          font: 'var(--t-small)',
        },
        '& th': { fontWeight: 600 },
        '& tr': { breakInside: 'avoid' },
        '& thead': { display: 'table-header-group' },
      }}
    >
      {children}
    </Box>
  </Box>
);
