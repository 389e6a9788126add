import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { HistoryDialog, ScienceFormDialog } from '../parts/dialogs.tsx';
import { RowButtons } from '../../entity/row-buttons.tsx';
import type { Science } from '../parts/science-form.tsx';
import { useOfficeText, useText } from '../text.ts';

type Asked = { act: 'change' | 'remove' | 'history'; row: Science } | { act: 'add' };

/** fields-of-sciences: the additional education programs that students choose from. */
export default function FieldsOfSciences() {
  const t = useText();
  const o = useOfficeText();
  const format = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const remove = useSend('DELETE /registration/fields_of_sciences/{uid}/', {
    done: o('sciences.removed'),
    onDone: close,
  });
  const nameOf = (row: Science): string => format.name(row.name);
  return (
    <>
      <PageHeader
        note={o('sciences.lead')}
        actions={
          <OfficeActButton variant="contained" onClick={() => setAsked({ act: 'add' })}>
            {o('sciences.add')}
          </OfficeActButton>
        }
      />
      <OfficeTable<Science>
        resource="registration/fields_of_sciences"
        sort={{ field: 'code', order: 'ASC' }}
        searchLabel={o('sciences.search')}
        name={nameOf}
        exportable
        emptyTitle={o('sciences.empty')}
        emptyHint={o('sciences.empty_hint')}
        columns={[
          { source: 'code', label: o('sciences.code'), sortable: true },
          {
            source: 'name',
            label: o('sciences.name'),
            sortable: true,
            render: nameOf,
            onClick: row => setAsked({ act: 'change', row }),
          },
          { source: 'credit', label: o('sciences.credit'), sortable: true, numeric: true },
          {
            source: 'disciplines',
            label: o('sciences.disciplines'),
            render: row => o('sciences.count', { smart_count: row.disciplines.length }),
          },
          {
            source: 'is_active',
            label: o('sciences.state'),
            sortable: true,
            render: row => (
              <StatusChip tone={row.is_active ? 'ok' : 'quiet'}>
                {o(row.is_active ? 'sciences.active' : 'sciences.hidden')}
              </StatusChip>
            ),
          },
          {
            source: 'actions',
            label: t('common.actions'),
            render: row => (
              <RowButtons
                name={nameOf(row)}
                buttons={[
                  { label: t('common.history'), onClick: () => setAsked({ act: 'history', row }), reads: true },
                  { label: t('common.remove'), bad: true, onClick: () => setAsked({ act: 'remove', row }) },
                ]}
              />
            ),
          },
        ]}
      />
      {asked?.act === 'add' && <ScienceFormDialog science={null} onClose={close} />}
      {asked?.act === 'change' && <ScienceFormDialog science={asked.row} onClose={close} />}
      {asked?.act === 'history' && (
        <HistoryDialog
          stream={`field_of_sciences-${asked.row.uid}`}
          title={t('history.title', { name: nameOf(asked.row) })}
          onClose={close}
        />
      )}
      {asked?.act === 'remove' && (
        <ConfirmDialog
          open
          title={o('sciences.remove_title', { name: nameOf(asked.row) })}
          confirm={t('common.remove')}
          destructive
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { uid: asked.row.uid } })}
          onClose={close}
        >
          {o('sciences.remove_text')}
        </ConfirmDialog>
      )}
    </>
  );
}
