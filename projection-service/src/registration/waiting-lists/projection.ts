import { courseOfferingEvents, type CourseOfferingEvent } from '@portal/event-schemas/registration/events.ts';
import type { QueueHappening } from '@portal/event-schemas/registration/waiting-lists.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { ddl, upsertRows, type Table } from '@portal/platform/projections/rows.ts';
import { idOfStream } from '../streams.ts';

/** What happened in waiting lists, one row an event. `reason`: a code, or the words of the office; `code`, `params`: of the check that refused. */
const queueEvents: Table = {
  name: 'queue_events',
  key: ['position'],
  columns: {
    position: 'bigint',
    offering: 'text',
    student: 'text',
    at: 'timestamptz',
    what: 'text',
    reason: 'text',
    code: 'text',
    params: 'jsonb',
    from_place: 'int',
    to_place: 'int',
    until: 'timestamptz',
    passed_over: 'int',
    actor: 'text',
  },
};
type Row = Partial<Record<keyof typeof queueEvents.columns, unknown>> & { what: QueueHappening['what'] };

/** What the row tells beside who and when; null for events that are not about waiting. */
function told({ type, data }: CourseOfferingEvent): Row | null {
  switch (type) {
    case 'WaitingListJoined':
      return { what: 'joined' };
    case 'SeatOffered':
      return { what: 'offered', until: data.until, passed_over: data.passed_over?.length ?? 0 };
    case 'OfferWithdrawn':
      return { what: 'withdrawn', reason: data.reason };
    case 'OfferPassed':
      return { what: 'passed', reason: data.reason, code: data.code, params: data.params };
    case 'WaitingListLeft':
      return { what: 'left', reason: data.reason };
    case 'WaitingListMoved':
      return { what: 'moved', reason: data.reason, from_place: data.from, to_place: data.to };
    case 'AdmittedFromWaitingList':
      return { what: 'admitted', reason: data.reason, from_place: data.place };
    default:
      return null;
  }
}
const handled = [
  'WaitingListJoined',
  'SeatOffered',
  'OfferWithdrawn',
  'OfferPassed',
  'WaitingListLeft',
  'WaitingListMoved',
  'AdmittedFromWaitingList',
] as const satisfies readonly (keyof typeof courseOfferingEvents)[];

/** The history of waiting lists, for the office that is asked why somebody was or was not served. */
export const waitingHistory = defineProjection({
  name: 'registration.waiting_history',
  version: 1,
  handles: handled,
  tables: `${ddl(queueEvents)}\nCREATE INDEX IF NOT EXISTS queue_events_by_offering ON queue_events (offering, position);`,
  tableNames: [queueEvents.name],
  async project(events: readonly RecordedEvent<CourseOfferingEvent>[], db) {
    await upsertRows(
      db,
      queueEvents,
      events.flatMap(event => {
        const row = told({ type: event.type, data: event.data } as CourseOfferingEvent);
        const { student } = event.data as { student: string };
        return row
          ? [
              {
                passed_over: 0,
                ...row,
                position: event.position,
                offering: idOfStream(event.stream),
                student,
                at: event.meta.occurred_at,
                actor: event.meta.actor.id,
              },
            ]
          : [];
      }),
    );
  },
});
