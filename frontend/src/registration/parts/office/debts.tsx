import type { CertificateRow, DebtRow } from '@portal/event-schemas/registration/settings-views.ts';
import { debtKinds } from '@portal/event-schemas/registration/codes.ts';
import { useState } from 'react';
import { useSession } from '../../../app/portal.ts';
import { useSend } from '../../../http/use-send.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { TableFilter } from '../../../lists/filters.ts';
import { OfficeTable } from '../../../lists/office-table.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useOfficeText } from '../../office-text.ts';
import { HistoryDialog } from '../../../audit/api.ts';
import { RowButtons } from '../../../entity/row-buttons.tsx';
import { byGroup, byValue, byYear } from '../../../lists/university-filters.ts';

/** By where students belong. */
function useStudentFilters(): TableFilter[] {
  const t = useOfficeText();
  return [
    byYear(t('common.course')),
    byValue('faculty', t('common.faculty'), 'GET /advisors/faculties/'),
    byValue('edu_prog', t('common.program'), 'GET /advisors/edu_programs/'),
    byGroup(t('common.group'), { rare: true }),
    byValue('advisor', t('common.advisor'), 'GET /organizations/advisor_list/', { rare: true }),
  ];
}
/** The finance office keeps debts but does not look into the log. */
const useSeesHistory = (): boolean => {
  const session = useSession();
  return session.is_office || session.is_org_admin || session.is_auditor;
};

/** Who owes what, with clearing. */
export function Debts({ mayClear }: { mayClear: boolean }) {
  const t = useOfficeText();
  const format = useFormat();
  const seesHistory = useSeesHistory();
  const filters = useStudentFilters();
  const [asked, setAsked] = useState<{ act: 'clear' | 'history'; row: DebtRow } | null>(null);
  const close = (): void => setAsked(null);
  const clear = useSend('DELETE /advising/students/{uid}/debts/{kind}/', { done: t('debts.cleared'), onDone: close });
  return (
    <>
      <OfficeTable<DebtRow>
        resource="registration/debts"
        sort={{ field: 'since', order: 'DESC' }}
        searchLabel={t('common.search_student')}
        name={row => `${row.display_name}, ${t(`debts.kinds.${row.kind}`)}`}
        exportable
        emptyTitle={t('debts.empty')}
        emptyHint={t('debts.empty_hint')}
        filters={[
          {
            source: 'kind',
            label: t('debts.kind'),
            kind: 'choice',
            several: true,
            choices: debtKinds.map(value => ({ value, label: t(`debts.kinds.${value}`) })),
          },
          ...filters,
          { source: 'amount', label: t('debts.amount'), kind: 'range', type: 'number', rare: true },
          { source: 'since', label: t('debts.since'), kind: 'range', type: 'date', rare: true },
        ]}
        columns={[
          {
            source: 'display_name',
            label: t('common.student'),
            sortable: true,
            ...(seesHistory ? { onClick: (row: DebtRow) => setAsked({ act: 'history', row }) } : {}),
          },
          { source: 'code', label: t('common.number'), sortable: true },
          { source: 'group_name', label: t('common.group'), sortable: true },
          {
            source: 'kind',
            label: t('debts.kind'),
            sortable: true,
            render: row => <StatusChip tone="bad">{t(`debts.kinds.${row.kind}`)}</StatusChip>,
          },
          {
            source: 'amount',
            label: t('debts.amount'),
            sortable: true,
            numeric: true,
            render: row => (row.amount === null ? t('common.none') : format.number(row.amount)),
          },
          { source: 'note', label: t('debts.note') },
          { source: 'since', label: t('debts.since'), sortable: true, render: row => format.shortDateTime(row.since) },
          { source: 'course', label: t('common.course'), sortable: true, numeric: true, optional: true },
          {
            source: 'edu_prog_name',
            label: t('common.program'),
            sortable: true,
            optional: true,
            render: row => format.name(row.edu_prog_name),
          },
          {
            source: 'advisor_name',
            label: t('common.advisor'),
            sortable: true,
            optional: true,
            render: row => row.advisor_name ?? '',
          },
          ...(mayClear
            ? [
                {
                  source: 'actions',
                  label: t('common.actions'),
                  render: (row: DebtRow) => (
                    <RowButtons
                      name={row.display_name}
                      buttons={[{ label: t('debts.clear'), onClick: () => setAsked({ act: 'clear', row }) }]}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {asked?.act === 'history' && (
        <HistoryDialog
          stream={`registration_standing-${asked.row.student}`}
          title={t('history.title', { name: asked.row.display_name })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked?.act === 'clear'}
        title={t('debts.clear_title')}
        confirm={t('debts.clear')}
        busy={clear.isPending}
        onClose={close}
        onConfirm={() => asked && clear.mutate({ params: { uid: asked.row.student, kind: asked.row.kind } })}
      >
        {asked && t('debts.clear_text', { name: asked.row.display_name, kind: t(`debts.kinds.${asked.row.kind}`) })}
      </ConfirmDialog>
    </>
  );
}

/** Until when medical certificates are valid; the ones that run out first stand first. */
export function Certificates() {
  const t = useOfficeText();
  const format = useFormat();
  const filters = useStudentFilters();
  return (
    <OfficeTable<CertificateRow>
      resource="registration/medical_certificates"
      sort={{ field: 'valid_until', order: 'ASC' }}
      searchLabel={t('common.search_student')}
      name={row => row.display_name}
      exportable
      emptyTitle={t('debts.certificates_empty')}
      emptyHint={t('debts.certificates_hint')}
      filters={[{ source: 'valid', label: t('debts.valid'), kind: 'boolean' }, ...filters]}
      columns={[
        { source: 'display_name', label: t('common.student'), sortable: true },
        { source: 'code', label: t('common.number'), sortable: true },
        { source: 'group_name', label: t('common.group'), sortable: true },
        {
          source: 'valid_until',
          label: t('debts.valid_until'),
          sortable: true,
          render: row => format.shortDate(row.valid_until),
        },
        {
          source: 'valid',
          label: t('common.status'),
          render: row => (
            <StatusChip tone={row.valid ? 'ok' : 'bad'}>{t(row.valid ? 'debts.valid' : 'debts.expired')}</StatusChip>
          ),
        },
        {
          source: 'edu_prog_name',
          label: t('common.program'),
          sortable: true,
          optional: true,
          render: row => format.name(row.edu_prog_name),
        },
      ]}
    />
  );
}
