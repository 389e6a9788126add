import { Box, Checkbox } from '@mui/material';
import { useExpanded, useListContext, type RaRecord } from 'ra-core';
import { useShellText } from '../shell/texts.ts';
import { cellOf } from './cell.tsx';
import { isRepeated } from './filters.ts';
import type { OfficeTableProps } from './table-types.ts';

/** What a row does not have is left out of its card. */
const line = { display: 'contents', '&:has(> dd:empty, > dd > span:empty)': { display: 'none' } };

/** Rows as cards, where columns have no room. */
export function CardList({ table }: { table: OfficeTableProps<RaRecord> }) {
  const t = useShellText();
  const { data = [], selectedIds, onToggleItem, filterValues } = useListContext<RaRecord>();
  const [first, ...rest] = table.columns.filter(column => !column.optional && !isRepeated(table, column, filterValues));
  return (
    <Box component="ul">
      {data.map(row => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: table.bulk ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)',
            gap: '2px 8px',
            padding: '12px 16px',
            borderTop: '1px solid var(--line)',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          {table.bulk && (
            <Checkbox
              aria-label={t('table.select_row', { name: table.name(row) })}
              checked={selectedIds.includes(row.id)}
              onChange={() => onToggleItem(row.id)}
              sx={{ gridRow: 'span 2', alignSelf: 'start', margin: '-4px 0 0 -6px' }}
            />
          )}
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{first && cellOf(first, row, table)}</Box>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'fit-content(55%) minmax(0, 1fr)',
              gap: '4px 12px',
              marginTop: '4px !important',
              alignItems: 'center',
            }}
          >
            {rest.map(column => (
              <Box key={column.source} sx={line}>
                <Box component="dt" className="mut">
                  {column.label}
                </Box>
                <Box component="dd" className={column.numeric ? 'num' : undefined} sx={{ overflowWrap: 'anywhere' }}>
                  {cellOf(column, row)}
                </Box>
              </Box>
            ))}
          </Box>
          {table.renderExpanded && <Opened table={table} row={row} />}
        </Box>
      ))}
    </Box>
  );
}

/** What stands open in a card. */
function Opened({ table, row }: { table: OfficeTableProps<RaRecord>; row: RaRecord }) {
  const [open] = useExpanded(table.resource, row.id);
  return open ? <Box sx={{ gridColumn: '1 / -1', minWidth: 0, marginTop: 1 }}>{table.renderExpanded!(row)}</Box> : null;
}
