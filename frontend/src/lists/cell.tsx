import { Link as MuiLink } from '@mui/material';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TableColumn } from './office-table.tsx';

/** The cell of a column; the first column's is the row's link, which a keyboard reaches. */
export function cellOf(column: TableColumn<RaRecord>, row: RaRecord): ReactNode {
  const content = column.render ? column.render(row) : String(row[column.source] ?? '');
  if (column.to) return <MuiLink component={Link} to={column.to(row)} sx={{ display: 'inline-block', minWidth: 150 }}>{content}</MuiLink>;
  if (column.onClick) return <MuiLink component="button" type="button" onClick={() => column.onClick!(row)} sx={{ font: 'inherit', fontWeight: 500, textAlign: 'left', minHeight: 24 }}>{content}</MuiLink>;
  return content;
}
