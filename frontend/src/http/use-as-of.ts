import { useSyncExternalStore } from 'react';
import { currentAsOf, subscribeAsOf, type AsOfMoment } from './as-of.ts';

/** The moment that is looked at instead of the present, in which nothing can be changed; null: the present. */
export const useAsOf = (): AsOfMoment | null => useSyncExternalStore(subscribeAsOf, currentAsOf, () => null);
