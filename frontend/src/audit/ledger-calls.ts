import { useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LedgerState, OwnEvents, VerificationView } from '@portal/event-schemas/audit/ledger-views.ts';
import { useLocale } from '../app/portal.ts';
import { api } from '../http/client.ts';
import type { InputOf } from '../http/contracts.ts';
import { useCall } from '../http/use-call.ts';
import { useSend } from '../http/use-send.ts';

/** While a verification runs it is looked at every second. */
const beat = 1000;

/** How far the log is chained, sealed and verified; follows a verification that runs, and reads the others again when it ends. */
export function useLedger(): UseQueryResult<LedgerState, Error> {
  const locale = useLocale();
  const client = useQueryClient();
  const ledger = useQuery<LedgerState, Error>({
    queryKey: ['GET /audit/ledger/', locale],
    queryFn: ({ signal }) => api('GET /audit/ledger/', {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.running ? beat : false),
  });
  const running = ledger.data?.running?.id;
  const before = useRef(running);
  useEffect(() => {
    if (before.current && before.current !== running)
      void client.invalidateQueries({ queryKey: ['GET /audit/verifications/'] });
    before.current = running;
  }, [client, running]);
  return ledger;
}

export const useVerifications = (enabled: boolean): UseQueryResult<{ results: VerificationView[] }, Error> =>
  useCall('GET /audit/verifications/', {}, { enabled });
export const useVerify = (): UseMutationResult<{ id: string }, Error, InputOf<'POST /audit/verifications/'>> =>
  useSend('POST /audit/verifications/', {
    invalidate: ['GET /audit/ledger/', 'GET /audit/verifications/'],
  });

/** What happened on the reader's own cards; `offering`: with this course. */
export const useOwnEvents = (offering: string | undefined, page_size: number): UseQueryResult<OwnEvents, Error> =>
  useCall('GET /audit/receipts/', { query: { offering, page_size } }, { keepPrevious: true });
