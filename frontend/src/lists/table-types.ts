import type { ReactNode } from 'react';
import type { BulkActions } from './bulk-bar.tsx';
import type { TableFilter } from './filters.ts';

/** A column. The first one is the link of the row: give it `to` (or `onClick` for a dialog). */
export interface TableColumn<Row> {
  source: string;
  label: string;
  render?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
  to?: (row: Row) => string;
  onClick?: (row: Row) => void;
  /** Left out until it is chosen under "Columns". */
  optional?: boolean;
  /** The filter that says the same where it has one value; that of the column's name unless it is said. */
  saidBy?: string;
}

export interface OfficeTableProps<Row> {
  /** Path of the list below /api/v1, without slashes at its ends: `advisors/my_students/all`. */
  resource: string;
  columns: readonly TableColumn<Row>[];
  /** What a row is called, for the name of its checkbox and of its card. */
  name: (row: Row) => string;
  sort: { field: string; order: 'ASC' | 'DESC' };
  filters?: readonly TableFilter[];
  /** Always applied and never shown. */
  permanentFilter?: Record<string, unknown>;
  /** Shown as filled chips at the first visit. */
  startFilter?: Record<string, unknown>;
  /** Under what filters, sorting and page are remembered, where two screens show one resource (default: the resource). */
  storeKey?: string;
  /** Label of the search field (`q`); no field without it. */
  searchLabel?: string;
  /** Shows the rows in its own way instead of in columns: a timeline. */
  renderBody?: (rows: readonly Row[]) => ReactNode;
  /** What opens under a row; the first column is then the button that opens it. */
  renderExpanded?: (row: Row) => ReactNode;
  /** Stands above the filters, inside of the list: it may read the list's filters with `useListContext`. */
  header?: ReactNode;
  /** Buttons for the selected rows; without them no row can be selected. */
  bulk?: BulkActions<Row>;
  /** Offers csv and xlsx of the whole list under its filters, made by a job of the server. */
  exportable?: boolean;
  /** And a csv with codes, which the import of the records reads again. */
  coded?: boolean;
  emptyTitle?: string;
  emptyHint?: ReactNode;
  emptyAction?: ReactNode;
}
