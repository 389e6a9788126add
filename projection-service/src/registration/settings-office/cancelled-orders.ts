import { listNames } from '@portal/event-schemas/registration/list-names.ts';
import { loadTypeNames } from '@portal/event-schemas/curriculum/names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import type { DataOf } from '@portal/event-schemas/kernel/events.ts';
import type { courseOfferingEvents } from '@portal/event-schemas/registration/events.ts';
import { codeNames } from '@portal/event-schemas/registration/code-names.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { list } from '@portal/platform/http/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { ddl, upsertRows, type Table } from '@portal/platform/projections/rows.ts';
import { idOfStream } from '../streams.ts';
import { contracts } from '@portal/event-schemas/registration/calls.ts';

type Set = DataOf<typeof courseOfferingEvents, 'CourseAccessSet'>;
const table: Table = {
  name: 'access_orders',
  key: ['target'],
  columns: {
    target: 'text',
    offering: 'text',
    level: 'text',
    status: 'text',
    reason: 'text',
    ordered_by: 'text',
    ordered_at: 'timestamptz',
    position: 'bigint',
  },
};

/** What the office said last, in so many words, of the registration of each course, flux and lesson. */
export const cancelledOrders = defineProjection({
  name: 'registration.cancelled_orders',
  version: 2,
  handles: ['CourseAccessSet'],
  tables: ddl(table),
  tableNames: [table.name],
  async project(events: readonly RecordedEvent<any>[], db) {
    const last = new Map<string, RecordedEvent<any>>(events.map(event => [(event.data as Set).target, event]));
    await upsertRows(
      db,
      table,
      [...last.values()].map(({ stream, data, meta, position }) => ({
        ...(data as Set),
        offering: idOfStream(stream),
        ordered_by: meta.actor.on_behalf_of ?? meta.actor.id,
        ordered_at: meta.occurred_at,
        position,
      })),
    );
  },
});

export const cancelledOrderCalls = [
  list(contracts['GET /organizations/order_cancelled/'], {
    summary:
      'Courses, fluxes and lessons whose registration was cancelled: who, when, why, and how many students are on them',
    key: 'uid',
    defaultSort: ['cancelled_at', 'DESC'],
    // A lesson stands as the last order for it, its flux or its course has it (portal.md §4): an order holds while a
    // lesson is cancelled by it and by no later one.
    where: () => `x.status = 'cancelled'
        AND EXISTS (SELECT FROM registration.lessons still
          WHERE x.target IN (still.offering, still.flux, still.uid) AND still.offering = x.offering
            AND still.access = 'cancelled'
      AND NOT EXISTS (SELECT FROM registration.access_orders later
        WHERE later.target IN (still.offering, still.flux, still.uid) AND later.position > x.position))`,
    from: `registration.access_orders x JOIN registration.offerings o ON o.uid = x.offering LEFT JOIN registration.lessons l ON l.uid = x.target
      LEFT JOIN identity.people_public who ON who.uid = x.ordered_by`,
    columns: {
      uid: { sql: 'x.target', type: 'text' },
      target: { sql: 'x.target', type: 'text' },
      offering: { sql: 'x.offering', type: 'text', filter: 'equals' },
      level: {
        sql: 'x.level',
        type: 'text',
        filter: 'equals',
        sort: true,
        header: listNames.cancelled,
        names: codeNames,
      },
      load_type: {
        sql: 'l.load_type',
        type: 'text',
        sort: true,
        header: listNames.kindOfLesson,
        names: loadTypeNames,
      },
      study_period: { sql: 'o.study_period', type: 'text', filter: 'equals' },
      code: { sql: 'o.code', type: 'text', search: true, sort: true, header: columnNames.code },
      name: { sql: 'o.name', type: 'localized', search: true, sort: true, header: columnNames.course },
      section: { sql: 'l.section', type: 'text', sort: true, header: columnNames.lesson },
      students: {
        sql: `(SELECT count(*) FROM registration.card_courses c
            WHERE c.offering = x.offering AND CASE x.level WHEN 'course' THEN true WHEN 'flux' THEN c.flux = x.target
              ELSE x.target = ANY(c.lessons) END)`,
        type: 'number',
        sort: true,
        header: listNames.students,
      },
      reason: { sql: 'x.reason', type: 'text', search: true, header: columnNames.reason },
      cancelled_by_name: {
        sql: 'coalesce(who.display_name, x.ordered_by)',
        type: 'text',
        header: listNames.cancelledBy,
      },
      cancelled_by: {
        sql: `jsonb_build_object('uid', x.ordered_by, 'display_name', coalesce(who.display_name, x.ordered_by))`,
        type: 'json',
      },
      cancelled_at: { sql: 'x.ordered_at', type: 'time', sort: true, filter: 'range', header: columnNames.at },
    },
  }),
];
