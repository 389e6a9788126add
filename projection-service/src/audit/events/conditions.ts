import type { HistoryFilter } from '@portal/event-schemas/audit/history.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { seesAllStreams, studentStreams } from '../ownership.ts';

export type Bind = (value: unknown) => string;
/** Who asks, and in which zone a date is a day. */
export interface Asker {
  actor: Actor;
  roles: readonly string[];
  timeZone: string;
}

const listOf = (value: string | readonly string[] | undefined): string[] =>
  value === undefined
    ? []
    : typeof value === 'string'
      ? value
          .split(',')
          .map(part => part.trim())
          .filter(Boolean)
      : [...value];
const isDate = (text: string): boolean => text.length === 10;

/** The first moment and the first moment after the period, as SQL. */
function bounds(
  { at_from: from, at_to: to }: HistoryFilter,
  timeZone: string,
  bind: Bind,
): { since: string | null; until: string | null } {
  const dayOf = (text: string, days: number) =>
    `((${bind(text)}::date + ${days})::timestamp AT TIME ZONE ${bind(timeZone)})`;
  return {
    since: from === undefined ? null : isDate(from) ? dayOf(from, 0) : `${bind(from)}::timestamptz`,
    until:
      to === undefined ? null : isDate(to) ? dayOf(to, 1) : `(${bind(to)}::timestamptz + interval '1 microsecond')`,
  };
}

/** Conditions on the kind of an event, over `kinds` as `k`. */
export function kindConditions({ aggregate, type, command }: HistoryFilter, bind: Bind): string[] {
  return [['aggregate', aggregate] as const, ['type', type] as const, ['command', command] as const].flatMap(
    ([column, value]) => {
      const wanted = listOf(value);
      return wanted.length ? [`k.${column} = ANY(${bind(wanted)})`] : [];
    },
  );
}

/** Conditions on `at` of whatever is called `e`. */
export function periodConditions(filter: HistoryFilter, timeZone: string, bind: Bind): string[] {
  const { since, until } = bounds(filter, timeZone, bind);
  return [...(since ? [`e.at >= ${since}`] : []), ...(until ? [`e.at < ${until}`] : [])];
}

/**
 * Conditions over `events` as `e`, less those that a page walks along by itself. A period is turned into the positions of its hours first, so that a walk
 * begins and ends there. Advisors see the streams of their own students alone.
 */
export function conditions(
  filter: HistoryFilter,
  asker: Asker,
  bind: Bind,
  walked: ReadonlySet<keyof HistoryFilter | 'kind'> = new Set(),
): string[] {
  const { person, course, actor, on_behalf_of, stream, correlation_id, before, after } = filter;
  const { since, until } = bounds(filter, asker.timeZone, bind);
  const given = (name: keyof HistoryFilter) => filter[name] !== undefined && !walked.has(name);
  const kinds = walked.has('kind') ? [] : kindConditions(filter, bind);
  return [
    ...(given('person') ? [`(e.person = ${bind(person)} OR e.actor = ${bind(person)})`] : []),
    ...(given('course') ? [`e.course = ${bind(course)}`] : []),
    ...(given('actor') ? [`e.actor = ${bind(actor)}`] : []),
    ...(given('on_behalf_of') ? [`e.on_behalf_of = ${bind(on_behalf_of)}`] : []),
    ...(given('stream') ? [`e.stream = (SELECT id FROM audit.streams WHERE stream = ${bind(stream)})`] : []),
    ...(given('correlation_id') ? [`e.correlation_id = ${bind(correlation_id)}`] : []),
    ...(kinds.length ? [`e.kind IN (SELECT k.id FROM audit.kinds k WHERE ${kinds.join(' AND ')})`] : []),
    ...(since
      ? [
          `e.at >= ${since}`,
          `e.position >= (SELECT coalesce(min(first_position), 9007199254740991) FROM audit.hours WHERE hour > ${since} - interval '1 hour')`,
        ]
      : []),
    ...(until
      ? [
          `e.at < ${until}`,
          `e.position <= (SELECT coalesce(max(last_position), 0) FROM audit.hours WHERE hour < ${until})`,
        ]
      : []),
    ...(before === undefined ? [] : [`e.position < ${bind(Number(before))}`]),
    ...(after === undefined ? [] : [`e.position > ${bind(Number(after))}`]),
    ...(seesAllStreams(asker.roles) ? [] : [`e.stream IN (${ownStreams(asker, bind)})`]),
  ];
}

/** The streams that an advisor may look into. */
const ownStreams = ({ actor }: Asker, bind: Bind): string =>
  `SELECT own.id FROM curriculum.students_public st
    JOIN audit.streams own ON own.person = st.uid AND own.aggregate = ANY(${bind(studentStreams)})
    WHERE st.advisor = ${bind(actor.id)}`;

/** How many events there are of each kind, where a filter asks for kinds alone (or for nothing): counted when they were put in. */
export async function countOfKinds(filter: HistoryFilter, asker: Asker, db: Sql): Promise<number | null> {
  const { aggregate, type, command, ...others } = filter;
  if (Object.values(others).some(value => value !== undefined) || !seesAllStreams(asker.roles)) return null;
  const values: unknown[] = [];
  const where = kindConditions({ aggregate, type, command }, value => `$${values.push(value)}`);
  const { rows } = await db.query<{ count: number }>(
    `SELECT coalesce(sum(k.events), 0)::float8 AS count FROM audit.kinds k WHERE ${['true', ...where].join(' AND ')}`,
    values,
  );
  return rows[0]!.count;
}
