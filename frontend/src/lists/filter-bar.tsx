import { Box, Button } from '@mui/material';
import { useListContext, type RaRecord } from 'ra-core';
import { ColumnsButton } from 'react-admin';
import { useState } from 'react';
import { useShellText } from '../shell/texts.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterChip } from './filter-chip.tsx';
import { isActive } from './filters.ts';
import type { OfficeTableProps } from './table-types.ts';
import { SearchField } from './search-field.tsx';

/** The line above a table: search, filters as chips, columns, export. */
export function FilterBar({ table }: { table: OfficeTableProps<RaRecord> }) {
  const t = useShellText();
  const { filterValues, setFilters } = useListContext();
  const [all, setAll] = useState(false);
  const filters = table.filters ?? [];
  const shown = filters.filter(filter => all || !filter.rare || isActive(filter, filterValues));
  const foldable = filters.some(filter => filter.rare && !isActive(filter, filterValues));
  const any = filters.some(filter => isActive(filter, filterValues));
  // On a phone there is no choice of columns, so nothing may be left to show.
  const bare = !table.searchLabel && filters.length === 0 && !table.exportable;
  return (
    <Box
      className="no-print"
      sx={{
        display: bare ? { xs: 'none', md: 'flex' } : 'flex',
        alignItems: 'center',
        gap: 1,
        flexWrap: 'wrap',
        padding: '12px 16px',
        borderBottom: '1px solid var(--line)',
      }}
    >
      {table.searchLabel && <SearchField table={table} />}
      {filters.length > 0 && (
        // On a phone one line that is drawn aside: the first row of the list stands on the first screen.
        <Box
          sx={{
            display: { xs: 'flex', md: 'contents' },
            gap: 1,
            flexBasis: '100%',
            minWidth: 0,
            overflowX: 'auto',
            '& > *': { flex: 'none' },
          }}
        >
          {shown.map(filter => (
            <FilterChip key={filter.source} filter={filter} values={filterValues} onChange={next => setFilters(next)} />
          ))}
          {foldable && (
            <Button variant="text" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? '−' : '+'} {t('table.add_filter')}
            </Button>
          )}
          {any && (
            <Button
              variant="text"
              size="small"
              onClick={() => setFilters(filterValues['q'] ? { q: filterValues['q'] } : {})}
            >
              {t('table.clear_filters')}
            </Button>
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        {!table.renderBody && (
          <Box sx={{ display: { xs: 'none', md: 'block' }, '& .MuiButton-root': { minHeight: 32 } }}>
            <ColumnsButton storeKey={`${table.resource}.columns`} />
          </Box>
        )}
        {table.exportable && (
          <ExportMenu resource={table.resource} permanentFilter={table.permanentFilter} coded={table.coded} />
        )}
      </Box>
    </Box>
  );
}
