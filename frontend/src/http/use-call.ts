import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Call } from '@portal/event-schemas/kernel/access.ts';
import { useLocale } from '../app/portal.ts';
import { useLive, type LiveSubscription } from '../live/use-live.ts';
import { request, type CallInput } from './client.ts';
import type { AnswerOf, InputAnd, KnownCall } from './contracts.ts';

export interface UseCallOptions {
  enabled?: boolean;
  /** Live messages that make this answer stale: `{ channel: 'registration', keys: ['study_card-…'] }`. */
  live?: LiveSubscription;
  /** Show the answer of the previous parameters until the new one is there (paging, filters). */
  keepPrevious?: boolean;
  staleTime?: number;
}

/**
 * A query of the API: `const card = useCall('GET /registration/my_registration/', { query: { study_period } })`; its contract says what it takes
 * and answers. Answers are kept by call, input and language. `error` is an `ApiRefusal` or an `ApiFailure` (show it with
 * `<ErrorState error=… retry=… />`).
 */
export function useCall<K extends KnownCall>(
  call: K,
  ...[input, options = {}]: InputAnd<K, UseCallOptions>
): UseQueryResult<AnswerOf<K>, Error> {
  const { enabled = true, live, keepPrevious, staleTime } = options;
  const locale = useLocale();
  useLive(enabled ? live : undefined);
  return useQuery({
    queryKey: callKey(call as Call, input as CallInput, locale),
    queryFn: ({ signal }) => request(call as Call, input as CallInput, { signal }),
    enabled,
    staleTime,
    meta: live ? { live: live.keys } : undefined,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  }) as UseQueryResult<AnswerOf<K>, Error>;
}

/** The query key of a call. The call alone is a prefix: `queryClient.invalidateQueries({ queryKey: ['GET /…/'] })`. */
export const callKey = (call: Call, input: CallInput = {}, locale?: string): readonly unknown[] => [
  call,
  { params: input.params ?? {}, query: input.query ?? {} },
  locale,
];
