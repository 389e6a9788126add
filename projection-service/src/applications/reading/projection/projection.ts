import { applicationEvents, type ApplicationEvent } from '@portal/event-schemas/applications/events.ts';
import type { TypeDefinition } from '@portal/event-schemas/applications/definition.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection, type Sql } from '@portal/platform/projections/types.ts';
import { upsertRows, readRows } from '@portal/platform/projections/rows.ts';
import { countDifferences } from './counts.ts';
import { sumStays } from './days.ts';
import { evolve, unborn, type Life } from './fold.ts';
import { projectForms, versionKey } from './forms.ts';
import { happened } from './happenings.ts';
import {
  applicationsTable,
  formsTable,
  happeningsTable,
  seatsTable,
  staysTable,
  tables,
  tablesDdl,
  versionsTable,
  type ApplicationRow,
  type FormRow,
  type SeatRow,
  type StayRow,
  type VersionRow,
} from './tables.ts';

type Recorded = RecordedEvent<ApplicationEvent>;
const ofForms = [
  'ApplicationTypeDrafted',
  'ApplicationTypeRevised',
  'ApplicationTypePublished',
] as const satisfies readonly ApplicationEvent['type'][];
const elsewhere: readonly ApplicationEvent['type'][] = ['ApplicationBegun', 'ApplicationNumbered'];
const handled = [
  ...ofForms,
  ...(Object.keys(applicationEvents) as ApplicationEvent['type'][]).filter(
    type => !type.startsWith('ApplicationType') && !elsewhere.includes(type),
  ),
];
const isOfForm = (event: Recorded): boolean => ofForms.some(type => type === event.type);

/**
 * Applications as people read them: where each stands, what was filled in, at which waypoints it waits or waited and who may act there, what
 * happened. Who an advisor or a head is stands here by kind alone: readers join it, so that a new advisor sees what waits at once.
 */
export const applications = defineProjection({
  name: 'applications.applications',
  version: 6,
  handles: handled,
  tables: tablesDdl,
  tableNames: tables.map(table => table.name),
  views: `CREATE OR REPLACE VIEW applications.applications_public AS
    SELECT uid, number, type, version, applicant, stage, status, step, step_since, due, started_at, sent_at,
      changed_at, closed_at, archived
    FROM applications.applications;`,
  async project(events: readonly Recorded[], db) {
    const versions = await projectForms(events.filter(isOfForm), db);
    const own = events.filter(event => !isOfForm(event));
    if (own.length > 0) await projectLives(own, versions, db);
  },
  touches: event => {
    if (isOfForm(event)) return [];
    const { uid, applicant } = event.data as { uid: string; applicant: string };
    return [`application:${uid}`, `applications_of:${applicant}`, 'slow:applications'];
  },
});

async function projectLives(events: readonly Recorded[], fresh: readonly VersionRow[], db: Sql): Promise<void> {
  const uids = [...new Set(events.map(({ data }) => data.uid))];
  const before = await lives(db, uids);
  const definitionOf = await definitions(db, events, fresh);
  const after = new Map(before);
  for (const { type, data, meta, position } of events) {
    const { uid } = data;
    after.set(
      uid,
      evolve(
        after.get(uid) ?? unborn,
        { type, data } as ApplicationEvent,
        { at: meta.occurred_at, position },
        definitionOf,
      ),
    );
  }
  await upsertRows(
    db,
    happeningsTable,
    events.flatMap(event => happened(event) ?? []),
  );
  await write(db, before, after);
  await countDifferences(
    db,
    [...before.values()].map(({ application }) => application),
    [...after.values()].map(({ application }) => application),
  );
  await sumStays(
    db,
    [...before.values()].flatMap(({ stays }) => stays),
    [...after.values()].flatMap(({ stays }) => stays),
  );
}

async function lives(db: Sql, uids: readonly string[]): Promise<Map<string, Life>> {
  const rows = await readRows<ApplicationRow>(
    db,
    applicationsTable,
    ['uid'],
    uids.map(uid => ({ uid })),
  );
  if (rows.length === 0) return new Map();
  const forms = new Map(
    (
      await readRows<FormRow>(
        db,
        formsTable,
        ['uid'],
        rows.map(({ uid }) => ({ uid })),
      )
    ).map(form => [form.uid, form]),
  );
  const stays = new Map<string, StayRow[]>(rows.map(({ uid }) => [uid, []]));
  for (const stay of await readRows<StayRow>(
    db,
    staysTable,
    ['application'],
    rows.map(({ uid }) => ({ application: uid })),
  ))
    stays.get(stay.application)?.push(stay);
  return new Map(
    rows.map(application => [
      application.uid,
      {
        application,
        form: forms.get(application.uid) ?? null,
        stays: stays.get(application.uid)!.toSorted((a, b) => a.entered - b.entered || a.place - b.place),
      },
    ]),
  );
}

async function definitions(
  db: Sql,
  events: readonly Recorded[],
  fresh: readonly VersionRow[],
): Promise<(type: string, version: number) => TypeDefinition | undefined> {
  const wanted = new Map(
    events
      .filter(({ type }) => type === 'StepEntered')
      .map(({ data }) => {
        const { type, version } = data as { type: string; version: number };
        return [versionKey(type, version), { type, version }] as const;
      }),
  );
  const stored = await readRows<VersionRow>(db, versionsTable, ['type', 'version'], [...wanted.values()]);
  const known = new Map([...stored, ...fresh].map(row => [versionKey(row.type, row.version), row.definition]));
  return (type, version) => known.get(versionKey(type, version));
}

/**
 * Those who may act at a stay, each with whether it waits for them now: in order, the first for whom nobody has signed;
 * else anyone. Then those who have signed.
 */
function seatsOf(
  { archived, stage, due }: ApplicationRow,
  { application, entered, waypoint, applicant, actors, in_order, ended_at, signatures, since }: StayRow,
): SeatRow[] {
  const done = signatures.flatMap(({ places }) => places);
  const turn = actors.findIndex((_, place) => !done.includes(place));
  const shared = { application, entered, waypoint, applicant, since, due: ended_at === null ? due : null, archived };
  return [
    ...actors.map((actor, seat): SeatRow => ({
      ...shared,
      seat,
      kind: actor.kind,
      value: actor.kind === 'role' ? actor.role : actor.kind === 'profile' ? actor.account : '',
      waits: ended_at === null && !archived && stage === 'in_review' && (!in_order || seat === turn),
    })),
    ...signatures.map(({ by }, index): SeatRow => ({
      ...shared,
      seat: actors.length + index,
      kind: 'signer',
      value: by,
      waits: false,
    })),
  ];
}

async function write(db: Sql, before: ReadonlyMap<string, Life>, after: ReadonlyMap<string, Life>): Promise<void> {
  const all = [...after.values()];
  const isNew = (uid: string): ((stay: StayRow) => boolean) => {
    const known = new Set(before.get(uid)?.stays);
    return stay => !known.has(stay);
  };
  await upsertRows(
    db,
    applicationsTable,
    all.flatMap(({ application }) => application ?? []),
  );
  await upsertRows(
    db,
    formsTable,
    [...after].flatMap(([uid, { form }]) => (form && form !== before.get(uid)?.form ? [form] : [])),
  );
  await upsertRows(
    db,
    staysTable,
    [...after].flatMap(([uid, { stays }]) => stays.filter(isNew(uid))),
  );
  await upsertRows(
    db,
    seatsTable,
    [...after].flatMap(([uid, { application, stays }]) => {
      const changed = isNew(uid);
      const moved = application?.archived !== before.get(uid)?.application?.archived;
      return application
        ? stays
            .filter(stay => moved || stay.ended_at === null || changed(stay))
            .flatMap(stay => seatsOf(application, stay))
        : [];
    }),
  );
  const gone = [...after].filter(([, { application }]) => application === null).map(([uid]) => uid);
  if (gone.length === 0) return;
  await db.query('DELETE FROM applications WHERE uid = ANY($1)', [gone]);
  await db.query('DELETE FROM application_forms WHERE uid = ANY($1)', [gone]);
  for (const table of ['waypoint_stays', 'waypoint_seats', 'application_happenings'])
    await db.query(`DELETE FROM ${table} WHERE application = ANY($1)`, [gone]);
}
