import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { useListContext, useRecordContext, type RaRecord } from 'ra-core';
import { DataTable } from 'react-admin';
import { ApiRefusal } from '../http/refusal.ts';
import { EmptyState, ErrorState, Skeletons, StateMessage } from '../shell/states.tsx';
import { useShellText } from '../shell/texts.ts';
import { CardList } from './card-list.tsx';
import { cellOf } from './cell.tsx';
import { isRepeated } from './filters.ts';
import type { OfficeTableProps } from './table-types.ts';

/** The rows, or the state in their place. */
export function TableBody({ table }: { table: OfficeTableProps<RaRecord> }) {
  const t = useShellText();
  const { data, total, isPending, error, refetch, filterValues, setFilters } = useListContext<RaRecord>();
  const small = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'));
  if (error instanceof ApiRefusal && error.status === 403)
    return (
      <StateMessage icon="lock" title={t('forbidden.title')}>
        {error.message}
      </StateMessage>
    );
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeletons lines={8} />;
  if (total === 0 || data?.length === 0) {
    const filtered = Object.keys(filterValues).length > 0;
    if (!filtered)
      return (
        <EmptyState title={table.emptyTitle} action={table.emptyAction}>
          {table.emptyHint}
        </EmptyState>
      );
    return (
      <EmptyState
        title={t('table.nothing_found')}
        action={<Button onClick={() => setFilters({})}>{t('table.clear_filters')}</Button>}
      >
        {t('table.nothing_found_hint')}
      </EmptyState>
    );
  }
  if (table.renderBody) return table.renderBody(data ?? []);
  return small ? <CardList table={table} /> : <Columns table={table} />;
}

function Columns({ table }: { table: OfficeTableProps<RaRecord> }) {
  const { filterValues } = useListContext<RaRecord>();
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <DataTable
        storeKey={`${table.resource}.columns`}
        rowClick={false}
        expand={table.renderExpanded ? <Expanded table={table} /> : undefined}
        bulkActionButtons={table.bulk ? <span /> : false}
        bulkActionsToolbar={<span hidden />}
        hiddenColumns={table.columns.filter(column => column.optional).map(column => column.source)}
        sx={{
          '& .RaDataTable-tableWrapper': { overflow: 'visible' },
          '& .RaDataTable-expandIconCell, & .RaDataTable-expandHeader': { display: 'none' },
          '& .RaDataTable-expandRow > td': { height: 0 },
          '& .RaDataTable-expandRow:hover': { background: 'none !important' },
          '& tbody tr:last-of-type td': { borderBottom: 0 },
          '& tbody tr:hover': { background: 'var(--bg) !important' },
          '& tr.Mui-selected, & tr.Mui-selected:hover': { background: 'var(--lapis-soft) !important' },
        }}
      >
        {table.columns.map(column => (
          <DataTable.Col
            key={column.source}
            source={column.source}
            label={column.label}
            disableSort={!column.sortable}
            render={(row: RaRecord) => cellOf(column, row, table)}
            // It stays a column: what was chosen of columns and their order goes by their number.
            sx={isRepeated(table, column, filterValues) ? { display: 'none' } : column.numeric ? numeric : undefined}
          />
        ))}
      </DataTable>
    </Box>
  );
}

const numeric = {
  textAlign: 'right',
  fontFeatureSettings: '"tnum" 1',
  '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
} as const;

/** What stands open under a row. */
function Expanded({ table }: { table: OfficeTableProps<RaRecord> }) {
  const row = useRecordContext<RaRecord>();
  return row ? table.renderExpanded!(row) : null;
}
