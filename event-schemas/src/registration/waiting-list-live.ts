import type { z } from 'zod';
import type { queueEntry } from './views.ts';

/** Live message `queue_places` of the channel `registration`: where its reader stands in the waiting list of a course now. */
export interface QueuePlace extends Pick<z.infer<typeof queueEntry>, 'position' | 'waiting' | 'offered_ahead'> {
  offering: string;
}
