import { relayReader } from '../relay/types.ts';
import type { Host } from '../service.ts';

const usage = `npm run relay -- status
npm run relay -- again [<position>]     publishes all events behind a position once more, 0 where none is named
`;

/** Looks at how far the events are published, and has them published again. Exit codes: 0 done, 1 not done, 2 asked wrongly. */
export async function relayTool([verb, at = '0', ...more]: readonly string[], { pool, log }: Host): Promise<number> {
  if ((verb !== 'status' && verb !== 'again') || !/^\d{1,15}$/.test(at) || more.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const { rows } = await pool.query<{ position: number; error: string | null }>(
    `select position::float8 as position, error from platform.checkpoints where name = $1 and stage = 'live'`,
    [relayReader],
  );
  const [relay] = rows;
  if (!relay) {
    process.stdout.write('Nothing has been published yet: a worker with KAFKA_BROKERS does it.\n');
    return 1;
  }
  if (verb === 'status') {
    process.stdout.write(
      `Published up to ${relay.position} of ${await log.head()}${relay.error ? `; ${relay.error}` : ''}\n`,
    );
    return 0;
  }
  const moved = await pool.query(
    `update platform.checkpoints set position = $2, changed_at = now() where name = $1 and stage = 'live' and position >= $2`,
    [relayReader, Number(at)],
  );
  process.stdout.write(
    moved.rowCount
      ? `From ${new Date().toISOString()} on, the events behind ${at} are published again by the worker that runs.\n`
      : `Published up to ${relay.position} only: nothing is left out, so ${at} is no place to go on from.\n`,
  );
  return moved.rowCount ? 0 : 1;
}
