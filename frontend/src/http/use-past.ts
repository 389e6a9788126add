import { useSyncExternalStore } from 'react';
import { lookedAt, onLookedAt, type LookedAt } from './past.ts';

/** The moment that is looked at instead of the present, in which nothing can be changed; null: the present. */
export const usePast = (): LookedAt | null => useSyncExternalStore(onLookedAt, lookedAt);
