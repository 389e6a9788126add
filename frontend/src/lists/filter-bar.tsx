import { Box, Button, InputAdornment, TextField } from '@mui/material';
import Search from '@mui/icons-material/Search';
import { useListContext, type RaRecord } from 'ra-core';
import { ColumnsButton } from 'react-admin';
import { useEffect, useState } from 'react';
import { useShellText } from '../shell/texts.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterChip } from './filter-chip.tsx';
import { isActive } from './filters.ts';
import type { OfficeTableProps } from './office-table.tsx';

const typingPause = 350;

/** The line above a table: search, filters as chips, columns, export. */
export function FilterBar({ table }: { table: OfficeTableProps<RaRecord> }) {
  const t = useShellText();
  const { filterValues, setFilters } = useListContext();
  const [all, setAll] = useState(false);
  const filters = table.filters ?? [];
  const shown = filters.filter(filter => all || !filter.rare || isActive(filter, filterValues));
  const any = filters.some(filter => isActive(filter, filterValues));
  return (
    <Box className="no-print" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', padding: '12px 16px', borderBottom: '1px solid var(--line)' }}>
      {table.searchLabel && <SearchField label={table.searchLabel} />}
      {shown.map(filter => (
        <FilterChip key={filter.source} filter={filter} values={filterValues} onChange={next => setFilters(next)} />
      ))}
      {shown.length < filters.length && <Button variant="text" size="small" onClick={() => setAll(true)}>+ {t('table.add_filter')}</Button>}
      {any && (
        <Button variant="text" size="small" onClick={() => setFilters(filterValues['q'] ? { q: filterValues['q'] } : {})}>
          {t('table.clear_filters')}
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        {!table.renderBody && <Box sx={{ display: { xs: 'none', md: 'block' }, '& .MuiButton-root': { minHeight: 32 } }}><ColumnsButton storeKey={`${table.resource}.columns`} /></Box>}
        {table.exportable && <ExportMenu resource={table.resource} permanentFilter={table.permanentFilter} />}
      </Box>
    </Box>
  );
}

/** Searches when the typing pauses. */
function SearchField({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext();
  const asked = String(filterValues['q'] ?? '');
  const [text, setText] = useState(asked);
  useEffect(() => setText(asked), [asked]);
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(() => {
      const { q: _, ...rest } = filterValues as Record<string, unknown>;
      setFilters(text.trim() ? { ...rest, q: text.trim() } : rest);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text, asked, filterValues, setFilters]);
  return (
    <TextField
      type="search"
      value={text}
      onChange={event => setText(event.target.value)}
      placeholder={label}
      sx={{ width: { xs: '100%', sm: 220 }, '& .MuiOutlinedInput-input': { padding: '5px 0' } }}
      slotProps={{ htmlInput: { 'aria-label': label }, input: { startAdornment: <InputAdornment position="start"><Search fontSize="small" /></InputAdornment> } }}
    />
  );
}
