import { rowsChanged, type Entity } from '@portal/event-schemas/kernel/entity/entity.ts';
import { useMemo } from 'react';
import type { LiveSubscription } from '../live/use-live.ts';

/** What a list of an entity listens to: its own records, and those that it counts. */
export const useLiveRows = ({ entity, counted }: Entity<any>): LiveSubscription =>
  useMemo(() => {
    const kinds = [entity, ...Object.values(counted ?? {}).map(one => one.entity)];
    return { channel: 'notifications', keys: [...new Set(kinds)].map(rowsChanged) };
  }, [entity, counted]);
