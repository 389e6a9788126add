import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StateAsOf, StreamHistory } from '@portal/event-schemas/audit/views.ts';
import { useLocale } from '../app/portal.ts';
import { api } from '../http/client.ts';
import { useCall } from '../http/use-call.ts';

export const pageSize = 50;
/** A point in a record's history, by number or by moment. */
export interface Point {
  version?: number;
  as_of?: string;
}

/** State at one point, the state beside it (now, or at another point), and the differences. */
export const useStates = (stream: string, at: Point, to: Point | null): UseQueryResult<StateAsOf, Error> =>
  useCall(
    'GET /audit/streams/{stream}/state/',
    { params: { stream }, query: { ...at, to_version: to?.version, to_as_of: to?.as_of } },
    { keepPrevious: true },
  );

/** The history from a page on, newest first; earlier and later pages are read when they are asked for. */
export function useHistoryFrom(
  stream: string,
  page: number,
): UseInfiniteQueryResult<InfiniteData<StreamHistory, number>, Error> {
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['GET /audit/streams/{stream}/history/', stream, page, locale],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /audit/streams/{stream}/history/',
        { params: { stream }, query: { page: pageParam, page_size: pageSize } },
        { signal },
      ),
    initialPageParam: page,
    getNextPageParam: (last, _all, at) => (last.next ? at + 1 : undefined),
    getPreviousPageParam: (_first, _all, at) => (at > 0 ? at - 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

const most = 1000;
/** What ids are called, in the language of the page. */
export function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const locale = useLocale();
  const asked = ids.slice(0, most);
  const { data } = useQuery({
    queryKey: ['POST /audit/names/', asked, locale],
    queryFn: ({ signal }) => api('POST /audit/names/', { body: { ids: asked } }, { signal }),
    enabled: asked.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map((data ?? []).map(({ uid, name }) => [uid, name])), [data]);
}
