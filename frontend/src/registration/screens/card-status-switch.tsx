import type { StatusSwitchRow } from '@portal/event-schemas/registration/settings-views.ts';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { SwitchReportDialog } from '../parts/office/dialogs.ts';
import { useStatuses } from '../parts/office/statuses.ts';
import { useOfficeText } from '../office-text.ts';
import { byPeriod } from '../../lists/university-filters.ts';

const SwitchAsk = lazy(() => import('../parts/office/switch-ask.tsx').then(file => ({ default: file.SwitchAsk })));

const live = { channel: 'registration', keys: ['status_switches'] } as const;

/** card-status-switch: one status for all cards of a filter, with a reason, a count before, progress, and a report of those that were refused. */
export default function CardStatusSwitch() {
  const t = useOfficeText();
  const format = useFormat();
  const statuses = useStatuses();
  const nameOf = (status: string): string => statuses.find(one => one.value === status)?.label ?? status;
  const [shown, setShown] = useState<string | null>(null);
  useLiveList(live);
  return (
    <>
      <PageHeader note={t('switches.lead')} />
      <Suspense fallback={<Skeletons lines={6} />}>
        <SwitchAsk onAsked={setShown} />
      </Suspense>
      <h2>{t('switches.list')}</h2>
      <OfficeTable<StatusSwitchRow>
        resource="registration/status_switches"
        sort={{ field: 'asked_at', order: 'DESC' }}
        name={row => `${nameOf(row.status)}, ${format.shortDateTime(row.asked_at)}`}
        emptyTitle={t('switches.empty')}
        filters={[
          { source: 'status', label: t('switches.to'), kind: 'choice', several: true, choices: statuses },
          byPeriod(t('common.study_period')),
          { source: 'asked_at', label: t('switches.asked_at'), kind: 'range', type: 'date' },
        ]}
        columns={[
          {
            source: 'asked_at',
            label: t('switches.asked_at'),
            sortable: true,
            render: row => format.shortDateTime(row.asked_at),
            onClick: row => setShown(row.uid),
          },
          { source: 'status', label: t('switches.to'), sortable: true, render: row => nameOf(row.status) },
          {
            source: 'study_period_name',
            label: t('common.study_period'),
            sortable: true,
            render: row => format.name(row.study_period_name),
          },
          { source: 'reason', label: t('common.reason') },
          {
            source: 'asked_by_name',
            label: t('switches.by'),
            sortable: true,
            render: row => row.asked_by_name ?? row.asked_by,
          },
          { source: 'cards', label: t('switches.cards'), sortable: true, numeric: true },
          {
            source: 'refused',
            label: t('switches.refused'),
            sortable: true,
            numeric: true,
            render: row => (row.refused === null ? t('common.none') : format.number(row.refused)),
          },
          {
            source: 'finished_at',
            label: t('common.status'),
            sortable: true,
            render: row => (
              <StatusChip tone={row.finished_at ? 'ok' : 'info'}>
                {t(row.finished_at ? 'switches.finished' : 'switches.running')}
              </StatusChip>
            ),
          },
        ]}
      />
      {shown && <SwitchReportDialog uid={shown} onClose={() => setShown(null)} />}
    </>
  );
}
