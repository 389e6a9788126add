import { Box, Link as MuiLink } from '@mui/material';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useExpanded, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OfficeTableProps, TableColumn } from './table-types.ts';
type Table = Pick<OfficeTableProps<RaRecord>, 'resource' | 'renderExpanded' | 'columns'>;

/** The cell of a column; the first column's is the row's link, or the button that opens the row, which a keyboard reaches. */
export function cellOf(column: TableColumn<RaRecord>, row: RaRecord, table?: Table): ReactNode {
  const content = column.render ? column.render(row) : String(row[column.source] ?? '');
  if (table?.renderExpanded && column === table.columns[0])
    return (
      <ExpandCell resource={table.resource} row={row}>
        {content}
      </ExpandCell>
    );
  if (column.to)
    return (
      <MuiLink component={Link} to={column.to(row)} sx={{ display: 'inline-block', minWidth: 150 }}>
        {content}
      </MuiLink>
    );
  if (column.onClick)
    return (
      <MuiLink
        component="button"
        type="button"
        onClick={() => column.onClick!(row)}
        sx={{ font: 'inherit', fontWeight: 500, textAlign: 'left', minHeight: 24 }}
      >
        {content}
      </MuiLink>
    );
  return content;
}

function ExpandCell({ resource, row, children }: { resource: string; row: RaRecord; children: ReactNode }) {
  const [open, toggle] = useExpanded(resource, row.id);
  return (
    <MuiLink
      component="button"
      type="button"
      aria-expanded={open}
      onClick={toggle}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '4px',
        font: 'inherit',
        fontWeight: 500,
        textAlign: 'left',
        minHeight: 24,
      }}
    >
      <ChevronRight
        fontSize="small"
        aria-hidden
        sx={{
          flex: 'none',
          transform: open ? 'rotate(90deg)' : undefined,
          transition: 'transform .15s',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      />
      <Box component="span" sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </MuiLink>
  );
}
