import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import type { EventLog, RecordedEvent } from '@portal/platform/event-log/types.ts';
import { copyOf } from './differences.ts';

/** A point in a stream: after the event of a version, or after the last one that had happened at a moment (ISO 8601 UTC); without either its end. */
export interface Point {
  version?: number;
  as_of?: string;
}
/** A stream's state after one of its events; version 0, `at` null: before the first. */
export interface StateAt {
  version: number;
  at: string | null;
  state: unknown;
}
export interface StreamStates {
  /** The state at a point, or at the end where the stream ends before it. It is changed in place by the next look. */
  at(point: Point): Promise<StateAt>;
}

/** Events between two states that are kept, and of one reading. */
export const stride = 1000;

const isBeyond = ({ version, at }: Pick<StateAt, 'version' | 'at'>, point: Point): boolean =>
  version > (point.version ?? Infinity) || (point.as_of !== undefined && at !== null && at > point.as_of);

/**
 * States of streams as of any of their versions, folded by the functions that decide. States on the way are kept in memory, so that the next look at a long
 * stream begins nearby; every look reads what has come since. At most `most` are kept; those of the stream that was looked at longest ago go first.
 */
export function createStateKeeper(
  log: Pick<EventLog, 'read'>,
  most = 200,
): (aggregate: Aggregate, stream: string) => StreamStates {
  /** By stream, the one looked at last at the end; in the order of versions. */
  const kept = new Map<string, StateAt[]>();
  let count = 0;

  function keep(stream: string, { version, at, state }: StateAt): void {
    const known = kept.get(stream) ?? [];
    if (known.some(one => one.version === version)) return;
    // Between the strides one state is kept: that of the end.
    const others = known.filter(one => one.version % stride === 0 || version % stride === 0);
    put(
      stream,
      [...others, { version, at, state: copyOf(state) }].sort((left, right) => left.version - right.version),
    );
    for (const oldest of kept.keys()) {
      if (count <= most || oldest === stream) break;
      put(oldest, []);
    }
  }
  function put(stream: string, states: StateAt[]): void {
    count += states.length - (kept.get(stream)?.length ?? 0);
    kept.delete(stream);
    if (states.length > 0) kept.set(stream, states);
  }

  return (aggregate, stream) => {
    let here: StateAt = { version: 0, at: null, state: aggregate.initialState() };
    /** Read and not folded yet; the first of them follows `here`. */
    let ahead: RecordedEvent<any>[] = [];
    put(stream, kept.get(stream) ?? []);

    /** Goes to the last kept state before the point, where that is a shorter way than from here, or where here is beyond it. */
    function begin(point: Point): void {
      const nearest = kept.get(stream)?.findLast(one => !isBeyond(one, point));
      if (isBeyond(here, point))
        here = nearest
          ? { ...nearest, state: copyOf(nearest.state) }
          : { version: 0, at: null, state: aggregate.initialState() };
      else if (nearest && nearest.version > here.version) here = { ...nearest, state: copyOf(nearest.state) };
      else return;
      ahead = [];
    }
    const readOn = (after: number): Promise<RecordedEvent<any>[]> =>
      log.read(stream, { after, version: (Math.floor(after / stride) + 1) * stride });

    return {
      async at(point) {
        begin(point);
        let reading = ahead.length > 0 ? Promise.resolve(ahead) : readOn(here.version);
        for (;;) {
          ahead = await reading;
          const last = ahead.at(-1);
          // While these are folded the next ones are on their way.
          const goesOn =
            last !== undefined &&
            last.version % stride === 0 &&
            last.version !== point.version &&
            !isBeyond({ version: last.version, at: last.meta.occurred_at }, point);
          if (goesOn) (reading = readOn(last.version)).catch(() => undefined);
          for (const [index, { version, type, data, meta }] of ahead.entries()) {
            if (isBeyond({ version, at: meta.occurred_at }, point)) {
              ahead = ahead.slice(index);
              return here;
            }
            here = { version, at: meta.occurred_at, state: aggregate.evolve(here.state, { type, data }) };
            if (version % stride === 0) keep(stream, here);
          }
          ahead = [];
          if (goesOn) continue;
          // A stream of one reading is read again as soon as its state is copied.
          if (here.version > stride) keep(stream, here);
          return here;
        }
      },
    };
  };
}

/** One keeper for each log. */
const keepers = new WeakMap<object, ReturnType<typeof createStateKeeper>>();
export function statesOf(log: EventLog): ReturnType<typeof createStateKeeper> {
  const known = keepers.get(log) ?? createStateKeeper(log);
  keepers.set(log, known);
  return known;
}
