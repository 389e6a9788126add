import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { QueueList } from '@portal/event-schemas/registration/views.ts';
import type { QueuePlace } from '@portal/event-schemas/registration/waiting-list-live.ts';
import type { LiveMessage } from '../live/live-client.ts';
import { useLive, type LiveSubscription } from '../live/use-live.ts';

/** Puts a pushed place into an answer that is on screen. */
export const withPlace = (known: QueueList | undefined, { offering, ...place }: QueuePlace): QueueList | undefined =>
  known && { ...known, results: known.results.map(entry => (entry.uid === offering ? { ...entry, ...place } : entry)) };

/** Places in waiting lists move as they are pushed; nothing is asked for. */
export function useLivePlaces(subscription: LiveSubscription): void {
  const client = useQueryClient();
  const take = useCallback(
    (message: LiveMessage) => {
      if (message.type !== 'queue_places') return;
      client.setQueriesData<QueueList>({ queryKey: ['GET /organizations/queue_list/'] }, known =>
        withPlace(known, message.data as QueuePlace),
      );
    },
    [client],
  );
  useLive(subscription, take);
}
