import type { WayUpkeepEvent } from '@portal/event-schemas/identity/events.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';

interface Upkeep {
  way: string | null;
  secret_at: string | null;
  last_check: { at: string; checked: number; not_there: number; accounts_closed: number; stopped: boolean } | null;
}

/** Stream `way_upkeep-<way>`: what is done about a way in besides its settings. */
export const wayUpkeep: Aggregate<Upkeep, WayUpkeepEvent> = {
  name: 'way_upkeep',
  initialState: () => ({ way: null, secret_at: null, last_check: null }),
  evolve(state, event) {
    switch (event.type) {
      case 'WaySecretKept':
        return { ...state, way: event.data.way, secret_at: event.data.at };
      case 'DirectoryChecked': {
        const { way, ...last_check } = event.data;
        return { ...state, way, last_check };
      }
      default:
        return state;
    }
  },
};
const happened = (...events: WayUpkeepEvent[]): WayUpkeepEvent[] => events;

export const noteSecret = defineCommand({
  type: 'NoteWaySecret',
  aggregates: [wayUpkeep],
  ids: (data: { way: string }) => [data.way],
  decide: ({ way }, _states, _facts, { now }) => [happened({ type: 'WaySecretKept', data: { way, at: now } })],
});

export interface Checked {
  way: string;
  checked: number;
  missing: number;
  closed: number;
  stopped: boolean;
}
export const noteCheck = defineCommand({
  type: 'NoteDirectoryCheck',
  aggregates: [wayUpkeep],
  ids: (data: Checked) => [data.way],
  decide: ({ missing, closed, ...data }, _states, _facts, { now }) => [
    happened({ type: 'DirectoryChecked', data: { ...data, not_there: missing, accounts_closed: closed, at: now } }),
  ],
});
