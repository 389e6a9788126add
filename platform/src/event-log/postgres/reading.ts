import type { EventCatalogue } from '@portal/event-schemas/kernel/events.ts';
import { upcast } from '../upcasting.ts';
import type { EventLog, EventMeta, StoredAnswer, RecordedEvent, StreamPart } from '../types.ts';
import { readHashes, readLines } from './lines.ts';
import type { Source } from './source.ts';

interface EventRow {
  position: string | number;
  stream_id: string;
  version: number;
  type: string;
  data: unknown;
  meta: EventMeta;
}
const columns = 'position, stream_id, version, type, data, meta';

const recorded =
  (catalogue: EventCatalogue) =>
  (row: EventRow): RecordedEvent => ({
    position: Number(row.position),
    stream: row.stream_id,
    version: row.version,
    type: row.type,
    data: upcast(catalogue, row.type, row.meta.schema_version, row.data) as RecordedEvent['data'],
    meta: row.meta,
  });

async function readStream(
  from: Source,
  catalogue: EventCatalogue,
  stream: string,
  { after = 0, version, as_of }: StreamPart = {},
): Promise<RecordedEvent[]> {
  const { rows } = await from.query<EventRow>({
    text: `select ${columns} from log.events
      where stream_id = $1 and version > $2 and version <= $3
        and ($4::timestamptz is null or (meta->>'occurred_at')::timestamptz <= $4)
      order by version`,
    values: [stream, after, version ?? 2 ** 31 - 1, as_of ?? null],
  });
  return rows.map(recorded(catalogue));
}

async function readStreams(
  from: Source,
  catalogue: EventCatalogue,
  streams: readonly string[],
): Promise<Map<string, RecordedEvent[]>> {
  const found = new Map<string, RecordedEvent[]>(streams.map(stream => [stream, []]));
  if (found.size === 0) return found;
  const { rows } = await from.query<EventRow>({
    name: 'log.streams',
    text: `select ${columns} from log.events where stream_id = any($1) order by stream_id, version`,
    values: [[...found.keys()]],
  });
  const shape = recorded(catalogue);
  for (const row of rows) found.get(row.stream_id)!.push(shape(row));
  return found;
}

async function readAll(
  from: Source,
  catalogue: EventCatalogue,
  after: number,
  limit: number,
): Promise<RecordedEvent[]> {
  const { rows } = await from.query<EventRow>({
    name: 'log.all',
    text: `select ${columns} from log.events where position > $1 order by position limit $2`,
    values: [after, limit],
  });
  return rows.map(recorded(catalogue));
}

async function readAt(from: Source, catalogue: EventCatalogue, positions: readonly number[]): Promise<RecordedEvent[]> {
  if (positions.length === 0) return [];
  const { rows } = await from.query<EventRow>({
    name: 'log.at',
    text: `select ${columns} from log.events where position = any($1::bigint[]) order by position`,
    values: [positions],
  });
  return rows.map(recorded(catalogue));
}

async function readHead(from: Source): Promise<number> {
  const { rows } = await from.query<{ head: string | number | null }>({
    name: 'log.head',
    text: 'select max(position) as head from log.events',
    values: [],
  });
  return Number(rows[0]?.head ?? 0);
}

export async function readStoredAnswers(
  from: Source,
  keys: readonly { key: string; actor: string }[],
): Promise<StoredAnswer[]> {
  if (keys.length === 0) return [];
  const { rows } = await from.query<Omit<StoredAnswer, 'position'> & { position: string | number | null }>({
    text: `select i.actor, i.key, i.body_hash, i.answer, i.position from unnest($1::text[], $2::text[]) as k(actor, key)
      join log.idempotency i on i.actor = k.actor and i.key = k.key`,
    values: [keys.map(k => k.actor), keys.map(k => k.key)],
  });
  return rows.map(row => ({ ...row, position: row.position === null ? null : Number(row.position) }));
}

/** First positions of the units whose events stand in the log, by the id of their first event. */
export async function findFirstPositions(from: Source, firstEventIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await from.query<{ event_id: string; position: string | number }>({
    text: 'select event_id::text, position from log.events where event_id = any($1::uuid[])',
    values: [[...firstEventIds]],
  });
  return new Map(rows.map(row => [row.event_id, Number(row.position)]));
}

/** All reading of the port, from a pool or inside of a transaction. */
export const postgresReader = (
  from: Source,
  catalogue: EventCatalogue,
): Pick<EventLog, 'read' | 'readStreams' | 'readAll' | 'readAt' | 'head' | 'keptAnswers' | 'lines' | 'hashes'> => ({
  read: (stream, part) => readStream(from, catalogue, stream, part),
  readStreams: streams => readStreams(from, catalogue, streams),
  readAll: (after, limit) => readAll(from, catalogue, after, limit),
  readAt: positions => readAt(from, catalogue, positions),
  head: () => readHead(from),
  keptAnswers: keys => readStoredAnswers(from, keys),
  lines: (after, to, limit) => readLines(from, after, to, limit),
  hashes: (after, limit) => readHashes(from, after, limit),
});
