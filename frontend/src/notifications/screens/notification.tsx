import Box from '@mui/material/Box';
import type { NotificationRow } from '@portal/event-schemas/notifications/views.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { constants } from '../../app/constants.ts';
import { useLocale, useSession } from '../../app/portal.ts';
import { useCall } from '../../http/use-call.ts';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { PageHeader } from '../../shell/page-header.tsx';
import { Panel } from '../../shell/panel.tsx';
import { useReadOnlyReason } from '../../shell/read-only-reason.ts';
import { CallState, EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { TabBar } from '../../shell/tab-bar.tsx';
import { useMineText } from '../mine-text.ts';

const tones = { personal: 'info', important: 'bad', group: 'ok', university: 'warn' } as const;
const shown = ['all', 'unread'] as const;
const size = constants.notificationPageSize;
/** notification: all that the portal has told one, newest first, page by page; live. */
export default function Notification() {
  const t = useMineText();
  const { profile } = useSession();
  const [search, setSearch] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const which = shown.find(one => one === search.get('show')) ?? 'all';
  const page = Math.max(0, Number(search.get('page') ?? 0) || 0);
  const live = { channel: 'notifications', keys: [`notifications-${profile?.uid ?? ''}`] } as const;
  const list = useCall(
    'GET /new_notifications/my/',
    { query: { page, page_size: size, ...(which === 'unread' && { only_unread: true }) } },
    { live, keepPrevious: true },
  );
  const read = useSend('POST /new_notifications/read/');
  const remove = useSend('POST /new_notifications/delete_all_notifications/', {
    done: t('removed'),
    onDone: () => setAsking(false),
  });
  const readOnly = useReadOnlyReason();
  const rows = list.data?.results ?? [];
  const unread = rows.filter(row => !row.read).map(row => row.uid);
  const pages = Math.max(1, Math.ceil((list.data?.count ?? 0) / size));
  const go = (next: number): void => setSearch({ show: which, page: String(next) }, { replace: true });
  return (
    <>
      <PageHeader
        actions={
          rows.length > 0 && (
            <>
              {unread.length > 0 && (
                <ActButton aria-busy={read.isPending} onClick={() => read.mutate({ body: { notifications: unread } })}>
                  {t('read_all')}
                </ActButton>
              )}
              <ActButton onClick={() => setAsking(true)}>{t('remove_all')}</ActButton>
            </>
          )
        }
      />
      <TabBar
        label={t('only')}
        tabs={shown.map(id => ({ id, label: t(id) }))}
        selected={which}
        onSelect={id => setSearch({ show: id }, { replace: true })}
      />
      <div role="tabpanel" id={`panel-${which}`} aria-labelledby={`tab-${which}`}>
        <CallState call={list} lines={6} />
        {list.data && (
          <Panel flush>
            {rows.length === 0 && (
              <EmptyState title={t(which === 'all' ? 'empty' : 'empty_unread')}>{t('empty_hint')}</EmptyState>
            )}
            <ul>
              {rows.map(row => (
                <Row
                  key={row.uid}
                  row={row}
                  onRead={() => {
                    if (!readOnly) read.mutate({ body: { notifications: [row.uid] } });
                  }}
                />
              ))}
            </ul>
            {pages > 1 && (
              <Box
                component="nav"
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 'var(--s2) var(--s3)',
                  alignItems: 'center',
                  p: 'var(--s3) var(--s4)',
                  borderTop: '1px solid var(--line)',
                }}
              >
                <button type="button" className="button" disabled={page === 0} onClick={() => go(page - 1)}>
                  {t('newer')}
                </button>
                <button
                  type="button"
                  className="button"
                  disabled={list.data.next === null}
                  onClick={() => go(page + 1)}
                >
                  {t('older')}
                </button>
                <span className="mut num">{t('page', { page: page + 1, pages })}</span>
              </Box>
            )}
          </Panel>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('remove_title')}
        confirm={t('remove_all')}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate({})}
        onClose={() => setAsking(false)}
      >
        {t('remove_text')}
      </ConfirmDialog>
    </>
  );
}

function Row({ row, onRead }: { row: NotificationRow; onRead: () => void }) {
  const t = useMineText();
  const format = useFormat();
  const locale = useLocale();
  const title = format.name(row.title);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 'var(--s2) var(--s4)',
        alignItems: 'start',
        p: '12px var(--s4)',
        borderTop: '1px solid var(--line)',
        background: row.read ? undefined : 'var(--lapis-soft)',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: row.read ? 400 : 600 }}>
          {row.link ? (
            <Link
              to={`/${locale}/${row.link}`}
              onClick={() => {
                if (!row.read) onRead();
              }}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </Box>
        <div>{format.name(row.text)}</div>
        <span className="mut num">{format.dateTime(row.created_at)}</span>
      </Box>
      <StatusChip tone={tones[row.type]}>{t(`types.${row.type}`)}</StatusChip>
      {!row.read && (
        <ActButton aria-label={`${t('read')}: ${title}`} onClick={onRead}>
          {t('read')}
        </ActButton>
      )}
    </Box>
  );
}
