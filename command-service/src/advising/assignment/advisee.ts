import type { AdvisingEvent } from '@portal/event-schemas/advising/events.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** Stream `advisee-<student>`: by whom a student was advised since the first change of advisor. */
export interface Advisee {
  changes: number;
  advisor: string | null;
}
export const advisee: Aggregate<Advisee, AdvisingEvent> = {
  name: 'advisee',
  initialState: () => ({ changes: 0, advisor: null }),
  evolve: (state, { type, data }) =>
    type === 'AdvisorAssigned' ? { changes: state.changes + 1, advisor: data.to } : state,
};
