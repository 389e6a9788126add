import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A small table of read-only rows: `<DataTable label={t('plan')} heads={[…]} rows={[{ key, cells: […] }]} />`; numbers stand right, in columns. */
export function DataTable({ label, heads, rows }: { label: string; heads: readonly string[]; rows: readonly { key: string; cells: readonly ReactNode[] }[] }) {
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }} role="region" aria-label={label} tabIndex={0}>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', '& th': { font: 'var(--t-label)', color: 'var(--ink-2)', textAlign: 'left', padding: '8px 16px', borderBottom: '1px solid var(--line)' }, '& td': { padding: '8px 16px', borderBottom: '1px solid var(--line)', height: 'var(--row)' }, '& tr:last-child td': { borderBottom: 0 } }}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>{heads.map((head, index) => <th key={index} scope="col">{head}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.key}>{row.cells.map((cell, index) => <td key={index} className={typeof cell === 'number' ? 'num' : undefined}>{cell}</td>)}</tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
