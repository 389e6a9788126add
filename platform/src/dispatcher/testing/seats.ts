import { defineEvents, event } from '@portal/event-schemas/kernel/events.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { z } from 'zod';
import type { FactDefinition } from '../../facts/types.ts';
import { defineCommand, type Aggregate, type CommandContext } from '../types.ts';

/** A small world to test the dispatcher on: halls with seats, and people who hold at most two of them. */
export const seatEvents = defineEvents({
  HallOpened: event(z.object({ seats: z.int() })),
  SeatTaken: event(z.object({ person: z.string() })),
  SeatReturned: event(z.object({ person: z.string() })),
  SeatHeld: event(z.object({ hall: z.string() })),
  SeatGivenUp: event(z.object({ hall: z.string() })),
});

export interface HallState {
  seats: number;
  people: readonly string[];
}
export const hall: Aggregate<HallState, any> = {
  name: 'hall',
  initialState: () => ({ seats: 0, people: [] }),
  evolve(state, event) {
    if (event.type === 'HallOpened') return { ...state, seats: event.data.seats };
    if (event.type === 'SeatTaken') return { ...state, people: [...state.people, event.data.person] };
    if (event.type === 'SeatReturned')
      return { ...state, people: state.people.filter(person => person !== event.data.person) };
    return state;
  },
};
export const person: Aggregate<{ halls: readonly string[] }, any> = {
  name: 'person',
  initialState: () => ({ halls: [] }),
  evolve(state, event) {
    if (event.type === 'SeatHeld') return { halls: [...state.halls, event.data.hall] };
    if (event.type === 'SeatGivenUp') return { halls: state.halls.filter(name => name !== event.data.hall) };
    return state;
  },
};

/** How many seats have ever been taken in a hall. */
export const taken: FactDefinition<number> = {
  name: 'seats.taken',
  fold: { SeatTaken: event => [{ key: event.stream, change: before => (before ?? 0) + 1 }] },
};

export const openHall = defineCommand({
  type: 'OpenHall',
  aggregates: [hall],
  ids: (data: { hall: string; seats: number }) => [data.hall],
  decide: (data, [state]) => [state.seats === data.seats ? [] : [{ type: 'HallOpened', data: { seats: data.seats } }]],
});

export interface Take {
  person: string;
  hall: string;
}
export const takeSeat = defineCommand({
  type: 'TakeSeat',
  aggregates: [hall, person],
  ids: (data: Take) => [data.hall, data.person],
  decide(data, [there, who]) {
    if (who.halls.includes(data.hall)) return [[], []];
    if (who.halls.length === 2) return reject('seats.two_already', { halls: who.halls });
    if (there.people.length >= there.seats) return reject('seats.full', { seats: there.seats });
    return [[{ type: 'SeatTaken', data: { person: data.person } }], [{ type: 'SeatHeld', data: { hall: data.hall } }]];
  },
});
export const returnSeat = defineCommand({
  type: 'ReturnSeat',
  aggregates: [hall, person],
  ids: (data: Take) => [data.hall, data.person],
  decide: (data, [, who]) =>
    who.halls.includes(data.hall)
      ? [
          [{ type: 'SeatReturned', data: { person: data.person } }],
          [{ type: 'SeatGivenUp', data: { hall: data.hall } }],
        ]
      : reject('seats.none', { person: data.person }),
});
/** Tells through its refusal what the fact was when it was decided. */
export const askTaken = defineCommand({
  type: 'AskTaken',
  aggregates: [hall],
  ids: (data: { hall: string }) => [data.hall],
  facts: (data, get) => get(taken, `hall-${data.hall}`),
  decide: (_data, _states, known) => reject('seats.asked', { known }),
});

export const from = (id: string, more: Partial<CommandContext> = {}): CommandContext => ({
  actor: { id, roles: ['student'] },
  locale: 'ky',
  correlation_id: `request of ${id}`,
  ...more,
});
