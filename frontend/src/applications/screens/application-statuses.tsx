import { applicationStages } from '@portal/event-schemas/applications/codes.ts';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import type { TableColumn } from '../../lists/table-types.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { useOfficeText } from '../office-text.ts';
import { StatusDialog } from '../parts/office/status-dialog.tsx';
import type { StatusRow } from '../parts/office/status-row.ts';
import { ApplicationStatus } from '../parts/way/application-status.tsx';
import { useText } from '../text.ts';
import { useWayText } from '../way-text.ts';

/** application-statuses: names and colours of what people see of an application; those that the route sets stay, others come and go. */
export default function ApplicationStatuses() {
  const t = useOfficeText();
  const words = useText();
  const way = useWayText();
  const format = useFormat();
  const { is_office, is_org_admin } = useSession();
  const changes = is_office || is_org_admin;
  const [editing, setEditing] = useState<StatusRow | 'new' | null>(null);
  const [removing, setRemoving] = useState<StatusRow | null>(null);
  const remove = useSend('DELETE /studapps/statuses/{uid}/', {
    done: t('statuses.removed'),
    onDone: () => setRemoving(null),
  });
  const nameOf = (row: StatusRow): string => format.name(row.name);
  const actions: TableColumn<StatusRow>[] = changes
    ? [
        {
          source: 'actions',
          label: t('statuses.actions'),
          render: row => (
            <span style={{ display: 'inline-flex', gap: 4, flexWrap: 'wrap' }}>
              <OfficeActButton
                size="small"
                variant="text"
                aria-label={`${t('statuses.change')}: ${nameOf(row)}`}
                onClick={() => setEditing(row)}
              >
                {t('statuses.change')}
              </OfficeActButton>
              {!row.initial && (
                <OfficeActButton
                  size="small"
                  variant="text"
                  color="error"
                  aria-label={`${t('statuses.remove')}: ${nameOf(row)}`}
                  onClick={() => setRemoving(row)}
                >
                  {t('statuses.remove')}
                </OfficeActButton>
              )}
            </span>
          ),
        },
      ]
    : [];
  return (
    <>
      <PageHeader
        note={t('statuses.lead')}
        actions={
          changes && (
            <OfficeActButton variant="contained" onClick={() => setEditing('new')}>
              {t('statuses.add')}
            </OfficeActButton>
          )
        }
      />
      <OfficeTable<StatusRow>
        resource="studapps/statuses"
        sort={{ field: 'sort', order: 'ASC' }}
        searchLabel={t('statuses.search')}
        name={nameOf}
        emptyTitle={t('statuses.empty')}
        filters={[
          {
            source: 'stage',
            label: t('statuses.stage'),
            kind: 'choice',
            several: true,
            choices: applicationStages.map(value => ({ value, label: words(`stage.${value}`) })),
          },
        ]}
        columns={[
          {
            source: 'name',
            label: t('statuses.name'),
            sortable: true,
            render: row => <ApplicationStatus status={row} />,
          },
          { source: 'stage', label: t('statuses.stage'), sortable: true, render: row => words(`stage.${row.stage}`) },
          { source: 'colour', label: t('statuses.colour'), sortable: true, render: row => way(`colour.${row.colour}`) },
          {
            source: 'initial',
            label: t('statuses.initial'),
            sortable: true,
            render: row =>
              row.initial ? (
                <span title={t('statuses.initial_stays')}>{t('statuses.initial_yes')}</span>
              ) : (
                t('statuses.initial_no')
              ),
          },
          { source: 'sort', label: t('statuses.sort'), sortable: true, numeric: true },
          ...actions,
        ]}
      />
      {editing && <StatusDialog status={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {removing && (
        <ConfirmDialog
          open
          title={t('statuses.remove_title', { name: nameOf(removing) })}
          confirm={t('statuses.remove')}
          destructive
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { uid: removing.uid } })}
          onClose={() => setRemoving(null)}
        >
          {t('statuses.remove_text')}
        </ConfirmDialog>
      )}
    </>
  );
}
