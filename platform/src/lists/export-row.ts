import type { Locale } from '@portal/event-schemas/kernel/localized.ts';
import type { ExportColumn } from './cells.ts';

export interface ExportRow {
  id: string;
  account: string;
  /** The list that it is of. */
  call: string;
  name: string;
  format: 'csv' | 'xlsx';
  /** A file for the import: the list's `coded` makes its cells. */
  codes: boolean;
  locale: Locale;
  /** `past`: the rows are read as they were at a moment. */
  statement: { rows: string; count: string; values: unknown[]; past?: string };
  columns: ExportColumn[];
  status: 'waiting' | 'running' | 'ready' | 'failed';
  done: number;
  total: number;
}
