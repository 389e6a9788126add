import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { StatusChip } from '../../../shell/status-chip.tsx';
import type { ChangedRow, Comparison } from '../../as-of-calls.ts';
import { useAsOfText } from '../../as-of-text.ts';
import { useSay } from '../words.ts';

interface Props {
  comparison: Comparison;
  then: string;
  now: string;
  label: string;
}
const tones = { added: 'ok', removed: 'bad', changed: 'info' } as const;

/** Rows that were added, removed or changed: of a changed row each cell that differs, as it was and as it is. */
export function ChangedRows({ comparison: { results, columns }, then, now, label }: Props) {
  const t = useAsOfText();
  const say = useSay(nobody);
  const nameOf = (row: ChangedRow): string =>
    columns
      .slice(0, 2)
      .map(({ name }) => [(row.now ?? row.then)?.[name], name] as const)
      .filter(([value]) => value !== undefined && value !== null)
      .map(([value, name]) => say(value, name))
      .join(' · ');
  const cells = (row: ChangedRow) =>
    columns.filter(({ name }) =>
      row.change === 'changed' ? row.columns.includes(name) : isSaid((row.now ?? row.then)?.[name]),
    );
  return (
    <Box sx={{ overflowX: 'auto', mt: 2 }} role="region" aria-label={label} tabIndex={0}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{t('difference.row')}</th>
            <th scope="col">{t('difference.what')}</th>
            <th scope="col" className="num">
              {then}
            </th>
            <th scope="col" className="num">
              {now}
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map(row => {
            const shown = cells(row);
            return (
              <Fragment key={row.id}>
                {(shown.length ? shown : [null]).map((column, index) => (
                  <tr key={column?.name ?? ''}>
                    {index === 0 && (
                      <th scope="rowgroup" rowSpan={Math.max(1, shown.length)}>
                        {nameOf(row) || row.id}
                        <Box sx={{ mt: '4px' }}>
                          <StatusChip tone={tones[row.change]}>{t(`difference.${row.change}`)}</StatusChip>
                        </Box>
                      </th>
                    )}
                    <td>{column ? column.label : t('difference.unnamed')}</td>
                    <td className={row.change === 'added' ? undefined : 'was'}>
                      {column && row.then ? say(row.then[column.name], column.name) : '–'}
                    </td>
                    <td className={row.change === 'removed' ? undefined : 'is'}>
                      {column && row.now ? say(row.now[column.name], column.name) : '–'}
                    </td>
                  </tr>
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
const nobody: ReadonlyMap<string, string> = new Map();
const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

const table = {
  width: '100%',
  minWidth: 620,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  font: 'var(--t-small)',
  '& th, & td': {
    textAlign: 'left',
    p: '8px var(--s3)',
    borderBottom: '1px solid var(--line)',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { font: 'var(--t-label)', color: 'var(--ink-2)' },
  '& thead th:nth-of-type(1)': { width: '28%' },
  '& thead th:nth-of-type(2)': { width: '18%' },
  '& tbody th': { fontWeight: 500 },
  '& td.was': { background: 'var(--bad-soft)' },
  '& td.is': { background: 'var(--ok-soft)' },
} as const;
