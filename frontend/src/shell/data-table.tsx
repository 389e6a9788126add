import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * A small table of read-only rows: `<DataTable label={t('plan')} heads={[…]} rows={[{ key, cells: […] }]} />`; numbers
 * stand right, in columns. On a phone, rows of many cells are cards.
 */
export function DataTable({
  label,
  heads,
  rows,
}: {
  label: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  const numeric = heads.map((_, index) => rows.some(row => typeof row.cells[index] === 'number'));
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }} role="region" aria-label={label} tabIndex={0}>
      <Box component="table" sx={heads.length > 3 ? { ...table, ...cardsOnPhone } : table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={index} scope="col" className={numeric[index] ? 'num' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.key}>
              {row.cells.map((cell, index) => (
                <td key={index} data-head={heads[index]} className={numeric[index] ? 'num' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    font: 'var(--t-label)',
    color: 'var(--ink-2)',
    textAlign: 'left',
    padding: '8px 10px',
    borderBottom: '1px solid var(--line)',
  },
  '& td': { padding: '8px 10px', borderBottom: '1px solid var(--line)', height: 'var(--row)' },
  '& :is(th, td).num': { textAlign: 'right' },
  '& :is(th, td):first-of-type': { paddingLeft: '16px' },
  '& :is(th, td):last-of-type': { paddingRight: '16px' },
  '& tr:last-child td': { borderBottom: 0 },
} as const;
const cardsOnPhone = {
  '@media (max-width: 700px)': {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { padding: '10px 16px', borderTop: '1px solid var(--line)' },
    '& tbody tr td:nth-of-type(n)': {
      display: 'flex',
      gap: '12px',
      alignItems: 'center',
      height: 'auto',
      padding: '2px 0',
      border: 0,
      textAlign: 'left',
      overflowWrap: 'anywhere',
    },
    '& td:not(:first-of-type)::before': {
      content: 'attr(data-head)',
      flex: '0 0 38%',
      font: 'var(--t-small)',
      color: 'var(--ink-3)',
    },
  },
} as const;
