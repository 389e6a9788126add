import { planners } from '@portal/event-schemas/offerings/roles.ts';
import { stageNames } from '@portal/event-schemas/offerings/rollover/list-names.ts';
import { rollOverStages } from '@portal/event-schemas/offerings/rollover/codes.ts';
import type { RollOverRow } from '@portal/event-schemas/offerings/rollover/views.ts';
import { useState } from 'react';
import { useMay } from '../../entity/may.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { useNearestTerm } from '../../registration/api.ts';
import { lazyDialog } from '../../shell/lazy-dialog.tsx';
import { byPeriod } from '../../lists/university-filters.ts';
import { PageHeader } from '../../shell/page-header.tsx';
import { Skeletons } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { AskRollOver } from '../rollover/ask.tsx';
import { useRollOverText } from '../rollover/text.ts';

const RollOverReport = lazyDialog(() => import('../rollover/report.tsx').then(file => file.RollOverReport));
const live = { channel: 'registration' as const, keys: ['roll_overs'] };
const tones = { running: 'info', finished: 'ok', undoing: 'info', undone: 'quiet' } as const;

/** roll-over: the drafts of a term out of an earlier one, what is not copied and why, and all roll-overs that there were. */
export default function RollOver() {
  const t = useRollOverText();
  const format = useFormat();
  const may = useMay();
  const nearest = useNearestTerm();
  const [shown, setShown] = useState<string | null>(null);
  useLiveList(live);
  return (
    <>
      <PageHeader note={t('lead')} />
      {may(planners) &&
        (nearest ? <AskRollOver nearest={nearest.study_period} onAsked={setShown} /> : <Skeletons lines={6} />)}
      <h2>{t('list')}</h2>
      <OfficeTable<RollOverRow>
        resource="rollovers"
        sort={{ field: 'asked_at', order: 'DESC' }}
        name={row => `${format.name(row.from_name)} → ${format.name(row.to_name)}`}
        exportable
        emptyTitle={t('empty')}
        filters={[
          byPeriod(t('to'), { source: 'to_period' }),
          byPeriod(t('from'), { source: 'from_period', rare: true }),
          {
            source: 'stage',
            label: t('stage'),
            kind: 'choice',
            several: true,
            choices: rollOverStages.map(stage => ({ value: stage, label: format.name(stageNames[stage]) })),
          },
        ]}
        columns={[
          {
            source: 'to_name',
            label: t('terms'),
            sortable: true,
            render: row => `${format.name(row.from_name)} → ${format.name(row.to_name)}`,
            onClick: row => setShown(row.uid),
          },
          {
            source: 'stage',
            label: t('stage'),
            render: row => <StatusChip tone={tones[row.stage]}>{format.name(stageNames[row.stage])}</StatusChip>,
          },
          {
            source: 'asked_at',
            label: t('asked_at'),
            sortable: true,
            render: row => format.shortDateTime(row.asked_at),
          },
          {
            source: 'asked_by_name',
            label: t('asked_by'),
            sortable: true,
            render: row => row.asked_by_name ?? row.asked_by,
          },
          { source: 'copied', label: t('made'), sortable: true, numeric: true, render: row => numberOf(row.copied) },
          {
            source: 'left_out',
            label: t('left_out'),
            sortable: true,
            numeric: true,
            render: row => numberOf(row.left_out),
          },
          {
            source: 'refused',
            label: t('refused'),
            sortable: true,
            numeric: true,
            optional: true,
            render: row => numberOf(row.refused),
          },
          {
            source: 'drafts',
            label: t('now'),
            render: row => (
              <span className="num">
                {[
                  t('drafts', { count: format.number(row.drafts) }),
                  t('opened', { count: format.number(row.opened) }),
                ].join(', ')}
              </span>
            ),
          },
        ]}
      />
      {shown && <RollOverReport uid={shown} onClose={() => setShown(null)} />}
    </>
  );

  function numberOf(value: number | null): string {
    return value === null ? '–' : format.number(value);
  }
}
