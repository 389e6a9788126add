import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ListedApplication } from '@portal/event-schemas/applications/views.ts';
import { ApplicationStatus } from './way/application-status.tsx';

/** A few applications on the desktop: what it is, where it stands (`status`), what `aside` says of it. */
export function WidgetList({ rows, to, name, aside, status = false }: { rows: readonly ListedApplication[]; to: (row: ListedApplication) => string; name: (row: ListedApplication) => string; aside: (row: ListedApplication) => ReactNode; status?: boolean }) {
  return (
    <Box component="ul">
      {rows.map(row => (
        <Box component="li" key={row.uid} sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px var(--s3)', alignItems: 'center', py: '8px', borderTop: '1px solid var(--line)', '&:first-of-type': { borderTop: 0 } }}>
          <Link component={RouterLink} to={to(row)}>{name(row)}</Link>
          {status && <ApplicationStatus status={row.status} />}
          <span className="mut">{aside(row)}</span>
        </Box>
      ))}
    </Box>
  );
}
