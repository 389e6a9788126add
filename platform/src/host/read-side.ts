import type { Pool } from 'pg';
import type { Listener } from '../postgres/listener.ts';
import type { Pace } from '../projections/types.ts';
import { paces, projectedChannel, readProjected } from '../projections/paces.ts';
import { createReadPosition, type ReadPosition } from '../projections/read-position.ts';

export interface ReadSide {
  advance(position: number, pace: Pace): void;
  /** True as soon as the read models of these paces (all, unless said otherwise) have passed the position, false after `ms` milliseconds. */
  waitFor(position: number, ms: number, of?: readonly Pace[]): Promise<boolean>;
  stop(): void;
}

/**
 * How far the read models are, whichever process makes them: told by notification, looked up at start and after a lost connection. `own`: paces of the read
 * models that this process makes; a pace of others is waited for as soon as it is known that there are read models of it.
 */
export async function followReadSide(
  pool: Pool,
  listener: Listener,
  own: readonly Pace[],
  onError: (error: Error) => void,
): Promise<ReadSide> {
  const positions = new Map<Pace, ReadPosition>(
    (['prompt', ...own] as const).map(pace => [pace, createReadPosition()]),
  );
  const advance = (position: number, pace: Pace): void => {
    const known = positions.get(pace) ?? createReadPosition();
    positions.set(pace, known);
    known.advance(position);
  };
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ pace: Pace; position: number }>(
      `select pace, coalesce(max(position) filter (where status = 'running'), 0)::float8 as position
        from platform.checkpoints
        where stage = 'live' and name not like '%:%' group by pace`,
    );
    for (const { pace, position } of rows) advance(position, pace);
  };
  const stop = listener.on(
    projectedChannel,
    message => {
      const { pace, position } = readProjected(message);
      advance(position, pace);
    },
    () => void look().catch(onError),
  );
  await look();
  return {
    advance,
    stop,
    async waitFor(position, ms, of = paces) {
      const passed = await Promise.all(
        of.map(async pace => (await positions.get(pace)?.waitFor(position, ms)) ?? true),
      );
      return passed.every(Boolean);
    },
  };
}
