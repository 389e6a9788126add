import type { RegistrationTallyEvent } from '@portal/event-schemas/registration/events.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';

type Counted = Extract<RegistrationTallyEvent, { type: 'RefusalsCounted' }>['data'];

/** Stream `registration_tally-<study period>.<date>`: what was counted on one day (UTC). No decision asks what was counted before. */
export const registrationTally: Aggregate<null, RegistrationTallyEvent> = {
  name: 'registration_tally',
  initialState: () => null,
  evolve: state => state,
};

/** Puts down the refusals of one second in one study period; sent by the portal itself. */
export const CountRefusals = defineCommand({
  type: 'CountRefusals',
  aggregates: [registrationTally],
  ids: (data: Counted) => [`${data.study_period}.${data.second.slice(0, 10)}`],
  decide: (data: Counted) => [[{ type: 'RefusalsCounted' as const, data }]],
});
