import type { AnswerOf } from '../http/contracts.ts';
import { useCall } from '../http/use-call.ts';

export type Work = AnswerOf<'GET /common/my_work/'>['results'][number];

/** What waits for whoever is signed in: one call for the start page and the menu. It is asked again when something has been told or done. */
export const useWork = () =>
  useCall(
    'GET /common/my_work/',
    {},
    { live: { channel: 'notifications', keys: ['notifications'] }, staleTime: 60_000 },
  );
