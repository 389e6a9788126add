import { historyReaders } from '@portal/event-schemas/audit/history-readers.ts';
import type { Entity, Fields } from '@portal/event-schemas/kernel/entity/entity.ts';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLink } from '../app/links.ts';
import type { BulkActions } from '../lists/bulk-bar.tsx';
import { OfficeTable } from '../lists/office-table.tsx';
import type { TableColumn } from '../lists/table-types.ts';
import { useLiveList } from '../lists/use-live-list.ts';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../shell/office-act-button.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { useColumns, useFilters, type ColumnName, type EntityColumn, type StateName } from './columns.tsx';
import type { EntityFormProps } from './form.tsx';
import { ActButtons } from './act-button.tsx';
import { bulkOf, StateCounts } from './life-parts.tsx';
import { useMay, useMayChange } from './may.ts';
import { RowButtons } from './row-buttons.tsx';
import { useLiveRows } from './use-live-rows.ts';
import { useRemove } from './use-remove.ts';
import { useShown, type AnyRow } from './values.tsx';
import { useEntityWords, useKitText } from './words.ts';

/** Forms and histories are loaded when they are first opened, so that the table paints without them. */
const EntityForm = lazy(() => import('./form.tsx').then(file => ({ default: file.EntityForm })));
const EntityImport = lazy(() => import('./import-dialog.tsx').then(file => ({ default: file.EntityImport })));
const EntityHistory = lazy(() => import('./history.tsx').then(file => ({ default: file.EntityHistory })));

export interface ListScreen<E = Entity<any>> {
  columns: readonly EntityColumn<ColumnName<E>>[];
  /** A form of one's own in the place of the kit's. */
  Form?: ComponentType<EntityFormProps>;
  /** Stands below the inputs of the form: a preview, what is odd about what was chosen. `row`: null for a new record. */
  below?: (row: AnyRow | null) => ReactNode;
  /** The page of a record, where it has one: the title leads there instead of to the form. */
  to?: (row: AnyRow) => string;
  /** The page on which one is added, in the place of the dialog. */
  addOn?: string;
  /** Shows these rows alone. */
  only?: Record<string, unknown>;
  /** Of an entity with a life: numbers of the records in these states, above the table. */
  counts?: readonly StateName<E>[];
  /** Of an entity with a life: acts with several selected rows. */
  many?: boolean;
  /** Under what filters and page are remembered, where two screens show one entity. */
  storeKey?: string;
  /** Rows as something other than a table: cards. */
  renderBody?: (rows: readonly AnyRow[]) => ReactNode;
  /** The list's own sentence below its title, and in its place when it is empty. */
  lead?: string;
  empty?: string;
  /** Whether one can be added here; whoever may, may. */
  adds?: boolean;
  /** Filters of the first visit, and those that are not offered. */
  startFilter?: Record<string, unknown>;
  without?: readonly string[];
  exportable?: boolean;
  /** Whether the reader sees what became of the rows. */
  history?: boolean;
  /** Stands above the filters: tabs. */
  header?: ReactNode;
  /** Buttons beside "add" and "import", with selected rows, and in the import when it is done. */
  headerActs?: ReactNode;
  bulk?: BulkActions<AnyRow>;
  afterImport?: ReactNode;
  /** Buttons of a row besides those of the kit. */
  rowButtons?: (row: AnyRow) => ReactNode;
}

/**
 * The screen of an entity: table, search, filters, files, add, change, remove with its undoing, history. `export
 * default listScreen(banner, { columns: ['message', 'type'] })`
 */
export const listScreen = <E extends Entity<any>>(entity: E, screen: ListScreen<E>): ComponentType =>
  function EntityListScreen() {
    return <EntityList entity={entity} {...screen} />;
  };

type Asked = { act: 'form' | 'history' | 'remove'; row: AnyRow } | { act: 'add' | 'import' };

const isSearched = ({ fields }: Entity<any>): boolean => Object.values(fields as Fields).some(({ search }) => search);

export function EntityList<E extends Entity<any>>(props: ListScreen<E> & { entity: E }) {
  return <EntityTable {...props} onPage />;
}

/** The list of an entity; `onPage` it brings the page's title with it. */
export function EntityTable<E extends Entity<any>>({
  entity,
  columns,
  Form = EntityForm,
  below,
  to,
  addOn,
  only,
  counts,
  many = false,
  storeKey,
  renderBody,
  lead,
  empty,
  adds: addsHere = true,
  startFilter,
  without = [],
  exportable = true,
  history = true,
  header,
  onPage = false,
  rowButtons,
  headerActs,
  bulk,
  afterImport,
}: ListScreen<E> & { entity: E; onPage?: boolean }) {
  const t = useKitText();
  const words = useEntityWords(entity);
  const { titleOf } = useShown(entity);
  const may = useMay();
  useLiveList(useLiveRows(entity));
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(() => (onPage && search.has('import') ? { act: 'import' } : null));
  const close = (): void => setAsked(null);
  const filters = useFilters(entity).filter(
    ({ source }) => !without.includes(source) && !(counts && source === 'state'),
  );
  const mayWrite = may(entity.write);
  const mayChange = useMayChange(entity);
  const link = useLink();
  const open = (row: AnyRow): void => setAsked({ act: mayChange(row).change ? 'form' : 'history', row });
  const shown = useColumns(entity, columns, to ? { to } : history ? { onClick: open } : {});
  const remove = useRemove(entity, close);
  const adds = addsHere && onPage && mayWrite && entity.calls.create !== null;
  const add =
    adds &&
    (addOn ? (
      <Button component={Link} to={link(addOn)} variant="contained">
        {words.add ?? t('add', { object: words.object })}
      </Button>
    ) : (
      <OfficeActButton variant="contained" onClick={() => setAsked({ act: 'add' })}>
        {words.add ?? t('add', { object: words.object })}
      </OfficeActButton>
    ));
  const imports = onPage && mayWrite && entity.imported && (
    <OfficeActButton variant="outlined" onClick={() => setAsked({ act: 'import' })}>
      {t('import')}
    </OfficeActButton>
  );
  const acts: TableColumn<AnyRow> = {
    source: 'actions',
    label: t('actions'),
    render: row => (
      <RowButtons
        name={titleOf(row)}
        buttons={[
          history &&
            (entity.life !== undefined || may(historyReaders)) && {
              label: t('history'),
              onClick: () => setAsked({ act: 'history', row }),
              reads: true,
            },
          mayChange(row).remove && {
            label: t('remove'),
            bad: true,
            onClick: () => setAsked({ act: 'remove', row }),
          },
        ]}
      >
        {entity.life && <ActButtons entity={entity} row={row} small />}
        {rowButtons?.(row)}
      </RowButtons>
    ),
  };
  return (
    <>
      {onPage && (
        <PageHeader
          note={lead ?? words.lead}
          actions={
            (imports || add || headerActs) && (
              <>
                {headerActs}
                {imports}
                {add}
              </>
            )
          }
        />
      )}
      <OfficeTable<AnyRow>
        resource={entity.calls.list!.replace(/^GET \/|\/$/g, '')}
        sort={{ field: entity.sort[0], order: entity.sort[1] }}
        {...(isSearched(entity) ? { searchLabel: t('search') } : {})}
        name={titleOf}
        exportable={exportable}
        coded={entity.imported !== undefined}
        {...(only ? { permanentFilter: only } : {})}
        {...(storeKey ? { storeKey } : {})}
        {...(startFilter ? { startFilter } : {})}
        header={
          <>
            {header}
            {counts && <StateCounts entity={entity} states={counts} />}
          </>
        }
        {...(many ? { bulk: bulkOf(entity) } : bulk && mayWrite ? { bulk } : {})}
        {...(renderBody ? { renderBody } : {})}
        filters={filters}
        columns={[...shown, acts]}
        emptyTitle={empty ?? words.empty ?? t('empty')}
        emptyHint={add ? t('empty_hint') : undefined}
        emptyAction={add || undefined}
      />
      <Suspense fallback={null}>
        {asked?.act === 'add' && <Form entity={entity} row={null} onClose={close} below={below?.(null)} />}
        {asked?.act === 'import' && imports && <EntityImport entity={entity} onClose={close} after={afterImport} />}
        {asked?.act === 'form' && <Form entity={entity} row={asked.row} onClose={close} below={below?.(asked.row)} />}
        {asked?.act === 'history' && <EntityHistory entity={entity} row={asked.row} onClose={close} />}
      </Suspense>
      {asked?.act === 'remove' && (
        <ConfirmDialog
          open
          title={t('remove_title', { object: words.object, name: titleOf(asked.row) })}
          confirm={t('remove')}
          destructive
          busy={remove.isPending}
          onConfirm={() => remove.mutate(asked.row)}
          onClose={close}
        >
          {words.removal ?? t('remove_text')}
        </ConfirmDialog>
      )}
    </>
  );
}
