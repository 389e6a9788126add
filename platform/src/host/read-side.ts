import type { Pool } from 'pg';
import type { Listener } from '../postgres/listener.ts';
import { createReadPosition, type ReadPosition } from '../projections/read-position.ts';

/** How far the read models are, whichever process makes them: told by notification, looked up at start and after a lost connection. */
export async function followReadSide(pool: Pool, listener: Listener, onError: (error: Error) => void): Promise<ReadPosition & { stop(): void }> {
  const position = createReadPosition();
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ position: number | null }>(`select max(position)::float8 as position from platform.checkpoints where stage = 'live' and status = 'running' and name not like '%:%'`);
    position.advance(rows[0]?.position ?? 0);
  };
  const stop = listener.on('projected', (payload) => position.advance(Number(payload)), () => void look().catch(onError));
  await look();
  return Object.assign(position, { stop });
}
