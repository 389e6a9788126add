import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { statusSwitchEvents, StatusSwitchEvent } from '@portal/event-schemas/registration/status-switch.ts';
import { defineCommand, type Aggregate } from '@portal/platform/dispatcher/types.ts';
import { actingFor } from '../acting.ts';

type Asked = DataOf<typeof statusSwitchEvents, 'StatusSwitchAsked'>;
type Finished = DataOf<typeof statusSwitchEvents, 'StatusSwitchFinished'>;
export type StatusSwitch = { stage: 'none' } | { stage: 'running' | 'finished'; asked: Asked };

/** Stream `status_switch-<uid>`: the office sets one status on all cards of a filter. */
export const statusSwitch: Aggregate<StatusSwitch, StatusSwitchEvent> = {
  name: 'status_switch',
  initialState: () => ({ stage: 'none' }),
  evolve: (state, { type, data }) => {
    if (type === 'StatusSwitchAsked') return { stage: 'running', asked: data };
    return type === 'StatusSwitchFinished' && state.stage === 'running' ? { ...state, stage: 'finished' } : state;
  },
};

/** By the office alone, with a reason, for at least one card. */
export const AskStatusSwitch = defineCommand({
  type: 'AskStatusSwitch',
  aggregates: [statusSwitch],
  ids: (data: Asked) => [data.switch],
  decide: (data, [state], _facts, { actor }) => {
    if (state.stage !== 'none') return [[]];
    if (actingFor(actor, '', null) !== 'registrar') return reject('advising.office_only');
    if (!data.reason.trim()) return reject('advising.reason_required', {}, { reason: 'advising.reason_required' });
    return data.cards > 0 ? [[{ type: 'StatusSwitchAsked', data }]] : reject('registration.status_switch_empty');
  },
});

/** Once, when every card has been decided. */
export const FinishStatusSwitch = defineCommand({
  type: 'FinishStatusSwitch',
  aggregates: [statusSwitch],
  ids: (data: Finished) => [data.switch],
  decide: (data, [state]) => {
    if (state.stage === 'none') return reject('registration.status_switch_not_found', { switch: data.switch });
    return state.stage === 'finished' ? [[]] : [[{ type: 'StatusSwitchFinished', data }]];
  },
});
