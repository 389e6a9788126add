import { Box } from '@mui/material';
import type { ShownBanners } from '@portal/event-schemas/notifications/banners.ts';
import { useCallback, useEffect, useState } from 'react';
import { useCall } from '../http/use-call.ts';
import { useFormat } from '../i18n/format.ts';
import { Glyph } from './glyph.tsx';
import { useShellText } from './texts.ts';

type Banner = ShownBanners[number];
/** portal.md §9, "Notification type colours". */
const paint: Record<Banner['type'], { background: string; color: string }> = {
  personal: { background: 'var(--lapis-soft)', color: 'var(--lapis)' },
  important: { background: 'var(--bad-soft)', color: 'var(--bad)' },
  group: { background: 'var(--ok-soft)', color: 'var(--ok)' },
  university: { background: 'var(--warn-soft)', color: 'var(--warn)' },
};
const lookAgain = 60_000;
const closedKey = 'portal.banners.closed';
const closedBefore = (): string[] => JSON.parse(sessionStorage.getItem(closedKey) ?? '[]') as string[];

/** Banners of the office for the reader, above the screen, until they are over, closed, or their seconds are up. */
export function NotificationBanners() {
  const format = useFormat();
  const [closed, setClosed] = useState(closedBefore);
  const { data = [], refetch } = useCall(
    'GET /new_notifications/web_notification_banner/',
    {},
    { staleTime: lookAgain },
  );
  useEffect(() => {
    const timer = setInterval(() => void refetch(), lookAgain);
    return () => clearInterval(timer);
  }, [refetch]);
  const close = useCallback((uid: string): void => {
    const all = [...closedBefore(), uid];
    sessionStorage.setItem(closedKey, JSON.stringify(all));
    setClosed(all);
  }, []);
  return data
    .filter(banner => !closed.includes(banner.uid))
    .map(banner => <Shown key={banner.uid} banner={banner} message={format.name(banner.message)} onClose={close} />);
}

function Shown({
  banner: { uid, type, duration },
  message,
  onClose,
}: {
  banner: Banner;
  message: string;
  onClose: (uid: string) => void;
}) {
  useEffect(() => {
    if (duration === null) return undefined;
    const timer = setTimeout(() => onClose(uid), duration * 1000);
    return () => clearTimeout(timer);
  }, [uid, duration, onClose]);
  return <BannerLine type={type} message={message} onClose={() => onClose(uid)} />;
}

/** The line itself. */
export function BannerLine({
  type,
  message,
  onClose,
}: {
  type: Banner['type'];
  message: string;
  onClose?: () => void;
}) {
  const t = useShellText();
  return (
    <Box
      className="no-print"
      role="note"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '6px 12px',
        padding: '6px 24px',
        borderBottom: '1px solid var(--line)',
        ...paint[type],
      }}
    >
      <Glyph name={type === 'important' ? 'warning' : 'info'} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{message}</Box>
      {onClose && (
        <button type="button" className="icon-button" aria-label={`${t('action.close')}: ${message}`} onClick={onClose}>
          <Glyph name="close" />
        </button>
      )}
    </Box>
  );
}
