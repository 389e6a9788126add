import { ListBase, ResourceContextProvider, type RaRecord } from 'ra-core';
import { Panel } from '../shell/panel.tsx';
import { constants } from '../app/constants.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListFooter } from './list-footer.tsx';
import { TableBody } from './table-body.tsx';
import type { OfficeTableProps } from './table-types.ts';

/**
 * The office's list: react-admin over our API, with filters as chips, search, sorting, a choice of columns, actions on selected rows,
 * export with progress, and its empty, loading, error and no-permission states; cards instead of columns on a phone.
 *
 * `<OfficeTable<Row> resource="registration/offerings" name={row => row.code} sort={{ field: 'code', order: 'ASC' }}
 * columns={[…]} filters={[…]} searchLabel={t('search')} exportable />`
 */
export function OfficeTable<Row extends object>(props: OfficeTableProps<Row>) {
  const { resource, sort, permanentFilter, startFilter } = props;
  const table = props as unknown as OfficeTableProps<RaRecord>;
  return (
    <ResourceContextProvider value={resource}>
      <ListBase
        resource={resource}
        sort={sort}
        perPage={constants.officePageSizes[0]}
        filter={permanentFilter}
        filterDefaultValues={startFilter}
        storeKey={props.storeKey}
        disableAuthentication
        exporter={false}
      >
        {props.header}
        <Panel flush>
          <FilterBar table={table} />
          <TableBody table={table} />
          {props.bulk && <BulkBar bulk={table.bulk!} />}
          <ListFooter />
        </Panel>
      </ListBase>
    </ResourceContextProvider>
  );
}
