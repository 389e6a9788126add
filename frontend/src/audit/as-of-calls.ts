import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { useLocale } from '../app/portal.ts';
import { api } from '../http/client.ts';
import { useCall } from '../http/use-call.ts';

/** Moments that are kept ready, the last used first; looked at again while one is being put together. */
export const useKeptMoments = (): UseQueryResult<AsOfView[], Error> => useCall<AsOfView[]>('GET /audit/as_of/');

/** A call answered from a moment, whatever this tab looks at. `view` null: the present. */
export function useCallAsOf<T>(
  view: string | null,
  call: Call,
  query: Record<string, string | number | undefined>,
  enabled = true,
): UseQueryResult<T, Error> {
  const locale = useLocale();
  return useQuery<T, Error>({
    queryKey: ['as-of', view, call, query, locale],
    queryFn: ({ signal }) => api<T>(call, { query }, { signal, headers: view ? { 'X-As-Of': view } : {} }),
    enabled,
    placeholderData: previous => previous,
  });
}

export interface StudentFound {
  uid: string;
  display_name: string;
  code: string;
}

/** `GET <list>?against=<view>`: a row that is not what it was. */
export interface ChangedRow {
  id: string;
  change: 'added' | 'removed' | 'changed';
  columns: string[];
  then: Record<string, unknown> | null;
  now: Record<string, unknown> | null;
}
export interface Comparison {
  results: ChangedRow[];
  count: number;
  counts: Record<ChangedRow['change'], number>;
  columns: { name: string; type: string; label: string }[];
}
