import type { SuperRegistrationRow } from '@portal/event-schemas/registration/settings-views.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { HistoryDialog } from '../../audit/api.ts';
import { SuperFormDialog } from '../parts/office/dialogs.ts';
import { RowButtons } from '../../entity/row-buttons.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { useOfficeText } from '../office-text.ts';
import { byPeriod } from '../../lists/university-filters.ts';

type Asked = { act: 'end' | 'history'; row: SuperRegistrationRow } | { act: 'add' };

/** super-registration: whose card may be edited outside the registration period, until when, who allowed it and why. */
export default function SuperRegistration() {
  const t = useOfficeText();
  const format = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const end = useSend('POST /organizations/change_online_registration_super/', {
    done: t('supers.ended'),
    onDone: close,
  });
  return (
    <>
      <PageHeader
        note={t('supers.lead')}
        actions={
          <OfficeActButton variant="contained" onClick={() => setAsked({ act: 'add' })}>
            {t('supers.add')}
          </OfficeActButton>
        }
      />
      <OfficeTable<SuperRegistrationRow>
        resource="registration/super_registrations"
        sort={{ field: 'set_at', order: 'DESC' }}
        searchLabel={t('common.search_student')}
        name={row => row.display_name}
        exportable
        emptyTitle={t('supers.empty')}
        emptyHint={t('supers.empty_hint')}
        filters={[
          { source: 'active', label: t('supers.only_active'), kind: 'boolean' },
          byPeriod(t('common.study_period')),
          { source: 'until', label: t('supers.until'), kind: 'range', type: 'date' },
        ]}
        columns={[
          {
            source: 'display_name',
            label: t('common.student'),
            sortable: true,
            onClick: row => setAsked({ act: 'history', row }),
          },
          { source: 'group_name', label: t('common.group'), sortable: true },
          {
            source: 'study_period_name',
            label: t('common.study_period'),
            sortable: true,
            render: row => format.name(row.study_period_name),
          },
          {
            source: 'active',
            label: t('supers.state'),
            render: row => (
              <StatusChip tone={row.active ? 'ok' : 'quiet'}>
                {t(row.active ? 'supers.active' : 'supers.over')}
              </StatusChip>
            ),
          },
          { source: 'until', label: t('supers.until'), sortable: true, render: row => format.shortDateTime(row.until) },
          { source: 'reason', label: t('supers.reason') },
          {
            source: 'set_by_name',
            label: t('supers.by'),
            sortable: true,
            render: row => row.set_by_name ?? row.set_by,
          },
          {
            source: 'set_at',
            label: t('supers.at'),
            sortable: true,
            optional: true,
            render: row => format.shortDateTime(row.set_at),
          },
          {
            source: 'actions',
            label: t('common.actions'),
            render: row => (
              <RowButtons
                name={row.display_name}
                buttons={[
                  row.active && { label: t('supers.end'), bad: true, onClick: () => setAsked({ act: 'end', row }) },
                ]}
              />
            ),
          },
        ]}
      />
      {asked?.act === 'add' && <SuperFormDialog onClose={close} />}
      {asked?.act === 'history' && (
        <HistoryDialog
          stream={`registration_standing-${asked.row.student}`}
          title={t('history.title', { name: asked.row.display_name })}
          onClose={close}
        />
      )}
      {asked?.act === 'end' && (
        <ReasonDialog
          title={t('supers.end_title')}
          confirm={t('supers.end')}
          destructive
          busy={end.isPending}
          label={t('common.reason')}
          onClose={close}
          onConfirm={reason =>
            end.mutate({
              body: { students: [asked.row.student], study_period: asked.row.study_period, until: null, reason },
            })
          }
        >
          {t('supers.end_text', { name: asked.row.display_name })}
        </ReasonDialog>
      )}
    </>
  );
}
