import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormat } from '../i18n/format.ts';

/** Numbers with their names. */
export function Counts({ counts }: { counts: readonly (readonly [name: string, count: number, bad?: boolean])[] }) {
  const format = useFormat();
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))', gap: 1, margin: 0 }}
    >
      {counts.map(([name, count, bad = false]) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            padding: '8px 10px',
            border: '1px solid var(--line)',
            borderRadius: '8px',
            '& dt': { fontSize: 13, color: 'var(--ink-3)', overflowWrap: 'anywhere' },
            '& dd': { margin: 0, fontSize: 20, fontWeight: 600, ...(bad && count > 0 ? { color: 'var(--bad)' } : {}) },
          }}
        >
          <dt>{name}</dt>
          <dd>{format.number(count)}</dd>
        </Box>
      ))}
    </Box>
  );
}

/** A table within the dialog, which scrolls by itself and by the keyboard. */
export function Rows({
  label,
  head,
  rows,
}: {
  label: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{
        maxHeight: 260,
        overflow: 'auto',
        border: '1px solid var(--line)',
        borderRadius: '8px',
        '& table': { width: '100%', borderCollapse: 'collapse' },
        '& th, & td': { padding: '6px 10px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'break-word' },
        '& th': { position: 'sticky', top: 0, background: 'var(--raised)', fontSize: 13, color: 'var(--ink-3)' },
        '& tbody tr': { borderTop: '1px solid var(--line)' },
        '& td:first-of-type': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
        // On a phone what the last column says stands below the others.
        '@media (max-width: 600px)': {
          '& thead': { display: 'none' },
          '& table, & tbody': { display: 'block' },
          '& tbody tr': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', padding: '8px 10px' },
          '& td': { padding: 0 },
          '& td:last-of-type': { flexBasis: '100%' },
          '& td[data-label]::before': { content: 'attr(data-label) " "', color: 'var(--ink-3)', fontSize: 13 },
        },
      }}
    >
      <table>
        <thead>
          <tr>
            {head.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // eslint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={head[at]} {...(at < cells.length - 1 ? { 'data-label': head[at] } : {})}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
