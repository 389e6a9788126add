import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { forgetPortal } from '../app/portal.ts';
import { useLive } from '../live/use-live.ts';
import type { LiveMessage } from '../live/live-client.ts';

const settings = { channel: 'notifications', keys: ['system_settings'] } as const;
/** Not all open browsers ask in the same moment. */
const spread = 700;

/** What somebody sets for the whole portal (its name, languages, logo, maintenance) holds in open browsers within a second. */
export function usePortalLive(): void {
  const { revalidate } = useRevalidator();
  const heard = useCallback(
    ({ keys }: LiveMessage) => {
      if (!keys.includes('system_settings')) return;
      setTimeout(() => {
        forgetPortal();
        void revalidate();
      }, Math.random() * spread);
    },
    [revalidate],
  );
  useLive(settings, heard);
}
