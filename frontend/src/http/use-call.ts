import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { useLocale } from '../app/portal.ts';
import { useLive, type LiveSubscription } from '../live/use-live.ts';
import { api, type CallInput } from './client.ts';

export interface UseCallOptions {
  enabled?: boolean;
  /** Live messages that make this answer stale: `{ channel: 'registration', keys: ['study_card-…'] }`. */
  live?: LiveSubscription;
  /** Show the answer of the previous parameters until the new one is there (paging, filters). */
  keepPrevious?: boolean;
  staleTime?: number;
}

/**
 * A query of the API: `const card = useCall<CardView>('GET /organizations/year_semester/', { query: { study_period } })`.
 * Answers are kept by call, input and language. `error` is an `ApiRefusal` or an `ApiFailure` (show it with `<ErrorState error=… retry=… />`).
 */
export function useCall<T>(
  call: Call,
  input: CallInput = {},
  { enabled = true, live, keepPrevious, staleTime }: UseCallOptions = {},
): UseQueryResult<T, Error> {
  const locale = useLocale();
  useLive(enabled ? live : undefined);
  return useQuery<T, Error>({
    queryKey: callKey(call, input, locale),
    queryFn: ({ signal }) => api<T>(call, input, { signal }),
    enabled,
    staleTime,
    meta: live ? { live: live.keys } : undefined,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  });
}

/** The query key of a call. The call alone is a prefix: `queryClient.invalidateQueries({ queryKey: ['GET /…/'] })`. */
export const callKey = (call: Call, input: CallInput = {}, locale?: string): readonly unknown[] => [
  call,
  { params: input.params ?? {}, query: input.query ?? {} },
  locale,
];
