import Button from '@mui/material/Button';
import type { ReachedRow } from '@portal/event-schemas/notifications/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { OfficeTable } from '../../lists/office-table.tsx';
import { useReachCount, useStatuses, type MailKind } from '../calls.ts';
import { useText } from '../text.ts';
import { Window } from './window.tsx';

/** "Сейчас письмо получат: 214", with the list behind it. */
export function ReachNow({ kind, statuses = [] }: { kind: MailKind; statuses?: readonly string[] }) {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const reach = useReachCount(kind, statuses);
  const text = reach.isError
    ? t('reach.unknown')
    : reach.data
      ? t('reach.now', { count: format.number(reach.data.count) })
      : kind === 'general' && statuses.length === 0
        ? t('reach.choose')
        : t('reach.counting');
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3)' }}>
      <span role="status" className="num">
        {text}
      </span>
      {reach.data !== undefined && reach.data.count > 0 && (
        <Button variant="text" size="small" onClick={() => setOpen(true)}>
          {t('reach.show')}
        </Button>
      )}
      {open && <ReachWindow kind={kind} statuses={statuses} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Whom a mail would reach now. */
export function ReachWindow({
  kind,
  statuses = [],
  advisor,
  onClose,
}: {
  kind: MailKind;
  statuses?: readonly string[];
  advisor?: string | null;
  onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const names = useStatuses().data ?? [];
  const nameOf = (status: string): string => {
    const option = names.find(one => one.value === status);
    return option ? format.name(option.name) : status;
  };
  return (
    <Window title={t('reach.title')} wide onClose={onClose}>
      <OfficeTable<ReachedRow>
        resource="notifications/mail_reach"
        storeKey={`mail_reach.${kind}`}
        permanentFilter={{
          kind,
          ...(kind === 'general' ? { study_card_statuses: statuses.join(',') } : {}),
          ...(advisor ? { advisor } : {}),
        }}
        sort={{ field: 'display_name', order: 'ASC' }}
        searchLabel={t('reach.search')}
        name={row => row.display_name}
        exportable
        emptyTitle={t('reach.nobody')}
        emptyHint={t(`reach.nobody_${kind}`)}
        columns={[
          { source: 'display_name', label: t('reach.student'), sortable: true },
          { source: 'code', label: t('reach.code'), sortable: true },
          { source: 'status', label: t('reach.status'), sortable: true, render: row => nameOf(row.status) },
          { source: 'email', label: t('reach.email'), sortable: true, render: row => row.email || t('reach.no_email') },
        ]}
      />
    </Window>
  );
}
