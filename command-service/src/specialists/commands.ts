import { isRejection, reject } from '@portal/event-schemas/kernel/rejections.ts';
import type { Side } from '@portal/event-schemas/specialists/appointments.ts';
import type { Period, WorkingHours } from '@portal/event-schemas/specialists/calendar.ts';
import { module } from '@portal/event-schemas/specialists/module.ts';
import { specialistRole, specialistType } from '@portal/event-schemas/specialists/entities.ts';
import type { Values } from '@portal/event-schemas/kernel/entity/entity.ts';
import { wallClock } from '@portal/platform/clock/occurrences.ts';
import { defineCommand, type CommandDefinition } from '@portal/platform/dispatcher/types.ts';
import type { FactDefinition, GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import * as booking from './booking.ts';
import * as hours from './hours.ts';
import { specialistTimes, studentTimes } from './specialist-times.ts';

type Type = Values<typeof specialistType.fields>;
type Role = Values<typeof specialistRole.fields>;
const [typeRecord, roleRecord] = module.records as [any, any];
const typeFact = recordFact(typeRecord) as unknown as FactDefinition<Type>;
const roleFact = recordFact(roleRecord) as unknown as FactDefinition<Role>;
export const facts = [typeFact, roleFact];

/** How appointments with a specialist are made; null: they are none (any more). */
function rulesFor(get: GetFact, specialist: string): booking.Known['rules'] | null {
  const role = get(roleFact, specialist);
  const type = role && get(typeFact, role.type);
  return type && { ...type, minutes: role.minutes ?? type.minutes, type: role.type };
}

/** `zone`: the university's time zone, as the calls know it. */
interface OfSpecialist {
  specialist: string;
  zone: string;
}
export interface OfAppointment extends OfSpecialist {
  appointment: string;
  /** Whose it is, and its kind: of an appointment neither changes. */
  student: string;
  type: string;
  side: Side;
}
const both = [specialistTimes, studentTimes] as const;
const idsOf = ({ specialist, student }: Pick<OfAppointment, 'specialist' | 'student'>): [string, string] => [
  specialist,
  student,
];
/** The rules of its kind, whoever is a specialist now; of a kind that is gone none hold anybody back. */
const rulesOf = ({ type }: OfAppointment, get: GetFact) => get(typeFact, type) ?? { cancel_until_hours: 0 };

export const BookAppointment = defineCommand({
  type: 'BookAppointment',
  aggregates: both,
  ids: (data: booking.Booking & OfSpecialist) => idsOf(data),
  facts: ({ specialist }, get) => rulesFor(get, specialist),
  decide: ({ zone, ...data }: booking.Booking & OfSpecialist, states, rules, { now }) =>
    rules ? booking.book(data, states, { rules, now, clock: wallClock(zone) }) : reject('platform.not_found'),
});

type Move = OfAppointment & { starts_at: string };
export const MoveAppointment = defineCommand({
  type: 'MoveAppointment',
  aggregates: both,
  ids: (data: Move) => idsOf(data),
  facts: ({ specialist }, get) => rulesFor(get, specialist),
  decide: ({ zone, ...data }: Move, states, rules, { now }) =>
    rules ? booking.move(data, states, { rules, now, clock: wallClock(zone) }) : reject('platform.not_found'),
});

export const CancelAppointment = defineCommand({
  type: 'CancelAppointment',
  aggregates: both,
  ids: (data: OfAppointment & { reason: string }) => idsOf(data),
  facts: rulesOf,
  decide: (data: OfAppointment & { reason: string }, states, rules, { now }) =>
    booking.cancel(data, states, { rules, now }),
});

type Mark = OfAppointment & { act: 'confirm' | 'complete' | 'no_show' };
export const MarkAppointment = defineCommand({
  type: 'MarkAppointment',
  aggregates: [specialistTimes],
  ids: ({ specialist }: Mark) => [specialist],
  facts: rulesOf,
  decide: (data: Mark, [times], rules, { now }) => {
    const decided = booking.mark(data, times, { rules, now });
    return isRejection(decided) ? decided : [decided];
  },
});

export const NoteAppointment = defineCommand({
  type: 'NoteAppointment',
  aggregates: [specialistTimes],
  ids: ({ specialist }: OfAppointment & { note: string }) => [specialist],
  decide: ({ appointment, note, side }: OfAppointment & { note: string }, [times], _facts, { now }) =>
    booking.may('note', times.appointments.get(appointment), side, { rules: { cancel_until_hours: 0 }, now }) ?? [
      [{ type: 'AppointmentNoted', data: { appointment, note } }],
    ],
});

type Hours = OfSpecialist & { uid: string; change: 'add' | 'change' | 'remove'; hours: WorkingHours | null };
export const SetWorkingHours = defineCommand({
  type: 'SetWorkingHours',
  aggregates: [specialistTimes],
  ids: ({ specialist }: Hours) => [specialist],
  facts: ({ specialist }, get) => get(roleFact, specialist) !== null,
  decide({ uid, change, hours: set, zone }: Hours, [times], isSpecialist, { now }) {
    if (!isSpecialist) return reject('specialists.no_specialist');
    if (change !== 'add' && !times.hours.has(uid)) return reject('platform.not_found');
    const at = { now, clock: wallClock(zone) };
    const decided = set ? hours.setHours({ uid, ...set }, times, at) : hours.removeHours({ uid }, times, at);
    return isRejection(decided) ? decided : [decided];
  },
});

export type Absence = OfSpecialist & Period & { uid: string; reason: string; students: readonly string[] };
/** For so many students whose appointments it cancels. */
export const addAbsence = (
  students: number,
): CommandDefinition<Absence, [typeof specialistTimes, ...(typeof studentTimes)[]], booking.Known['rules'] | null> => ({
  type: 'AddAbsence',
  aggregates: [specialistTimes, ...Array.from({ length: students }, () => studentTimes)],
  ids: data => [data.specialist, ...data.students] as [string, ...string[]],
  facts: ({ specialist }, get) => rulesFor(get, specialist),
  decide: (data, [times], rules, { now }) =>
    rules
      ? hours.addAbsence(data, times, { rules, now, clock: wallClock(data.zone) })
      : reject('specialists.no_specialist'),
});

export const RemoveAbsence = defineCommand({
  type: 'RemoveAbsence',
  aggregates: [specialistTimes],
  ids: ({ specialist }: OfSpecialist & { uid: string }) => [specialist],
  decide: ({ uid }: OfSpecialist & { uid: string }, [times]) =>
    times.absences.has(uid) ? [[{ type: 'AbsenceRemoved', data: { uid } }]] : reject('platform.not_found'),
});
