import type { UnblockRow } from '@portal/event-schemas/grades/views.ts';
import { useState } from 'react';
import { useMay } from '../../entity/may.ts';
import { useTabInAddress } from '../../app/use-in-address.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { OpeningDialog } from '../parts/opening-dialog.tsx';
import { useOpeningsText } from '../text.ts';

const live = { channel: 'final_grades', keys: ['slow:final-grades'] } as const;
const resources = { lasting: 'block_final_grades/list', all: 'journals/history_final_grades_block_unblock' } as const;

/** blocking_unblocking_final_grades: closed sheets that are open to their teachers for some days, and those that were. */
export default function BlockingUnblockingFinalGrades() {
  const t = useOpeningsText();
  const format = useFormat();
  const may = useMay();
  const [tab, setTab] = useTabInAddress(['lasting', 'all']);
  const [asked, setAsked] = useState<UnblockRow | 'new' | null>(null);
  useLiveList(live);
  const end = useSend('PUT /block_final_grades/remove/{uid}/', { done: t('done.close'), onDone: () => setAsked(null) });
  const acts = may(['office', 'org_admin']);
  const what = (row: UnblockRow): string => {
    if (row.common) return t('everything');
    const names = row.courses.slice(0, 3).map(({ name, number }) => `${format.name(name)} (${number})`);
    const more = row.courses.length - names.length;
    return [...names, ...(more > 0 ? [t('more', { count: more })] : [])].join(', ');
  };
  return (
    <>
      <PageHeader
        note={t('lead')}
        actions={
          acts && (
            <OfficeActButton variant="contained" onClick={() => setAsked('new')}>
              {t('add')}
            </OfficeActButton>
          )
        }
      />
      <TabBar
        label={t('tabs.label')}
        panels={false}
        tabs={(['lasting', 'all'] as const).map(id => ({ id, label: t(`tabs.${id}`) }))}
        selected={tab}
        onSelect={setTab}
      />
      <OfficeTable<UnblockRow>
        key={tab}
        resource={resources[tab]}
        sort={{ field: 'made_at', order: 'DESC' }}
        name={what}
        exportable
        emptyTitle={t('empty')}
        emptyHint={t('empty_hint')}
        columns={[
          { source: 'courses', label: t('what'), render: what },
          { source: 'date', label: t('last_day'), sortable: true, render: row => format.shortDate(row.date) },
          { source: 'reason', label: t('reason') },
          { source: 'made_by', label: t('made_by'), sortable: true, render: row => row.made_by ?? '–' },
          { source: 'made_at', label: t('made_at'), sortable: true, render: row => format.shortDateTime(row.made_at) },
          {
            source: 'is_active',
            label: t('state'),
            render: row =>
              row.is_active && acts ? (
                <OfficeActButton variant="text" color="error" onClick={() => setAsked(row)}>
                  {t('close')}
                </OfficeActButton>
              ) : (
                <StatusChip tone={row.is_active ? 'ok' : 'quiet'}>{t(row.is_active ? 'lasts' : 'ended')}</StatusChip>
              ),
          },
        ]}
      />
      {asked === 'new' && <OpeningDialog onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'new' && (
        <ConfirmDialog
          open
          title={t('close_title')}
          confirm={t('close')}
          destructive
          busy={end.isPending}
          onConfirm={() => end.mutate({ params: { uid: asked.uid } })}
          onClose={() => setAsked(null)}
        >
          {what(asked)}
        </ConfirmDialog>
      )}
    </>
  );
}
