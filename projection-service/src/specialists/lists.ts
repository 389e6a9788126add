import { listNames } from '@portal/event-schemas/specialists/list-names.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import {
  appointmentActs,
  bookingRefusal,
  type AppointmentAct,
  type Side,
} from '@portal/event-schemas/specialists/appointments.ts';
import { keepers } from '@portal/event-schemas/specialists/roles.ts';
import { stateNames } from '@portal/event-schemas/specialists/names.ts';
import { list, type CallContext, type Column } from '@portal/platform/http/types.ts';
import { choice, time } from '@portal/platform/lists/columns.ts';
import { contracts } from '@portal/event-schemas/specialists/calls.ts';

const named = (alias: string, header: Column['header']): Column => ({
  sql: `${alias}.display_name`,
  type: 'text',
  sort: true,
  search: true,
  header,
});
const text = (sql: string): Column => ({ sql, type: 'text' });

const overseers: readonly string[] = [...keepers, 'auditor'];
/** Whose side of an appointment somebody is on. */
const sideOf = ({ student, specialist }: { student: string; specialist: string }, account: string): Side | null =>
  account === specialist ? 'specialist' : account === student ? 'student' : null;

/** What somebody may do with it now: each act of their side, null or the code of what stands in the way. */
const mayOf = (row: any, side: Side, now: string): Record<string, string | null> =>
  Object.fromEntries(
    (Object.keys(appointmentActs) as AppointmentAct[]).flatMap(act => {
      const one = { state: row.state, starts_at: new Date(row.starts_at).toISOString() };
      const found = bookingRefusal(act, one, side, { cancel_until_hours: row.cancel_until_hours ?? 0 }, now);
      return found === 'not_yours' || found === 'not_now' ? [] : [[act, found]];
    }),
  );

/** Only the two sides read what an appointment is about, and the specialist alone the note. */
function seenBy({ cancel_until_hours, ...row }: any, { actor, host }: CallContext) {
  const side = sideOf(row, actor.id);
  return {
    ...row,
    side,
    topic: side ? row.topic : '',
    reason: side ? row.reason : '',
    note: side === 'specialist' ? row.note : '',
    history: side ? row.history : row.history.map((one: object) => ({ ...one, reason: '' })),
    may: side ? mayOf({ ...row, cancel_until_hours }, side, host.clock.iso()) : {},
  };
}

/** Appointments: of a student the own, of a specialist those with them; the office and the auditor see that they were. */
export const appointmentList = list(contracts['GET /specialists/user-appointment/'], {
  summary: 'My appointments as a student or as a specialist; for the office and the auditor all of them',
  from: `specialists.appointments a
    left join specialists.specialist_types_public t on t.uid = a.type
    left join specialists.specialist_roles_public r on r.uid = a.specialist
    left join identity.people_public s on s.uid = a.student
    left join identity.people_public p on p.uid = a.specialist`,
  columns: {
    uid: { sql: 'a.uid', type: 'text', filter: 'equals' },
    specialist: choice('a.specialist'),
    specialist_name: named('p', listNames.specialist),
    student: choice('a.student'),
    student_name: named('s', columnNames.student),
    type: choice('a.type'),
    type_name: { sql: 't.name', type: 'localized', header: columnNames.kind },
    room: text('r.room'),
    starts_at: time('a.starts_at', columnNames.at),
    ends_at: time('a.ends_at'),
    booked_at: time('a.booked_at'),
    state: { ...choice('a.state', columnNames.state), names: stateNames },
    outside: { sql: 'a.outside', type: 'boolean', filter: 'equals' },
    topic: text('a.topic'),
    reason: text('a.reason'),
    note: text('a.note'),
    cancel_until_hours: { sql: 't.cancel_until_hours', type: 'number' },
    history: {
      sql: `(select jsonb_agg(one || jsonb_build_object('by_name', n.display_name) order by place)
        from jsonb_array_elements(a.history) with ordinality as each (one, place)
        left join identity.people_public n on n.uid = one->>'by')`,
      type: 'json',
    },
  },
  defaultSort: ['starts_at', 'DESC'],
  where: ({ actor, roles, bind }) => {
    if (roles.some(role => overseers.includes(role))) return undefined;
    const me = bind(actor.id);
    return `(a.student = ${me} or a.specialist = ${me})`;
  },
  map: seenBy,
});
