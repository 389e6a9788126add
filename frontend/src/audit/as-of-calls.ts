import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AsOfView } from '@portal/event-schemas/audit/as-of.ts';
import { useLocale } from '../app/portal.ts';
import { request } from '../http/client.ts';
import type { AnswerOf, KnownCall } from '../http/contracts.ts';
import { useCall } from '../http/use-call.ts';

/** Moments that are kept ready, the last used first; looked at again while one is being put together. */
export const useKeptMoments = (): UseQueryResult<AsOfView[], Error> => useCall('GET /audit/as_of/');

/** A call answered from a moment, whatever this tab looks at. `view` null: the present. */
export function useCallAsOf<K extends KnownCall>(
  view: string | null,
  call: K,
  query: Record<string, string | number | undefined>,
  enabled = true,
): UseQueryResult<AnswerOf<K>, Error> {
  const locale = useLocale();
  return useQuery<AnswerOf<K>, Error>({
    queryKey: ['as-of', view, call, query, locale],
    queryFn: ({ signal }) =>
      request(call, { query }, { signal, headers: view ? { 'X-As-Of': view } : {} }) as Promise<AnswerOf<K>>,
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
