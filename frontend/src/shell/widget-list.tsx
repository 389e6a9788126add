import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface WidgetListProps<Row> {
  rows: readonly Row[];
  /** Where a row leads, and the words of the link. */
  to: (row: Row) => string;
  name: (row: Row) => string;
  /** What else is said of a row. */
  children: (row: Row) => ReactNode;
}

/** The first few rows of a list on the desktop. */
export function WidgetList<Row extends { uid: string }>({ rows, to, name, children }: WidgetListProps<Row>) {
  return (
    <Box component="ul">
      {rows.map(row => (
        <Box
          component="li"
          key={row.uid}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '2px var(--s3)',
            alignItems: 'center',
            py: '8px',
            borderTop: '1px solid var(--line)',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Link component={RouterLink} to={to(row)}>
            {name(row)}
          </Link>
          {children(row)}
        </Box>
      ))}
    </Box>
  );
}
