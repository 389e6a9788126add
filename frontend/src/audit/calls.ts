import { useInfiniteQuery, type UseInfiniteQueryResult, type InfiniteData, type UseQueryResult } from '@tanstack/react-query';
import type { StateAsOf, StreamFound, StreamHistory } from '@portal/event-schemas/audit/views.ts';
import { useLocale } from '../app/portal.ts';
import { api } from '../http/client.ts';
import { useCall } from '../http/use-call.ts';

const pageSize = 50;
export interface StreamsFound {
  results: StreamFound[];
  count: number;
  next: string | null;
}

export const useStreams = (search: string): UseQueryResult<StreamsFound, Error> =>
  useCall<StreamsFound>('GET /audit/streams/', { query: { search, page_size: 25 } }, { enabled: search.length > 1, keepPrevious: true });

/** The history, newest first, page by page. */
export function useHistory(stream: string): UseInfiniteQueryResult<InfiniteData<StreamHistory>, Error> {
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['GET /audit/streams/{stream}/history/', stream, locale],
    queryFn: ({ pageParam, signal }) => api<StreamHistory>('GET /audit/streams/{stream}/history/', { params: { stream }, query: { page: pageParam, page_size: pageSize } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.next ? pages.length : undefined),
  });
}

/** State at a version or moment, the state now, and the differences. */
export const useStateAsOf = (stream: string, at: { version?: number; as_of?: string }): UseQueryResult<StateAsOf, Error> =>
  useCall<StateAsOf>('GET /audit/streams/{stream}/state/', { params: { stream }, query: at }, { keepPrevious: true });
