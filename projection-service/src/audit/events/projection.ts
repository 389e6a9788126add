import { aboutOf, aboutStream, aggregateOf, idOf, type About } from '@portal/event-schemas/audit/subjects.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';

/** Requests that came to so many records are found at once. */
const bulkFrom = 5;

/**
 * Where to find what: one narrow row for each event of the log, whatever module it is of (what it says is read from the log itself), the streams,
 * the kinds of events (type and command) with how many there are, the hours with the positions that fell into them, and the requests with how much each did.
 * The id of a stream or kind is the position of its first event, the same however events were gathered into batches.
 * Everything is in position order, so each question is one walk along one index. An event of somebody about themselves, which most are, is in the index by
 * person alone; `events_by_others` and `events_of_others` have the rest.
 * `requests.records`: how often the request came to a record that another request had touched last, so that no two of its events have to be compared.
 */
export const events = defineProjection({
  name: 'audit.events',
  version: 3,
  pace: 'unhurried',
  handles: 'all',
  tables: `CREATE TABLE IF NOT EXISTS streams (
  id bigint NOT NULL UNIQUE, stream text PRIMARY KEY, aggregate text NOT NULL, subject text NOT NULL, person text, course text, period text,
  events int NOT NULL, version int NOT NULL, first_at timestamptz NOT NULL, last_at timestamptz NOT NULL, last_request text NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX IF NOT EXISTS streams_by_person ON streams (person) WHERE person IS NOT NULL;
CREATE INDEX IF NOT EXISTS streams_by_course ON streams (course) WHERE course IS NOT NULL;
CREATE INDEX IF NOT EXISTS streams_by_period ON streams (period, aggregate) WHERE period IS NOT NULL;
CREATE TABLE IF NOT EXISTS kinds (
  id bigint NOT NULL UNIQUE, aggregate text NOT NULL, type text NOT NULL, command text NOT NULL, events bigint NOT NULL, PRIMARY KEY (type, command, aggregate)
) WITH (fillfactor = 50);
CREATE TABLE IF NOT EXISTS hours (hour timestamptz PRIMARY KEY, first_position bigint NOT NULL,
  last_position bigint NOT NULL, events bigint NOT NULL) WITH (fillfactor = 50);
CREATE TABLE IF NOT EXISTS requests (
  correlation_id text PRIMARY KEY, position bigint NOT NULL, kind bigint NOT NULL, actor text NOT NULL,
    at timestamptz NOT NULL, ended_at timestamptz NOT NULL, events int NOT NULL, records int NOT NULL
);
CREATE INDEX IF NOT EXISTS requests_with_many ON requests (at, correlation_id) WHERE records >= ${bulkFrom};
CREATE TABLE IF NOT EXISTS events (
  position bigint PRIMARY KEY, at timestamptz NOT NULL, stream bigint NOT NULL, kind bigint NOT NULL, version int NOT NULL,
  person text, course text, actor text NOT NULL, on_behalf_of text, correlation_id text NOT NULL
);
CREATE INDEX IF NOT EXISTS events_by_stream ON events (stream, position);
CREATE INDEX IF NOT EXISTS events_by_kind ON events (kind, position);
CREATE INDEX IF NOT EXISTS events_by_person ON events (person, position) WHERE person IS NOT NULL;
CREATE INDEX IF NOT EXISTS events_by_course ON events (course, position) WHERE course IS NOT NULL;
CREATE INDEX IF NOT EXISTS events_by_others ON events (actor, position) WHERE actor IS DISTINCT FROM person;
CREATE INDEX IF NOT EXISTS events_of_others ON events (kind, position) WHERE actor IS DISTINCT FROM person;
CREATE INDEX IF NOT EXISTS events_on_behalf ON events (on_behalf_of, position) WHERE on_behalf_of IS NOT NULL;
CREATE INDEX IF NOT EXISTS events_by_correlation ON events (correlation_id, position);`,
  tableNames: ['events', 'streams', 'kinds', 'hours', 'requests'],
  /** Where each stream begins, and what was done with study cards. */
  views: `CREATE OR REPLACE VIEW audit.made_public AS SELECT stream, id AS position FROM audit.streams;
CREATE OR REPLACE VIEW audit.card_acts_public AS
  SELECT e.position, e.at, e.actor, s.stream AS card, s.person AS student, s.period AS study_period
  FROM audit.streams s JOIN audit.events e ON e.stream = s.id
  WHERE s.aggregate = 'study_card';`,
  async project(batch, db) {
    const told = batch.map(entryOf);
    const known = await touch(db, streamsOf(told), kindsOf(told), hoursOf(batch));
    await db.query(put, [JSON.stringify(rowsOf(told, known)), JSON.stringify(requestsOf(told, known))]);
  },
});

/** An event with what it says of itself and of its stream, and its kind in one word. */
interface EventEntry {
  event: RecordedEvent<any>;
  aggregate: string;
  kind: string;
  own: About;
  ofStream: About;
}
function entryOf(event: RecordedEvent<any>): EventEntry {
  const own = aboutOf(event);
  const aggregate = aggregateOf(event.stream);
  return {
    event,
    aggregate,
    kind: `${event.type} ${event.meta.command} ${aggregate}`,
    own,
    ofStream: aboutStream(event, own),
  };
}

/** What the tables said of the streams of a batch before it, and the ids of its streams and kinds. */
interface Known {
  before: Map<string, { person: string | null; course: string | null; last_request: string }>;
  streams: Map<string, number>;
  kinds: Map<string, number>;
}

/** Nothing is joined but the table of streams by its key: a planner who takes every JSON for a hundred rows compares all with all. */
const touched = `WITH touched AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::json)
      AS new(id bigint, stream text, aggregate text, subject text, person text, course text, period text, events int,
        version int, first_at timestamptz, last_at timestamptz, last_request text)
  ), known AS (
    INSERT INTO streams (id, stream, aggregate, subject, person, course, period, events, version, first_at, last_at, last_request)
    SELECT id, stream, aggregate, subject, person, course, period, events, version, first_at, last_at, last_request FROM touched
    ON CONFLICT (stream)
    DO UPDATE SET events = streams.events + excluded.events, version = excluded.version,
      last_at = greatest(streams.last_at, excluded.last_at), last_request = excluded.last_request,
      person = coalesce(streams.person, excluded.person), course = coalesce(streams.course, excluded.course), period = coalesce(streams.period, excluded.period)
    RETURNING id, stream
  ), kind AS (
    INSERT INTO kinds (id, aggregate, type, command, events)
    SELECT id, aggregate, type, command, events
    FROM json_to_recordset($2::json) AS new(id bigint, aggregate text, type text, command text, events bigint)
    ON CONFLICT (type, command, aggregate) DO UPDATE SET events = kinds.events + excluded.events
    RETURNING id, type || ' ' || command || ' ' || aggregate AS kind
  ), hour AS (
    INSERT INTO hours (hour, first_position, last_position, events) SELECT hour, first_position, last_position, events
      FROM json_to_recordset($3::json) AS new(hour timestamptz, first_position bigint, last_position bigint, events bigint)
    ON CONFLICT (hour) DO UPDATE SET last_position = excluded.last_position, events = hours.events + excluded.events
  )
  SELECT 'before' AS what, s.stream AS name, NULL::float8 AS id, s.person, s.course, s.last_request FROM touched JOIN streams s USING (stream)
  UNION ALL SELECT 'stream', stream, id, NULL, NULL, NULL FROM known UNION ALL SELECT 'kind', kind, id, NULL, NULL, NULL FROM kind`;

async function touch(
  db: Sql,
  streams: readonly Extent[],
  kinds: readonly Kind[],
  hours: readonly Hour[],
): Promise<Known> {
  const { rows } = await db.query<{
    what: string;
    name: string;
    id: number;
    person: string | null;
    course: string | null;
    last_request: string;
  }>(touched, [JSON.stringify(streams), JSON.stringify(kinds), JSON.stringify(hours)]);
  const all = (what: string) => rows.filter(row => row.what === what);
  return {
    before: new Map(
      all('before').map(({ name, person, course, last_request }) => [name, { person, course, last_request }]),
    ),
    streams: new Map(all('stream').map(({ name, id }) => [name, id])),
    kinds: new Map(all('kind').map(({ name, id }) => [name, id])),
  };
}

const put = `WITH request AS (
    INSERT INTO requests (correlation_id, position, kind, actor, at, ended_at, events, records)
    SELECT correlation_id, position, kind, actor, at, ended_at, events, records
    FROM json_to_recordset($2::json) AS new(correlation_id text, position bigint, kind bigint, actor text,
      at timestamptz, ended_at timestamptz, events int, records int)
    ON CONFLICT (correlation_id)
    DO UPDATE SET ended_at = greatest(requests.ended_at, excluded.ended_at),
      events = requests.events + excluded.events, records = requests.records + excluded.records
  )
  INSERT INTO events (position, at, stream, kind, version, person, course, actor, on_behalf_of, correlation_id)
  SELECT position, at, stream, kind, version, person, course, actor, on_behalf_of, correlation_id
  FROM json_to_recordset($1::json) AS new(position bigint, at timestamptz, stream bigint, kind bigint, version int,
    person text, course text, actor text, on_behalf_of text, correlation_id text)`;

/** An event that does not say whom it is about is about whom its stream was said to be about before it, in the table or in the batch up to the event. */
function rowsOf(batch: readonly EventEntry[], { before, streams, kinds }: Known): object[] {
  const said = new Map<string, Pick<About, 'person' | 'course'>>();
  return batch.map(({ event: { position, stream, version, meta }, kind, own, ofStream }) => {
    const known = said.get(stream) ?? before.get(stream);
    const now = { person: known?.person ?? ofStream.person, course: known?.course ?? ofStream.course };
    said.set(stream, now);
    return {
      position,
      at: meta.occurred_at,
      stream: streams.get(stream),
      kind: kinds.get(kind),
      version,
      person: own.person ?? now.person,
      course: own.course ?? now.course,
      actor: meta.actor.id,
      on_behalf_of: meta.actor.on_behalf_of ?? null,
      correlation_id: meta.correlation_id,
    };
  });
}

interface Extent extends About {
  id: number;
  stream: string;
  aggregate: string;
  subject: string;
  events: number;
  version: number;
  first_at: string;
  last_at: string;
  last_request: string;
}

function streamsOf(batch: readonly EventEntry[]): Extent[] {
  const extents = new Map<string, Extent>();
  for (const { event, aggregate, ofStream } of batch) {
    const {
      position,
      stream,
      version,
      meta: { occurred_at: at, correlation_id: request },
    } = event;
    const seen = extents.get(stream);
    if (!seen) {
      extents.set(stream, {
        id: position,
        stream,
        aggregate,
        subject: idOf(stream),
        ...ofStream,
        events: 1,
        version,
        first_at: at,
        last_at: at,
        last_request: request,
      });
      continue;
    }
    seen.person ??= ofStream.person;
    seen.course ??= ofStream.course;
    seen.period ??= ofStream.period;
    seen.events += 1;
    seen.version = version;
    if (at > seen.last_at) seen.last_at = at;
    seen.last_request = request;
  }
  return [...extents.values()];
}

interface Kind {
  id: number;
  aggregate: string;
  type: string;
  command: string;
  events: number;
}

function kindsOf(batch: readonly EventEntry[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const {
    event: {
      position,
      type,
      meta: { command },
    },
    aggregate,
    kind,
  } of batch) {
    const seen = kinds.get(kind);
    if (seen) seen.events += 1;
    else kinds.set(kind, { id: position, aggregate, type, command, events: 1 });
  }
  return [...kinds.values()];
}

interface Hour {
  hour: string;
  first_position: number;
  last_position: number;
  events: number;
}

function hoursOf(batch: readonly RecordedEvent<any>[]): Hour[] {
  const hours = new Map<string, Hour>();
  for (const {
    position,
    meta: { occurred_at: at },
  } of batch) {
    const hour = `${at.slice(0, 13)}:00:00.000Z`;
    const seen = hours.get(hour);
    if (seen) {
      seen.last_position = position;
      seen.events += 1;
    } else hours.set(hour, { hour, first_position: position, last_position: position, events: 1 });
  }
  return [...hours.values()];
}

interface Request {
  correlation_id: string;
  position: number;
  kind: number;
  actor: string;
  at: string;
  ended_at: string;
  events: number;
  records: number;
}

function requestsOf(batch: readonly EventEntry[], { before, kinds }: Known): Request[] {
  const requests = new Map<string, Request>();
  const touchedBy = new Map<string, string>();
  for (const {
    event: {
      position,
      stream,
      meta: { correlation_id, actor, occurred_at: at },
    },
    kind,
  } of batch) {
    const records = (touchedBy.get(stream) ?? before.get(stream)?.last_request) === correlation_id ? 0 : 1;
    touchedBy.set(stream, correlation_id);
    const seen = requests.get(correlation_id);
    if (!seen) {
      requests.set(correlation_id, {
        correlation_id,
        position,
        kind: kinds.get(kind)!,
        actor: actor.id,
        at,
        ended_at: at,
        events: 1,
        records,
      });
      continue;
    }
    seen.events += 1;
    seen.records += records;
    if (at > seen.ended_at) seen.ended_at = at;
  }
  return [...requests.values()];
}
