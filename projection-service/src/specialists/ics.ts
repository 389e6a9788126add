import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { query, Refused, replyStarted } from '@portal/platform/http/types.ts';
import { contracts } from '@portal/event-schemas/specialists/calls.ts';

interface Visit {
  uid: string;
  starts_at: Date;
  ends_at: Date;
  state: string;
  changes: number;
  type_name: Localized | null;
  other: string | null;
  room: string | null;
}
const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
/** Lines are folded after 75 bytes at most (RFC 5545 §3.1), never within a letter. */
export function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    if (Buffer.byteLength(lines.at(-1)! + letter) > 75) lines.push(' ');
    lines[lines.length - 1] += letter;
  }
  return lines.join('\r\n');
}
const alarm = (hours: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${hours}H`,
  'DESCRIPTION:.',
  'END:VALARM',
];

/** An appointment for a calendar, in UTC; what it is about does not leave the portal. */
export const calendarOf = (one: Visit, summary: string, host: string, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//University portal//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${one.uid}@${host}`,
    `SEQUENCE:${one.changes}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(one.starts_at)}`,
    `DTEND:${stamp(one.ends_at)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(one.room ? [`LOCATION:${escaped(one.room)}`] : []),
    `STATUS:${one.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...alarm(24),
    ...alarm(1),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

export const appointmentFile = query(contracts['GET /specialists/appointments/{uid}/ics/'], {
  summary: 'An appointment as a file for one’s calendar (text/calendar)',
  run: async ({ db, actor, host, locale, params, raw: { request, reply } }) => {
    const { rows } = await db.query<Visit>(
      `select a.uid, a.starts_at, a.ends_at, a.state, jsonb_array_length(a.history) - 1 as changes, t.name as type_name,
              p.display_name as other, r.room
         from specialists.appointments a
         left join specialists.specialist_types_public t on t.uid = a.type
         left join specialists.specialist_roles_public r on r.uid = a.specialist
         left join identity.people_public p on p.uid = case when a.specialist = $2 then a.student else a.specialist end
        where a.uid = $1 and $2 in (a.student, a.specialist)`,
      [params.uid, actor.id],
    );
    const [one] = rows;
    if (!one) throw new Refused(reject('platform.not_found'));
    const kind = one.type_name?.[locale] || one.type_name?.ru;
    const summary = [kind, one.other].filter(Boolean).join(': ');
    void reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="appointment.ics"')
      .send(calendarOf(one, summary, request.hostname, host.clock.now()));
    return replyStarted as never;
  },
});
