import type { SeatWatchEvent } from '@portal/event-schemas/registration/events.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** Courses of one period of whose free seats a student wants to be told. */
export interface SeatWatch {
  offerings: ReadonlySet<string>;
  /** Those of which they have been told; the wish is over, the line stays until it is removed. */
  told: ReadonlySet<string>;
}
const without = (set: ReadonlySet<string>, one: string): Set<string> => new Set([...set].filter(each => each !== one));

/** Stream `seat_watch-<student>.<study period>`. */
export const seatWatch: Aggregate<SeatWatch, SeatWatchEvent> = {
  name: 'seat_watch',
  initialState: () => ({ offerings: new Set(), told: new Set() }),
  evolve: ({ offerings, told }, { type, data }) => {
    switch (type) {
      case 'SeatWatchAdded':
        return { offerings: new Set(offerings).add(data.offering), told: without(told, data.offering) };
      case 'SeatWatchRemoved':
        return { offerings: without(offerings, data.offering), told: without(told, data.offering) };
      case 'FreeSeatTold':
        return { offerings: without(offerings, data.offering), told: new Set(told).add(data.offering) };
      default:
        return { offerings, told };
    }
  },
};
