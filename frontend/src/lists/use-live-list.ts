import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { LiveMessage } from '../live/live-client.ts';
import { useLive, type LiveSubscription } from '../live/use-live.ts';

/** Messages of one act come close together; the rows are read once for them all. */
const pause = 300;

/** Reads the rows of the lists on screen again when a live message names one of the keys. */
export function useLiveList(subscription: LiveSubscription): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refresh = useCallback(
    (message: LiveMessage) => {
      if (!message.keys.some(key => subscription.keys.includes(key))) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void client.invalidateQueries({ predicate: query => query.queryKey.includes('getList') }),
        pause,
      );
    },
    [client, subscription],
  );
  useLive(subscription, refresh);
}
