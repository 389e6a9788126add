import { Box, Button, Popover } from '@mui/material';
import { Link } from 'react-router';
import type { NotificationRow } from '@portal/event-schemas/notifications/views.ts';
import { constants } from '../app/constants.ts';
import { linkTo } from '../app/links.ts';
import { useLocale } from '../app/portal.ts';
import { useCall } from '../http/use-call.ts';
import { useSend } from '../http/use-send.ts';
import { useFormat } from '../i18n/format.ts';
import type { MenuPanelProps } from './menu-button.tsx';
import { useReadOnlyReason } from './read-only-reason.ts';
import { EmptyState, ErrorState, Skeletons } from './states.tsx';
import { useShellText } from './texts.ts';

const mine = 'GET /new_notifications/my/' as const;
/** portal.md §9, "Notification type colours". */
const colours: Record<NotificationRow['type'], string> = {
  personal: 'var(--lapis)',
  important: 'var(--bad)',
  group: 'var(--ok)',
  university: 'var(--warn)',
};

/** The newest unread notifications; reading one takes it out of the list (portal.md §4). */
export default function NotificationPanel({ anchor, onClose }: MenuPanelProps) {
  const t = useShellText();
  const f = useFormat();
  const locale = useLocale();
  const { data, error, refetch, isPending } = useCall(mine, {
    query: { page: 0, page_size: constants.notificationPageSize, only_unread: true },
  });
  const read = useSend('POST /new_notifications/read/', {
    invalidate: [mine, 'GET /new_notifications/my/unread_count/'],
  });
  const readOnly = useReadOnlyReason() !== undefined;
  const rows = data?.results ?? [];
  const markRead = (notifications: readonly string[]) => read.mutate({ body: { notifications } });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('notifications.title') } }}
    >
      <Box sx={{ width: 380, maxWidth: 'calc(100vw - 32px)' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', padding: '10px 8px 6px 16px' }}>
          <h2 style={{ flex: 1 }}>{t('notifications.title')}</h2>
          {rows.length > 0 && (
            <Button
              variant="text"
              size="small"
              loading={read.isPending}
              disabled={readOnly}
              onClick={() => markRead(rows.map(row => row.uid))}
            >
              {t('notifications.read')}
            </Button>
          )}
        </Box>
        {isPending && <Skeletons />}
        {error && <ErrorState error={error} retry={() => void refetch()} />}
        {data && rows.length === 0 && <EmptyState title={t('notifications.empty')} />}
        <Box component="ul" sx={{ maxHeight: 420, overflowY: 'auto' }}>
          {rows.map(row => {
            const title = (
              <Box component="span" sx={{ fontWeight: 500 }}>
                {f.name(row.title)}
              </Box>
            );
            return (
              <Box
                component="li"
                key={row.uid}
                sx={{
                  padding: '10px 16px',
                  borderTop: '1px solid var(--line)',
                  boxShadow: `inset 3px 0 ${colours[row.type]}`,
                }}
              >
                {row.link ? (
                  <Link
                    to={`/${locale}/${row.link}`}
                    onClick={() => {
                      if (!readOnly) markRead([row.uid]);
                      onClose();
                    }}
                  >
                    {title}
                  </Link>
                ) : (
                  title
                )}
                <Box>{f.name(row.text)}</Box>
                <Box className="mut num">{f.dateTime(row.created_at)}</Box>
              </Box>
            );
          })}
        </Box>
        <Box sx={{ padding: '10px 16px', borderTop: '1px solid var(--line)' }}>
          <Link to={linkTo(locale, 'notification')} onClick={onClose}>
            {t('notifications.all')}
          </Link>
        </Box>
      </Box>
    </Popover>
  );
}
