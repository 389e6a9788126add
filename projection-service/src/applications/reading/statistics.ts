import { listNames } from '@portal/event-schemas/applications/list-names.ts';
import { list, type ListCall } from '@portal/platform/http/types.ts';
import { number } from '@portal/platform/lists/columns.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';

type Asked = Parameters<Exclude<ListCall['from'], string>>[0];

/** Decided stays from the sums of their days; what waits now is looked at by itself: it is little, and late by the clock. */
function timesAtWaypoints({ query: { app_type, from, to }, bind, host }: Asked): string {
  const types = app_type === undefined ? null : bind(Array.isArray(app_type) ? app_type : String(app_type).split(','));
  const [first, last] = [from, to].map(one => (one === undefined ? null : `${bind(one)}::date`));
  const within = (type: string, date: string): string =>
    [
      'true',
      ...(types ? [`${type} = ANY(${types})`] : []),
      ...(first ? [`${date} >= ${first}`] : []),
      ...(last ? [`${date} <= ${last}`] : []),
    ].join(' AND ');
  return `(SELECT d.type || '.' || d.step || '.' || d.waypoint AS id, d.type, d.step, d.waypoint, max(d.version) AS version,
        sum(d.approved) AS approved, sum(d.rejected) AS rejected, sum(d.returned) AS returned, sum(d.forwarded) AS forwarded
      FROM applications.waypoint_days d WHERE ${within('d.type', 'd.day')} GROUP BY d.type, d.step, d.waypoint) x
    JOIN applications.application_versions v ON v.type = x.type AND v.version = x.version
    LEFT JOIN (SELECT d.type, d.step, d.waypoint, count(*) AS acted,
      percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY l.seconds) AS middle, max(l.seconds) AS longest
      FROM applications.waypoint_days d
      CROSS JOIN unnest(d.lengths) AS l(seconds)
      WHERE ${within('d.type', 'd.day')}
      GROUP BY d.type, d.step, d.waypoint) y ON y.type = x.type
        AND y.step = x.step AND y.waypoint = x.waypoint
    LEFT JOIN (SELECT t.type, t.step, t.waypoint, count(*) AS waiting, count(*) FILTER (WHERE t.due < ${bind(host.clock.iso())}) AS overdue
      FROM applications.waypoint_stays t JOIN applications.applications a ON a.uid = t.application AND NOT a.archived
      WHERE t.ended_at IS NULL AND ${within('t.type', `(t.since AT TIME ZONE 'UTC')::date`)}
      GROUP BY t.type, t.step, t.waypoint) w ON w.type = x.type
        AND w.step = x.step AND w.waypoint = x.waypoint`;
}
const hours = (seconds: string): string => `${seconds} / 3600.0`;
/** The waypoint as the newest version that anybody went through names it. */
const waypointName = `(SELECT c->'name'
    FROM jsonb_array_elements(v.definition->'route'->'steps') s, jsonb_array_elements(s->'waypoints') c
    WHERE s->>'code' = x.step AND c->>'code' = x.waypoint)`;

/**
 * How long applications stay at each waypoint: by type, of those that came there within a period; versions of a type
 * count together. Only what somebody decided there has a length.
 */
export const statisticCalls = [
  list(contracts['GET /studapps/statistics/'], {
    summary: 'Time that applications spend at each waypoint, by type and period (days on which they came there)',
    key: 'id',
    defaultSort: ['median_hours', 'DESC'],
    from: timesAtWaypoints,
    columns: {
      id: { sql: 'x.id', type: 'text' },
      app_type: { sql: 'x.type', type: 'text' },
      type_name: {
        sql: 'v.names',
        type: 'localized',
        sort: true,
        header: listNames.applicationType,
      },
      step: { sql: 'x.step', type: 'text' },
      waypoint: { sql: 'x.waypoint', type: 'text' },
      name: {
        sql: waypointName,
        type: 'localized',
        header: listNames.approvalPoint,
      },
      waiting: number('coalesce(w.waiting, 0)', listNames.waiting),
      overdue: number('coalesce(w.overdue, 0)', listNames.overdue),
      acted: number('coalesce(y.acted, 0)', listNames.actedOn),
      approved: number('x.approved', listNames.approved),
      rejected: number('x.rejected', listNames.rejected),
      returned: number('x.returned', listNames.returned),
      forwarded: number('x.forwarded', listNames.forwarded),
      median_hours: number(hours('y.middle[1]'), listNames.medianHours),
      p90_hours: number(hours('y.middle[2]'), listNames.p90Hours),
      longest_hours: number(hours('y.longest'), listNames.longestHours),
    },
  }),
];
