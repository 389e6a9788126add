import type { UseQueryResult } from '@tanstack/react-query';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import { useCall } from '../http/use-call.ts';
import { cardKey } from '../registration/api.ts';

/** A student's card for the review, live: what the student does is seen at once. */
export const useCard = (uid: string): UseQueryResult<CardDetail, Error> =>
  useCall(
    'GET /advising/cards/{uid}/',
    { params: { uid } },
    { live: { channel: 'registration', keys: [cardKey(uid)] } },
  );
