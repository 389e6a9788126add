import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { ApplicationStage, WaypointAct } from '@portal/event-schemas/applications/codes.ts';
import type { FormValues, Property } from '@portal/event-schemas/forms/property.ts';
import type { RouteActor, TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import { ddl, type Table } from '@portal/platform/projections/rows.ts';
import { searchIndexDdl } from '@portal/platform/records/columns.ts';

/**
 * An application as lists show it. `step_since`, `due`, `waits_at`: of the step that it stands at, null where nothing
 * waits; `due` is the earliest, `waits_at` names the waypoints. Times are ISO 8601.
 */
export interface ApplicationRow {
  uid: string;
  number: string;
  type: string;
  version: number;
  applicant: string;
  applicant_name: string;
  found_by: string;
  stage: ApplicationStage;
  status: string;
  step: string | null;
  step_since: string | null;
  due: string | null;
  waits_at: Localized | null;
  started_at: string;
  sent_at: string | null;
  changed_at: string;
  closed_at: string | null;
  archived: boolean;
  times_sent: number;
}
export const applicationsTable: Table = {
  name: 'applications',
  key: ['uid'],
  columns: {
    uid: 'text',
    number: 'text',
    type: 'text',
    version: 'int',
    applicant: 'text',
    applicant_name: 'text',
    found_by: 'text',
    stage: 'text',
    status: 'text',
    step: 'text',
    step_since: 'timestamptz',
    due: 'timestamptz',
    waits_at: 'jsonb',
    started_at: 'timestamptz',
    sent_at: 'timestamptz',
    changed_at: 'timestamptz',
    closed_at: 'timestamptz',
    archived: 'boolean',
    times_sent: 'int',
  },
};

/** What was filled in: apart, so that lists do not read it. */
/** `files`: uids in lists among the values, which those of files are; with `sent`, those that anybody could have read: they stay to be read. */
export interface FormRow {
  uid: string;
  values: FormValues;
  files: readonly string[];
  sent: readonly string[];
  user_accepted_agreement: boolean;
}
export const formsTable: Table = {
  name: 'application_forms',
  key: ['uid'],
  columns: { uid: 'text', values: 'jsonb', files: 'text[]', sent: 'text[]', user_accepted_agreement: 'boolean' },
};

/** `places`: for which of the waypoint's actors it stands. */
export interface Signature {
  by: string;
  places: readonly number[];
  at: string;
  comment: string;
}
/**
 * An application's stay at a waypoint; `entered` is the position of the event that brought it there. `outcome`: what ended it; `passed` = another
 * waypoint of the step decided, null = it waits.
 */
export interface StayRow {
  application: string;
  entered: number;
  waypoint: string;
  type: string;
  version: number;
  applicant: string;
  step: string;
  place: number;
  name: Localized;
  in_order: boolean;
  actors: readonly RouteActor[];
  since: string;
  due: string | null;
  ended_at: string | null;
  outcome: WaypointAct | 'withdrawn' | 'passed' | null;
  signatures: readonly Signature[];
  opened_at: string | null;
  reminded_at: string | null;
}
export const staysTable: Table = {
  name: 'waypoint_stays',
  key: ['application', 'entered', 'waypoint'],
  columns: {
    application: 'text',
    entered: 'bigint',
    waypoint: 'text',
    type: 'text',
    version: 'int',
    applicant: 'text',
    step: 'text',
    place: 'int',
    name: 'jsonb',
    in_order: 'boolean',
    actors: 'jsonb',
    since: 'timestamptz',
    due: 'timestamptz',
    ended_at: 'timestamptz',
    outcome: 'text',
    signatures: 'jsonb',
    opened_at: 'timestamptz',
    reminded_at: 'timestamptz',
  },
};

/**
 * One who may act at a stay: a role, an account, the applicant's advisor, the head of the department; and each who has
 * signed there (`signer`). `waits`: it is their turn now. `since`, `due`, `archived`: of the application, so that
 * queues are read off this table alone.
 */
export interface SeatRow {
  application: string;
  entered: number;
  waypoint: string;
  seat: number;
  kind: RouteActor['kind'] | 'signer';
  value: string;
  applicant: string;
  waits: boolean;
  since: string;
  due: string | null;
  archived: boolean;
}
export const seatsTable: Table = {
  name: 'waypoint_seats',
  key: ['application', 'entered', 'waypoint', 'seat'],
  columns: {
    application: 'text',
    entered: 'bigint',
    waypoint: 'text',
    seat: 'int',
    kind: 'text',
    value: 'text',
    applicant: 'text',
    waits: 'boolean',
    since: 'timestamptz',
    due: 'timestamptz',
    archived: 'boolean',
  },
};

/** What became of the stays at a waypoint that began on a day (UTC). `lengths`: seconds of those that somebody decided, the shortest first. */
export interface WaypointDayRow {
  type: string;
  version: number;
  step: string;
  waypoint: string;
  day: string;
  approved: number;
  rejected: number;
  returned: number;
  forwarded: number;
  lengths: readonly number[];
}
export const daysTable: Table = {
  name: 'waypoint_days',
  key: ['type', 'version', 'step', 'waypoint', 'day'],
  columns: {
    type: 'text',
    version: 'int',
    step: 'text',
    waypoint: 'text',
    day: 'date',
    approved: 'int',
    rejected: 'int',
    returned: 'int',
    forwarded: 'int',
    lengths: 'int[]',
  },
};

/** What happened to an application, for its histories: the event without what was filled in. */
export interface HappeningRow {
  position: number;
  application: string;
  type: string;
  at: string;
  actor: string;
  on_behalf_of: string | null;
  data: object;
  step: string | null;
  waypoint: string | null;
  status: string | null;
  comment: string;
}
export const happeningsTable: Table = {
  name: 'application_happenings',
  key: ['position'],
  columns: {
    position: 'bigint',
    application: 'text',
    type: 'text',
    at: 'timestamptz',
    actor: 'text',
    on_behalf_of: 'text',
    data: 'jsonb',
    step: 'text',
    waypoint: 'text',
    status: 'text',
    comment: 'text',
  },
};

/** Published versions of types: running applications are read with the version that they began with. */
export interface VersionRow {
  type: string;
  version: number;
  names: Localized;
  definition: TypeDefinition;
}
export const versionsTable: Table = {
  name: 'application_versions',
  key: ['type', 'version'],
  columns: { type: 'text', version: 'int', names: 'jsonb', definition: 'jsonb' },
};

/** How many applications there are of a type in a stage with a status: what a list would have to count. */
export const countsTable: Table = {
  name: 'application_counts',
  key: ['type', 'stage', 'status', 'archived'],
  columns: { type: 'text', stage: 'text', status: 'text', archived: 'boolean', number: 'int' },
};

/** Fields of forms by their uid, which they keep through all versions: as published last, and as they stand in the office's draft. */
export interface PropertyRow {
  uid: string;
  draft: boolean;
  type: string;
  version: number;
  property: Property;
}
export const propertiesTable: Table = {
  name: 'application_properties',
  key: ['uid', 'draft'],
  columns: { uid: 'text', draft: 'boolean', type: 'text', version: 'int', property: 'jsonb' },
};

export const tables = [
  applicationsTable,
  formsTable,
  staysTable,
  seatsTable,
  happeningsTable,
  versionsTable,
  propertiesTable,
  countsTable,
  daysTable,
];

const notNull = (table: Table, ...nullable: string[]): string =>
  ddl(
    table,
    Object.fromEntries(
      Object.keys(table.columns)
        .filter(column => !table.key.includes(column) && !nullable.includes(column))
        .map(column => [column, 'NOT NULL']),
    ),
  );
const sortedByName = ['ru', 'kk', 'en', 'ky'].map(
  locale =>
    `CREATE INDEX IF NOT EXISTS applications_by_name_${locale} ON applications (applicant_name COLLATE "${locale}-x-icu", uid);`,
);

export const tablesDdl = [
  notNull(applicationsTable, 'step', 'step_since', 'due', 'waits_at', 'sent_at', 'closed_at'),
  'CREATE INDEX IF NOT EXISTS applications_by_applicant ON applications (applicant, changed_at);',
  'CREATE INDEX IF NOT EXISTS applications_by_changed_at ON applications (changed_at, uid);',
  'CREATE INDEX IF NOT EXISTS applications_by_step_since ON applications (step_since, uid) WHERE step_since IS NOT NULL;',
  'CREATE INDEX IF NOT EXISTS applications_by_number ON applications (number, uid);',
  'CREATE INDEX IF NOT EXISTS applications_by_status ON applications (status);',
  'CREATE INDEX IF NOT EXISTS applications_by_type ON applications (type, changed_at);',
  'CREATE INDEX IF NOT EXISTS applications_by_due ON applications (due) WHERE due IS NOT NULL;',
  ...sortedByName,
  searchIndexDdl('applications_found_by', 'applications'),
  notNull(formsTable),
  'CREATE INDEX IF NOT EXISTS application_forms_by_file ON application_forms USING gin (files);',
  notNull(staysTable, 'due', 'ended_at', 'outcome', 'opened_at', 'reminded_at'),
  'CREATE INDEX IF NOT EXISTS waypoint_stays_waiting ON waypoint_stays (waypoint, step) WHERE ended_at IS NULL;',
  'CREATE INDEX IF NOT EXISTS waypoint_stays_by_type ON waypoint_stays (type, since);',
  notNull(seatsTable, 'due'),
  'CREATE INDEX IF NOT EXISTS waypoint_seats_queue ON waypoint_seats (value, since, application) INCLUDE (kind, applicant, waypoint, due) WHERE waits;',
  'CREATE INDEX IF NOT EXISTS waypoint_seats_tied ON waypoint_seats (kind, applicant, since, application) INCLUDE (waypoint, due) WHERE waits;',
  `CREATE INDEX IF NOT EXISTS waypoint_seats_by_actor ON waypoint_seats (value, application)
    INCLUDE (waits, archived, applicant, waypoint, kind)
    WHERE value <> '';`,
  'CREATE INDEX IF NOT EXISTS waypoint_seats_by_applicant ON waypoint_seats (applicant, kind, application) INCLUDE (waits, archived, waypoint);',
  notNull(happeningsTable, 'on_behalf_of', 'step', 'waypoint', 'status'),
  'CREATE INDEX IF NOT EXISTS application_happenings_by_application ON application_happenings (application, position);',
  notNull(versionsTable),
  notNull(propertiesTable),
  notNull(countsTable),
  notNull(daysTable),
].join('\n');
