import { useState, type ReactNode } from 'react';
import { DataTable } from '../../../shell/data-table.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { useStatisticsText } from '../../text.ts';

export interface FigureTable {
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A chart in a panel, with the table that says the same: one button changes between the two. */
export function FigurePanel({
  title,
  note,
  table,
  actions,
  children,
}: {
  title: string;
  note?: ReactNode;
  table: FigureTable;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const t = useStatisticsText();
  const [asTable, setAsTable] = useState(false);
  const button = (
    <button type="button" className="button" aria-pressed={asTable} onClick={() => setAsTable(shown => !shown)}>
      {asTable ? t('as_chart') : t('as_table')}
    </button>
  );
  return (
    <Panel
      title={title}
      note={note}
      actions={
        <>
          {actions}
          {table.rows.length > 0 && button}
        </>
      }
      flush={asTable}
    >
      {table.rows.length === 0 ? (
        <p className="mut">{t('nothing')}</p>
      ) : asTable ? (
        <DataTable label={t('table_of', { title })} heads={table.heads} rows={table.rows} />
      ) : (
        children
      )}
    </Panel>
  );
}
