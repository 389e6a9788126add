import { Box } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { linkTo } from '../app/links.ts';
import { useLocale, useSession } from '../app/portal.ts';
import { useSend } from '../http/use-send.ts';
import { reconnectLive, useLiveState } from '../live/use-live.ts';
import { Glyph } from './glyph.tsx';
import { useShellText } from './texts.ts';

/** A line above the screen that concerns everybody who sees it. */
export function Banner({ icon, children, action }: { icon: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <Box
      className="no-print"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '6px 12px',
        flexWrap: 'wrap',
        padding: '6px 24px',
        background: 'var(--warn-soft)',
        color: 'var(--warn)',
        borderBottom: '1px solid var(--line)',
      }}
    >
      {icon}
      <Box sx={{ flex: '1 1 200px' }}>{children}</Box>
      {action}
    </Box>
  );
}

/** On every screen while an administrator acts as somebody else. */
export function LoginAsBanner() {
  const t = useShellText();
  const locale = useLocale();
  const { login_as, profile } = useSession();
  const end = useSend('POST /user/login_as/end/', {
    invalidate: [],
    onDone: () => location.assign(linkTo(locale, 'home')),
  });
  if (!login_as || !profile) return null;
  return (
    <Banner
      icon={<Glyph name="swap" />}
      action={
        <button type="button" className="button" aria-busy={end.isPending} onClick={() => end.mutate({})}>
          {t('login_as.end')}
        </button>
      }
    >
      {t('login_as.banner', { person: profile.display_name, administrator: login_as.display_name })}
    </Banner>
  );
}

/** "Connection lost notice" (portal.md §8): the browser is offline, or six heartbeats were missed. */
export function ConnectionBanner() {
  const t = useShellText();
  const live = useLiveState();
  const [offline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const online = () => {
      setOffline(false);
      reconnectLive();
    };
    const gone = () => setOffline(true);
    window.addEventListener('online', online);
    window.addEventListener('offline', gone);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', gone);
    };
  }, []);
  return (
    <div role="status">
      {(offline || live === 'disconnected') && (
        <Banner
          icon={<Glyph name="wifi-off" />}
          action={
            <button type="button" className="button" onClick={reconnectLive}>
              {t('connection.again')}
            </button>
          }
        >
          {t('connection.lost')}
        </Banner>
      )}
    </div>
  );
}
