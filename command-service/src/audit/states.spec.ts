import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import { describe, expect, it } from 'vitest';
import { statesAt, versionAt } from './states.ts';

/** A state that is changed in place. */
const counted: Aggregate = { name: 'counted', initialState: () => ({ seen: new Map<string, number>() }), evolve: (state: any, { data }: any) => { state.seen.set(data, (state.seen.get(data) ?? 0) + 1); return state; } };
const events = ['a', 'b', 'a'].map((data, index) => ({ type: 'Seen', data, meta: { occurred_at: `2026-09-01T08:00:0${index}.000Z` } }));

describe('states of a stream', () => {
  it('are folded in one go and stay as they were, though the aggregate changes its state in place', () => {
    expect([...statesAt(counted, events, [3, 1, 0])]).toEqual([[0, { seen: {} }], [1, { seen: { a: 1 } }], [3, { seen: { a: 2, b: 1 } }]]);
  });
  it.each([['2026-09-01T07:59:59.999Z', 0], ['2026-09-01T08:00:00.000Z', 1], ['2026-09-01T08:00:01.500Z', 2], ['2026-09-01T09:00:00.000Z', 3]])('of %s know %d events', (moment, version) => {
    expect(versionAt(events, moment)).toBe(version);
  });
});
