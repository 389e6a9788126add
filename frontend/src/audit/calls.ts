import type { UseQueryResult } from '@tanstack/react-query';
import type { StreamFound } from '@portal/event-schemas/audit/views.ts';
import { useCall } from '../http/use-call.ts';

export interface StreamsFound {
  results: StreamFound[];
  count: number;
  next: string | null;
}

export const useStreams = (search: string): UseQueryResult<StreamsFound, Error> =>
  useCall(
    'GET /audit/streams/',
    { query: { search, page_size: 25 } },
    { enabled: search.length > 1, keepPrevious: true },
  );
