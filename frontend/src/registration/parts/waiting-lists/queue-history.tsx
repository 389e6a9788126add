import { queueHappenings } from '@portal/event-schemas/registration/codes.ts';
import type { QueueHappening } from '@portal/event-schemas/registration/waiting-lists.ts';
import { useFormat } from '../../../i18n/format.ts';
import { OfficeTable } from '../../../lists/office-table.tsx';
import { StatusChip, type Tone } from '../../../shell/status-chip.tsx';
import { useQueuesText } from '../../queues-text.ts';

const tones: Record<QueueHappening['what'], Tone> = {
  joined: 'quiet',
  offered: 'info',
  passed: 'warn',
  withdrawn: 'warn',
  left: 'quiet',
  moved: 'info',
  admitted: 'ok',
};
const codes = [
  'withdrawn',
  'registered',
  'reset',
  'office',
  'lesson_cancelled',
  'declined',
  'expired',
  'checks_failed',
  'blocked',
] as const;

/** What happened in the waiting list, with the reason of each pass, move and admission. */
export function QueueHistory({ course }: { course: string }) {
  const t = useQueuesText();
  const format = useFormat();
  /** A code in words; what the office wrote stays as it is. */
  const reasonOf = ({ what, reason }: QueueHappening): string | null => {
    const code = what === 'moved' || what === 'admitted' ? undefined : codes.find(one => one === reason);
    return code ? t(`queues.reasons.${code}`) : reason;
  };
  const details = (row: QueueHappening): string =>
    [
      reasonOf(row),
      row.refusal,
      row.what === 'moved'
        ? t('queues.details.move', { from: row.from ?? 0, to: row.to ?? 0 })
        : row.what === 'admitted'
          ? t('queues.details.from', { from: row.from ?? 0 })
          : null,
      row.until && t('queues.details.until', { time: format.shortDateTime(row.until) }),
      row.passed_over > 0 ? t('queues.details.over', { count: row.passed_over }) : null,
    ]
      .filter(Boolean)
      .join(' · ') || '–';
  return (
    <OfficeTable<QueueHappening>
      resource="registration/waiting_lists/history"
      sort={{ field: 'number', order: 'DESC' }}
      permanentFilter={{ course }}
      searchLabel={t('queues.search_student')}
      name={row => row.display_name}
      exportable
      emptyTitle={t('nothing')}
      filters={[
        {
          source: 'what',
          label: t('queues.what'),
          kind: 'choice',
          several: true,
          choices: queueHappenings.map(value => ({ value, label: t(`queues.happenings.${value}`) })),
        },
      ]}
      columns={[
        { source: 'display_name', label: t('columns.name'), sortable: true },
        {
          source: 'at',
          label: t('queues.when'),
          sortable: true,
          render: row => `${format.shortDate(row.at)} ${format.timeWithSeconds(row.at)}`,
        },
        {
          source: 'what',
          label: t('queues.what'),
          sortable: true,
          render: row => <StatusChip tone={tones[row.what]}>{t(`queues.happenings.${row.what}`)}</StatusChip>,
        },
        { source: 'reason', label: t('columns.reason'), render: details },
        { source: 'by_name', label: t('queues.by'), render: row => row.by_name ?? '–' },
      ]}
    />
  );
}
