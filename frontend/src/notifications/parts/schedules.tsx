import type { GeneralRow, NotRegisteredRow } from '@portal/event-schemas/notifications/views.ts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import type { TableColumn } from '../../lists/table-types.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { mails, type MailKind } from '../calls.ts';
import { useText } from '../text.ts';
import { MailPreview } from './mail-preview.tsx';
import { ReachWindow } from './reach.tsx';
import { useTimingText } from './timing-text.ts';
import { Window } from './window.tsx';

export type ScheduleRow = NotRegisteredRow &
  Partial<Pick<GeneralRow, 'subject' | 'text' | 'study_card_statuses' | 'advisor'>>;
type Asked<Row> = { act: 'preview' | 'reach' | 'remove'; row: Row };

/** The schedules of one kind of mail: when, on or off, next time, and what can be done with each. */
export function Schedules<Row extends ScheduleRow>({
  kind,
  title,
  first,
  more = [],
  onChange,
  add,
}: {
  kind: MailKind;
  title: (row: Row) => string;
  first: TableColumn<Row>;
  more?: readonly TableColumn<Row>[];
  onChange: (row: Row) => void;
  add: ReactNode;
}) {
  const t = useText();
  const format = useFormat();
  const when = useTimingText();
  const [asked, setAsked] = useState<Asked<Row> | null>(null);
  const close = (): void => setAsked(null);
  const remove = useSend(mails[kind].remove, { done: t('mails.removed'), onDone: close });
  const toggle = useSend(mails[kind].change, { done: t('mails.saved') });
  const named = (label: string, row: Row) =>
    ({ size: 'small', variant: 'text', 'aria-label': `${label}: ${title(row)}`, children: label }) as const;
  return (
    <>
      <OfficeTable<Row>
        resource={mails[kind].resource}
        sort={{ field: 'since', order: 'DESC' }}
        name={title}
        emptyTitle={t('mails.empty')}
        emptyHint={t(`mails.empty_${kind}`)}
        emptyAction={add}
        columns={[
          { ...first, onClick: onChange },
          ...more,
          {
            source: 'is_active',
            label: t('mails.state'),
            sortable: true,
            render: row => (
              <StatusChip tone={row.is_active ? 'ok' : 'quiet'}>
                {t(row.is_active ? 'mails.on' : 'mails.off')}
              </StatusChip>
            ),
          },
          ...(first.source === 'notification_frequency'
            ? []
            : [
                {
                  source: 'notification_frequency',
                  label: t('mails.when'),
                  sortable: true,
                  render: when,
                } satisfies TableColumn<Row>,
              ]),
          {
            source: 'next_at',
            label: t('mails.next'),
            render: row => (row.next_at ? format.shortDateTime(row.next_at) : '–'),
          },
          {
            source: 'author_name',
            label: t('mails.author'),
            sortable: true,
            optional: true,
            render: row => row.author_name ?? '–',
          },
          {
            source: 'actions',
            label: t('mails.actions'),
            render: row => (
              <span style={{ display: 'inline-flex', gap: 4, flexWrap: 'wrap' }}>
                {(['preview', 'reach'] as const).map(act => (
                  <Button key={act} {...named(t(`mails.${act}`), row)} onClick={() => setAsked({ act, row })} />
                ))}
                <OfficeActButton
                  {...named(t(row.is_active ? 'mails.switch_off' : 'mails.switch_on'), row)}
                  onClick={() => toggle.mutate({ params: { uid: row.uid }, body: { is_active: !row.is_active } })}
                />
                <OfficeActButton
                  {...named(t('mails.remove'), row)}
                  color="error"
                  onClick={() => setAsked({ act: 'remove', row })}
                />
              </span>
            ),
          },
        ]}
      />
      {asked?.act === 'preview' && (
        <Window title={t('preview.title')} onClose={close}>
          <MailPreview kind={kind} subject={asked.row.subject} text={asked.row.text} />
        </Window>
      )}
      {asked?.act === 'reach' && (
        <ReachWindow kind={kind} statuses={asked.row.study_card_statuses} advisor={asked.row.advisor} onClose={close} />
      )}
      <ConfirmDialog
        open={asked?.act === 'remove'}
        title={t('mails.remove_title')}
        confirm={t('mails.remove')}
        destructive
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate({ params: { uid: asked.row.uid } })}
        onClose={close}
      >
        {asked ? t('mails.remove_text', { name: title(asked.row) }) : ''}
      </ConfirmDialog>
    </>
  );
}
