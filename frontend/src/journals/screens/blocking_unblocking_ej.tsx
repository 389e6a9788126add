import { entities } from '@portal/event-schemas/journals/entities.ts';
import { overseers } from '@portal/event-schemas/journals/roles.ts';
import type { BlockingRow, OpeningRow } from '@portal/event-schemas/journals/views.ts';
import { useState } from 'react';
import { useTabInAddress } from '../../app/use-in-address.ts';
import { EntityTable } from '../../entity/list-screen.tsx';
import { useMay } from '../../entity/may.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useLiveList } from '../../lists/use-live-list.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { OpeningChange } from '../parts/opening-change.tsx';
import { OpeningDialog } from '../parts/opening-dialog.tsx';
import { useOpeningsText } from '../text.ts';

const tabs = ['requests', 'lasting', 'ended', 'history'] as const;

/** blocking_unblocking_ej: requests of teachers, weeks of journals that are open for some days, and all that was closed and opened. */
export default function BlockingUnblockingEj() {
  const t = useOpeningsText();
  const may = useMay();
  const [tab, setTab] = useTabInAddress(tabs);
  const [opening, setOpening] = useState(false);
  return (
    <>
      <PageHeader
        note={t('lead')}
        actions={
          may(overseers) && (
            <OfficeActButton variant="contained" onClick={() => setOpening(true)}>
              {t('act')}
            </OfficeActButton>
          )
        }
      />
      <TabBar
        label={t('tabs.label')}
        panels={false}
        tabs={tabs.map(id => ({ id, label: t(`tabs.${id}`) }))}
        selected={tab}
        onSelect={setTab}
      />
      {tab === 'requests' ? (
        <EntityTable
          entity={entities.reopening_request}
          columns={['journal', 'week', 'reason', 'asked_by', 'asked_at', 'days', 'state']}
        />
      ) : tab === 'history' ? (
        <Histories />
      ) : (
        <Openings key={tab} lasting={tab === 'lasting'} />
      )}
      {opening && <OpeningDialog onClose={() => setOpening(false)} />}
    </>
  );
}

/** Reopenings in force, or those that are over. */
function Openings({ lasting }: { lasting: boolean }) {
  const t = useOpeningsText();
  const format = useFormat();
  const may = useMay();
  const [changed, setChanged] = useState<OpeningRow | null>(null);
  const [taken, setTaken] = useState<OpeningRow | null>(null);
  useLiveList({ channel: 'registration', keys: ['slow:journals'] });
  const takeBack = useSend('PUT /block_unblock_ej/remove/{uid}/', {
    done: t('done_take_back'),
    onDone: () => setTaken(null),
  });
  const what = ({ called, journals }: OpeningRow): string => {
    const names = called.slice(0, 3).map(name => format.name(name));
    const more = journals - names.length;
    return [...names, ...(more > 0 ? [t('more', { count: more })] : [])].join(', ');
  };
  return (
    <>
      <OfficeTable<OpeningRow>
        resource="block_unblock_ej/list"
        storeKey={`journals/openings/${lasting ? 'lasting' : 'ended'}`}
        permanentFilter={{ is_active: lasting }}
        sort={{ field: 'from', order: 'DESC' }}
        name={what}
        exportable
        emptyTitle={t('empty')}
        emptyHint={t('empty_hint')}
        columns={[
          { source: 'called', label: t('what'), render: what },
          { source: 'weeks', label: t('weeks'), numeric: true, sortable: false },
          {
            source: 'until',
            label: t('until'),
            sortable: true,
            render: row => (row.until ? format.shortDateTime(row.until) : ''),
          },
          { source: 'reason', label: t('reason') },
          { source: 'by_name', label: t('made_by'), sortable: false },
          { source: 'from', label: t('made_at'), sortable: true, render: row => format.shortDateTime(row.from) },
          ...(lasting && may(overseers)
            ? [
                {
                  source: 'is_active',
                  label: '',
                  sortable: false,
                  render: (row: OpeningRow) => (
                    <>
                      <OfficeActButton variant="text" onClick={() => setChanged(row)}>
                        {t('change')}
                      </OfficeActButton>
                      <OfficeActButton variant="text" color="error" onClick={() => setTaken(row)}>
                        {t('take_back')}
                      </OfficeActButton>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {changed && <OpeningChange row={changed} onClose={() => setChanged(null)} />}
      {taken && (
        <ConfirmDialog
          open
          title={t('take_back_title')}
          confirm={t('take_back')}
          destructive
          busy={takeBack.isPending}
          onConfirm={() => takeBack.mutate({ params: { uid: taken.uid } })}
          onClose={() => setTaken(null)}
        >
          {what(taken)}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Weeks closed and opened, by themselves and by hand, the last first. */
function Histories() {
  const t = useOpeningsText();
  const format = useFormat();
  useLiveList({ channel: 'registration', keys: ['slow:journals'] });
  const name = (row: BlockingRow): string => `${row.code} ${format.name(row.name)}`;
  return (
    <OfficeTable<BlockingRow>
      resource="block_unblock_ej/journal_block_unblock"
      storeKey="journals/openings/history"
      sort={{ field: 'at', order: 'DESC' }}
      name={name}
      exportable
      emptyTitle={t('empty')}
      columns={[
        { source: 'code', label: t('journal'), sortable: true, render: name },
        { source: 'teacher_name', label: t('teacher'), sortable: false },
        { source: 'week', label: t('week'), sortable: true, render: row => format.shortDate(row.week) },
        { source: 'type', label: t('event'), sortable: false, render: row => t(`events.${row.type as 'WeekBlocked'}`) },
        {
          source: 'until',
          label: t('until'),
          sortable: false,
          render: row => (row.until ? format.shortDateTime(row.until) : ''),
        },
        { source: 'holes', label: t('holes'), numeric: true, sortable: false },
        { source: 'by_name', label: t('made_by'), sortable: false, render: row => row.by_name ?? t('itself') },
        { source: 'reason', label: t('reason'), sortable: false },
        { source: 'at', label: t('made_at'), sortable: true, render: row => format.shortDateTime(row.at) },
      ]}
    />
  );
}
