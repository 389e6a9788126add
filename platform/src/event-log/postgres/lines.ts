import type { PackedHashes, StoredLine } from '../types.ts';
import type { Source } from './source.ts';

/** SQL of the canonical form of the row `e` of `log.events`: the line of `lineOf` (stored.ts). */
const canonicalLine = `'{"position":' || e.position || ',"stream":' || to_json(e.stream_id)::text || ',"version":' || e.version
  || ',"type":' || to_json(e.type)::text
  || ',"event_id":"' || e.event_id || '","data":' || e.data::text || ',"meta":' || e.meta::text || '}'`;

export async function readLines(from: Source, after: number, to: number, limit: number): Promise<StoredLine[]> {
  const { rows } = await from.query<StoredLine>({
    text: `select e.position::float8 as position, ${canonicalLine} as line from log.events e
      where e.position > $1 and e.position <= $2 order by e.position limit $3`,
    values: [after, to, Number.isFinite(limit) ? limit : null],
  });
  return rows;
}

/** The hashes are made where the events lie: only 40 bytes of each travel. Whoever verifies reads the events themselves. */
export async function readHashes(from: Source, after: number, limit: number): Promise<PackedHashes> {
  const { rows } = await from.query<PackedHashes>({
    text: `select count(*)::int as events, coalesce(min(position), 0)::float8 as first_position, coalesce(max(position), 0)::float8 as last_position,
        coalesce(string_agg(int8send(position) || hash, ''::bytea order by position), ''::bytea) as entries
      from (select e.position, sha256(convert_to(${canonicalLine}, 'UTF8')) as hash from log.events e
        where e.position > $1 order by e.position limit $2) hashed`,
    values: [after, limit],
  });
  return rows[0]!;
}
