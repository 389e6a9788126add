import type { LoggedEvent } from '@portal/event-schemas/audit/history.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { TableColumn } from '../../../lists/table-types.ts';
import { useLogText } from '../../log-text.ts';
import { useRecordName } from '../../record-text.ts';

/** Columns that every question about events has: when (opens the event), what, who, whose record. */
export function useEventColumns<Row extends LoggedEvent>(onOpen: (position: number) => void): TableColumn<Row>[] {
  const t = useLogText();
  const format = useFormat();
  const recordName = useRecordName();
  const recordOf = ({ aggregate, title }: LoggedEvent): string =>
    [recordName(aggregate), title].filter(Boolean).join(' · ');
  return [
    {
      source: 'position',
      label: t('column.at'),
      sortable: true,
      onClick: row => onOpen(row.position),
      render: row => (
        <span className="num">
          {format.shortDate(row.at)} {format.timeWithSeconds(row.at)}
        </span>
      ),
    },
    { source: 'sentence', label: t('column.what') },
    {
      source: 'actor',
      label: t('column.who'),
      render: row =>
        row.on_behalf_of
          ? t('event.as', { actor: row.actor.display_name, person: row.on_behalf_of.display_name })
          : row.actor.display_name,
    },
    { source: 'record', label: t('column.record'), render: recordOf },
  ];
}
