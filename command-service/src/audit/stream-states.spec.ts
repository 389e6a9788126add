import { event, type EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import { createMemoryLog } from '@portal/platform/event-log/memoryLog.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plain } from './differences.ts';
import { createStateKeeper, stride, type Point } from './stream-states.ts';

const catalogue: EventCatalogue = { Seen: event(z.object({ what: z.string() })) };
let folded = 0;
/** A state that is changed in place. */
const sightings: Aggregate = {
  name: 'sightings',
  initialState: () => ({ seen: new Map<string, number>() }),
  evolve: (state: { seen: Map<string, number> }, { data: { what } }: { data: { what: string } }) => {
    folded += 1;
    state.seen.set(what, (state.seen.get(what) ?? 0) + 1);
    return state;
  },
};
const stream = 'sightings-1';
const second = (version: number): string =>
  new Date(Date.parse('2026-09-01T08:00:00.000Z') + version * 1000).toISOString();

let log: ReturnType<typeof createMemoryLog>;
async function see(from: number, to: number, of = stream): Promise<void> {
  for (let version = from; version <= to; version++) {
    const id = `${of.slice(-1)}${`${version}`.padStart(11, '0')}`;
    await log.append({
      writes: [
        {
          stream: of,
          expected_version: version - 1,
          events: [{ type: 'Seen', data: { what: version % 2 ? 'odd' : 'even' } }],
        },
      ],
      context: {
        command_id: `0198c0de-0000-7000-8000-${id}`,
        command: 'See',
        correlation_id: id,
        causation_id: id,
        actor: { id: 'anna', roles: [] },
        occurred_at: second(version),
        locale: 'ru',
      },
    });
  }
}
const expected = (version: number): unknown => ({
  seen: {
    ...(version > 0 ? { odd: Math.ceil(version / 2) } : {}),
    ...(version > 1 ? { even: Math.floor(version / 2) } : {}),
  },
});

const total = 2 * stride + 100;
beforeEach(async () => {
  log = createMemoryLog({ catalogue });
  await see(1, total);
});

describe('states of a stream', () => {
  it.each([
    [[0]],
    [[1]],
    [[total, 1]],
    [[stride]],
    [[stride, stride + 1, stride - 1]],
    [[3, 2 * stride, 2 * stride + 1, 7, total, stride + 5]],
  ])('at versions %j are those that folding the stream up to there gives, one look after the other', async versions => {
    const states = createStateKeeper(log)(sightings, stream);
    for (const version of versions) {
      const found = await states.at({ version });
      expect({ ...found, state: plain(found.state) }).toEqual({
        version,
        at: version === 0 ? null : second(version),
        state: expected(version),
      });
    }
  });

  it.each<[Point, number]>([
    [{ as_of: '2026-09-01T07:00:00.000Z' }, 0],
    [{ as_of: second(1) }, 1],
    [{ as_of: second(stride) }, stride],
    [{ as_of: new Date(Date.parse(second(stride)) + 500).toISOString() }, stride],
    [{ as_of: second(stride + 7) }, stride + 7],
    [{ as_of: '2030-01-01T00:00:00.000Z' }, total],
    [{}, total],
    [{ version: total + 1 }, total],
  ])('as of %j know the events up to no. %d', async (point, version) => {
    const of = createStateKeeper(log);
    for (const look of ['first', 'second']) {
      const found = await of(sightings, stream).at(point);
      expect({ look, version: found.version, state: plain(found.state) }).toEqual({
        look,
        version,
        state: expected(version),
      });
    }
  });

  it('begin near the point from the second look on, and stay as they were, though the aggregate changes its state in place', async () => {
    const of = createStateKeeper(log);
    await of(sightings, stream).at({});
    folded = 0;
    const near = await of(sightings, stream).at({ version: stride + 3 });
    expect(folded).toBe(3);
    expect(plain(near.state)).toEqual(expected(stride + 3));
    expect(plain((await of(sightings, stream).at({ version: stride })).state)).toEqual(expected(stride));
    expect(plain((await of(sightings, stream).at({})).state)).toEqual(expected(total));
    expect(folded).toBe(3);
  });

  it('know what has come since the last look', async () => {
    const of = createStateKeeper(log);
    await of(sightings, stream).at({});
    await see(total + 1, total + 3);
    folded = 0;
    expect(await of(sightings, stream).at({})).toMatchObject({ version: total + 3, at: second(total + 3) });
    expect(folded).toBe(3);
  });

  it('of a stream without events are at its beginning', async () => {
    expect(await createStateKeeper(log)(sightings, 'sightings-none').at({})).toMatchObject({ version: 0, at: null });
  });

  it('are kept within bounds: those of the stream that was looked at longest ago go first', async () => {
    const of = createStateKeeper(log, 3);
    const other = 'sightings-2';
    await see(1, stride + 2, other);
    await of(sightings, stream).at({});
    await of(sightings, other).at({});
    folded = 0;
    await of(sightings, other).at({});
    expect(folded).toBe(0);
    await of(sightings, stream).at({});
    expect(folded).toBe(total);
  });
});
