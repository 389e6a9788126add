import { listNames } from '@portal/event-schemas/applications/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import { list, type Column } from '@portal/platform/http/types.ts';
import { contracts } from '@portal/event-schemas/applications/calls.ts';

/** How the office sees a type's life: never published, taken, closed. */
export const stateSql = `CASE WHEN t.version IS NULL THEN 'draft' WHEN t.closed THEN 'closed' ELSE 'published' END`;
const stateNames = {
  draft: listNames.draft,
  published: listNames.taken,
  closed: listNames.closed,
};
const closed = "('approved', 'rejected', 'withdrawn')";
/** Types with how many applications there are of them; a draft of an application is open too. */
export const typesFrom = `applications.application_types t
  LEFT JOIN identity.people_public p ON p.uid = t.changed_by
  LEFT JOIN LATERAL (SELECT coalesce(sum(c.number) FILTER (WHERE c.stage NOT IN ${closed}), 0)::int AS open,
    coalesce(sum(c.number) FILTER (WHERE c.stage IN ${closed}), 0)::int AS finished
    FROM applications.application_counts c WHERE c.type = t.uid) n ON true`;
/** The period of what applicants see; of the draft where they see nothing yet. */
export const periodSql = "nullif(coalesce(t.definition, t.draft) -> 'period', 'null'::jsonb)";

export const typeColumns: Record<string, Column> = {
  uid: { sql: 't.uid', type: 'text', filter: 'equals' },
  names: {
    sql: 't.names',
    type: 'localized',
    sort: true,
    search: true,
    header: listNames.applicationType,
  },
  state: { sql: stateSql, type: 'text', sort: true, filter: 'equals', header: columnNames.state, names: stateNames },
  version: {
    sql: 't.version',
    type: 'number',
    sort: true,
    header: listNames.version,
  },
  changed: {
    sql: 't.changed',
    type: 'boolean',
    sort: true,
    filter: 'equals',
    header: listNames.unpublishedChanges,
  },
  open: {
    sql: 'n.open',
    type: 'number',
    sort: true,
    filter: 'range',
    header: listNames.open,
  },
  finished: {
    sql: 'n.finished',
    type: 'number',
    sort: true,
    filter: 'range',
    header: listNames.finishedCount,
  },
  properties: {
    sql: 't.properties',
    type: 'number',
    sort: true,
    filter: 'range',
    header: listNames.fields,
  },
  steps: {
    sql: 't.steps',
    type: 'number',
    sort: true,
    filter: 'range',
    header: listNames.steps,
  },
  period: { sql: periodSql, type: 'json' },
  changed_at: { sql: 't.changed_at', type: 'time', sort: true, filter: 'range', header: columnNames.changed_at },
  changed_by: {
    sql: 'p.display_name',
    type: 'text',
    sort: true,
    header: listNames.by,
  },
};

/** The office's list of types (portal-calls.md §7.10). */
export const typesForSetting = list(contracts['GET /studapps/app-types/app_types_for_setting/'], {
  summary: 'Application types for the office, with how many applications there are of each',
  from: typesFrom,
  columns: typeColumns,
  defaultSort: ['names', 'ASC'],
});
