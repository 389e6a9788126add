import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { LiveMessage } from '../live/live-client.ts';
import { useLive } from '../live/use-live.ts';

/** Access of any course has changed: a message to everybody who looks at courses. */
const subscription = { channel: 'registration', keys: ['course_access'] } as const;
/** Thousands hear of it at one moment; each asks within this time (ms), once for all changes of it. */
const spread = 3000;

/** What says a student's access, debts and personal permissions, and that a lesson of theirs was cancelled. */
export const standingKey = (card: string): string => `standing:${card.split('.')[0]}`;

/** Reads these calls again soon after the access of courses has changed. What is about the student in person is read at once, by its own keys. */
export function useCourseAccessChanges(calls: readonly Call[]): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const heard = useCallback(
    ({ keys }: LiveMessage) => {
      if (timer.current !== undefined || !keys.includes(subscription.keys[0])) return;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        for (const call of calls) void client.invalidateQueries({ queryKey: [call] });
      }, Math.random() * spread);
    },
    [client, calls],
  );
  useLive(subscription, heard);
}
