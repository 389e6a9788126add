import type { CallTo } from '@portal/event-schemas/kernel/calls.ts';
import type { Entity, Row } from '@portal/event-schemas/kernel/entity/entity.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../http/use-call.ts';

/** One record of an entity, read again when somebody changes it; nothing is asked while `uid` is null. */
export const useRecord = <E extends Entity<any, any, any, any, any>>(
  { entity, calls }: E,
  uid: string | null,
): UseQueryResult<Row<E>> =>
  useCall(
    `${calls.list}{uid}/` as CallTo<Row<E>>,
    { params: { uid: uid ?? '' } },
    { enabled: uid !== null, live: { channel: 'notifications', keys: [`${entity}:${uid}`] } },
  );
