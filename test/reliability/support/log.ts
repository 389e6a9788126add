import { expect } from 'vitest';
import type { Installation } from './installation.ts';
import { checkInvariants, type Row } from './invariants.ts';
import type { Kept } from './raw-log.ts';
import { send, type Answered } from './rush.ts';
import type { University } from './university.ts';

export const readLog = ({ log }: Installation): Promise<Row[]> => log.rows();

/**
 * Puts an event behind a stream of a log in PostgreSQL past the portal's own checks, as a portal of another version would: under the log's
 * lock, with its version and metadata.
 */
export const appendRaw = (
  installation: Pick<Installation, 'query'>,
  stream: string,
  type: string,
  data: object,
  schemaVersion = 1,
  at = '2026-09-01T08:00:00.000Z',
): Promise<unknown> =>
  installation.query(
    `
  with locked as (select pg_advisory_xact_lock(5402611)),
    moved as (select coalesce(max(version), 0) + 1 as version from locked left join log.events on stream_id = $1)
  insert into log.events (stream_id, version, type, data, meta, event_id)
    select $1, moved.version, $2, $3::json, json_build_object('event_id', id, 'command_id', id, 'command', 'Raw', 'correlation_id', id, 'causation_id', id,
      'actor', '{"id": "system", "roles": []}'::json, 'occurred_at', $5::text, 'recorded_at', $5::text, 'locale', 'ru', 'schema_version', $4::int), id
    from moved, (select gen_random_uuid() as id) as made`,
    [stream, type, JSON.stringify(data), schemaVersion, at],
  );

const keyed = (kept: readonly Kept[]): Map<string, Kept> => new Map(kept.map(one => [`${one.actor} ${one.key}`, one]));

/** Every acknowledged command is in the log, every command of the rush is in it once, and all invariants hold on every prefix. */
export async function checkLog(
  installation: Installation,
  university: University,
  answers: readonly Answered[],
): Promise<void> {
  const rows = await readLog(installation);
  checkInvariants(rows);
  const kept = await installation.log.kept();
  const byKey = keyed(kept);
  const byPosition = new Map(rows.map(row => [row.position, row]));

  for (const { actor, key, path, status, code, position } of answers) {
    const remembered = byKey.get(`${actor} ${key}`);
    const said = `${key} ${path} was answered ${status} ${code ?? ''}`;
    if (status >= 300) {
      if (remembered && !remembered.answer.ok) expect(remembered.answer.rejection.code, said).toBe(code);
      continue;
    }
    // A bulk act is answered 200 with a report, also where the card refused it.
    if (!path.includes('action_applications') || position > 0)
      expect(remembered?.answer.ok, `${said} and is in the log`).toBe(true);
    if (!remembered?.answer.ok || remembered.answer.count === 0) continue;
    expect(position, said).toBe(remembered.position);
    const written = Array.from({ length: remembered.answer.count }, (_, index) => byPosition.get(position - index));
    expect(
      written.map(row => row?.meta.actor.id),
      `${said}; its events`,
    ).toEqual(written.map(() => actor));
    expect(new Set(written.map(row => row!.meta.command_id)).size, `${said}; its events are one command's`).toBe(1);
  }

  // A command that took effect twice would have a second set of events to which no answer belongs.
  const lastOf = new Map<string, number>();
  for (const { position, meta } of rows)
    if (university.headers.has(meta.actor.id) && meta.correlation_id !== 'founding')
      lastOf.set(meta.command_id, position);
  const answered = kept.flatMap(({ answer, position }) => (answer.ok && answer.count > 0 ? [position!] : []));
  expect([...lastOf.values()].sort((a, b) => a - b)).toEqual(answered.sort((a, b) => a - b));
}

/** The same request with the same key: the same answer, and nothing new in the log. */
export async function sendAgain(
  installation: Installation,
  university: University,
  answers: readonly Answered[],
  url: string,
): Promise<void> {
  const before = await installation.log.head();
  const byKey = keyed(await installation.log.kept());
  for (const answered of answers) {
    // Who asked for the hold that they had already is told of it as it stands; it may have been given back since.
    const kept = byKey.get(`${answered.actor} ${answered.key}`);
    if (answered.path.includes('add_basket') && kept?.answer.ok && kept.answer.count === 0) continue;
    const { status, code } = await send(university, answered, url);
    expect({ key: answered.key, status, code }).toEqual({
      key: answered.key,
      status: answered.status,
      code: answered.code,
    });
  }
  const actors = (await readLog(installation))
    .filter(row => row.position > before)
    .map(row => row.meta.actor.id as string);
  expect(actors.filter(actor => university.headers.has(actor))).toEqual([]);
}
