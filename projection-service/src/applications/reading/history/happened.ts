import type { ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import { sentences } from '@portal/event-schemas/applications/sentences.ts';
import { stageNames } from '@portal/event-schemas/applications/names.ts';
import { actName } from '@portal/event-schemas/applications/act-names.ts';
import type { HistoryRow } from '@portal/event-schemas/applications/views.ts';
import { sentenceOf } from '@portal/event-schemas/kernel/sentences.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { formatter } from '@portal/platform/http/messages.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { accountNames, iso, personOf } from '../people.ts';
import { definitionsOf } from '../definitions.ts';
import type { HappeningRow } from '../projection/tables.ts';

type Status = NonNullable<HistoryRow['status']>;
type Row = HappeningRow & { type_uid: string; version: number; number: string };

/** Which events each history tells. */
export const statusEvents = [
  'ApplicationStarted',
  'ApplicationStageReached',
  'ApplicationStatusSet',
  'DecisionCorrected',
  'ApplicationWithdrawn',
  'ApplicationArchived',
  'ApplicationRestored',
] as const satisfies readonly ApplicationEvent['type'][];
export const waypointEvents = [
  'ApplicationSent',
  'StepEntered',
  'WaypointApproved',
  'WaypointRejected',
  'WaypointReturned',
  'WaypointForwarded',
  'WaypointReminded',
  'ApplicationOpened',
  'DecisionCorrected',
  'ApplicationWithdrawn',
] as const satisfies readonly ApplicationEvent['type'][];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? uuid.test(value)
      ? [value]
      : []
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(idsIn)
      : [];

/** A page of what happened to one application, newest first, each a sentence in the reader's language. */
export async function told(
  { db, host, locale }: Pick<CallContext, 'host' | 'locale'> & { db: Sql },
  application: string,
  types: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<{ results: HistoryRow[]; count: number }> {
  const { rows } = await db.query<Row & { count: number }>(
    `SELECT h.position::float8 AS position, h.application, h.type, h.at, h.actor, h.on_behalf_of, h.data, h.step,
       h.waypoint, h.status, h.comment, a.type AS type_uid, a.version, a.number, count(*) OVER ()::int AS count
     FROM applications.application_happenings h
     JOIN applications.applications a ON a.uid = h.application
     WHERE h.application = $1 AND h.type = ANY($2)
     ORDER BY h.position DESC LIMIT ${limit} OFFSET ${offset}`,
    [application, types],
  );
  if (!rows[0]) return { results: [], count: 0 };
  const version = { type: rows[0].type_uid, version: rows[0].version };
  const definition = (await definitionsOf(db, [version]))(version);
  const ids = [
    ...new Set(
      rows.flatMap(({ data, actor, on_behalf_of }) => [...idsIn(data), actor, ...(on_behalf_of ? [on_behalf_of] : [])]),
    ),
  ];
  const [people, statuses] = await Promise.all([
    accountNames(db, ids),
    db.query<Status>(
      'SELECT uid, stage, name, colour FROM applications.application_statuses_public WHERE uid = ANY($1)',
      [ids],
    ),
  ]);
  const statusByUid = new Map(statuses.rows.map(status => [status.uid, status]));
  const step = (code: string | null): Localized | null =>
    definition?.route.steps.find(one => one.code === code)?.name ?? null;
  const waypoint = (code: string | null): Localized | null =>
    definition?.route.steps.flatMap(one => one.waypoints).find(one => one.code === code)?.name ?? null;
  const show = formatter(host.config.timeZone);
  const named = (value: string): Localized | string =>
    statusByUid.get(value)?.name ??
    (value === version.type ? definition?.names : value === application ? rows[0]!.number : undefined) ??
    people.get(value) ??
    step(value) ??
    waypoint(value) ??
    stageNames[value as keyof typeof stageNames] ??
    actName[value as keyof typeof actName] ??
    value;
  const spell = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(spell).filter(Boolean).join(', ');
    if (value !== null && typeof value === 'object' && 'waypoint' in value) return spell(value.waypoint);
    return show(typeof value === 'string' ? named(value) : value, locale);
  };
  return {
    count: rows[0].count,
    results: rows.map(row => {
      const actor = personOf(people, row.actor);
      return {
        position: row.position,
        at: iso(row.at),
        actor,
        on_behalf_of: row.on_behalf_of ? personOf(people, row.on_behalf_of) : null,
        sentence: sentenceOf(sentences, row, actor.display_name, locale, spell).trim(),
        step: step(row.step),
        waypoint: waypoint(row.waypoint),
        status: row.status ? (statusByUid.get(row.status) ?? null) : null,
        comment: row.comment,
      };
    }),
  };
}
