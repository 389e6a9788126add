import { useCallback } from 'react';
import { useSession } from '../app/portal.ts';
import { useCall } from '../http/use-call.ts';
import type { LiveMessage } from '../live/live-client.ts';
import { useLive } from '../live/use-live.ts';
import { Glyph } from './glyph.tsx';
import { lazyPanel, MenuButton } from './menu-button.tsx';
import { useReadOnlyReason } from './read-only-reason.ts';
import { useShellText } from './texts.ts';

const Panel = lazyPanel(() => import('./notification-panel.tsx'));

/** How many notifications wait to be read; kept current by the live channel. */
export function NotificationBell() {
  const t = useShellText();
  const { profile } = useSession();
  const live = { channel: 'notifications', keys: [`notifications-${profile?.uid ?? ''}`] } as const;
  const { data } = useCall('GET /new_notifications/my/unread_count/', {}, { live });
  const count = data?.unread_count ?? 0;
  const heard = useReadOnlyReason() === undefined && data?.sound === true;
  useLive(
    live,
    useCallback(
      (message: LiveMessage) => {
        if (heard && message.type === 'new_notifications')
          void import('./notification-sound.ts').then(({ playNotificationSound }) => playNotificationSound());
      },
      [heard],
    ),
  );
  return (
    <MenuButton label={t('notifications.bell', { smart_count: count })} popup="dialog" Panel={Panel}>
      <span className="bell">
        <Glyph name="bell" />
        {count > 0 && <span className="count num">{count > 99 ? '99+' : count}</span>}
      </span>
    </MenuButton>
  );
}
