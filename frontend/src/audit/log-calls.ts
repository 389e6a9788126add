import type { UseQueryResult } from '@tanstack/react-query';
import type { Chain, EventChanges, LoggedEvent, SubjectFound } from '@portal/event-schemas/audit/history.ts';
import { useCall } from '../http/use-call.ts';

/** What a typed text may mean. */
export const useSubjects = (q: string): UseQueryResult<SubjectFound[], Error> =>
  useCall('GET /audit/subjects/', { query: { q } }, { enabled: q.length > 1, keepPrevious: true });

export const useEvent = (position: number | null): UseQueryResult<LoggedEvent, Error> =>
  useCall('GET /audit/events/{position}/', { params: { position: position ?? 0 } }, { enabled: position !== null });

/** What events changed, before and after; events do not change, so neither does the answer. */
export const useEventChanges = (positions: readonly number[]): UseQueryResult<EventChanges[], Error> =>
  useCall(
    'GET /audit/changes/',
    { query: { positions: positions.join(',') } },
    { enabled: positions.length > 0, keepPrevious: true, staleTime: Number.POSITIVE_INFINITY },
  );

export const useChain = (correlation_id: string): UseQueryResult<Chain, Error> =>
  useCall('GET /audit/causes/{correlation_id}/', { params: { correlation_id } });
