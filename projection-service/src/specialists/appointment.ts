import type { AppointmentState } from '@portal/event-schemas/specialists/appointments.ts';
import type { SpecialistEvent } from '@portal/event-schemas/specialists/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';

/** What happened with an appointment: the event's type, when, by whom and why. */
export interface Happened {
  type: string;
  at: string;
  by: string;
  reason: string;
}
/** A row of `appointments`. */
export interface Appointment {
  uid: string;
  specialist: string;
  student: string;
  type: string;
  starts_at: string;
  ends_at: string;
  booked_at: string;
  state: AppointmentState;
  outside: boolean;
  topic: string;
  reason: string;
  note: string;
  history: Happened[];
}

/** An appointment after one of its events. */
export function evolveAppointment(
  row: Appointment | null,
  { type, data, meta }: RecordedEvent<SpecialistEvent>,
): Appointment | null {
  const event = { type, data } as SpecialistEvent;
  const happened = (reason = ''): Happened[] => [
    { type, at: meta.occurred_at, by: meta.actor.id, reason },
    ...(row?.history ?? []),
  ];
  if (event.type === 'AppointmentBooked') {
    const { appointment: uid, ...booked } = event.data;
    const told = { reason: '', note: '', history: happened() };
    return { uid, ...booked, ...told, state: 'booked', outside: false, booked_at: meta.occurred_at };
  }
  if (!row) return null;
  switch (event.type) {
    case 'AppointmentConfirmed':
      return { ...row, state: 'confirmed', history: happened() };
    case 'AppointmentMoved': {
      const { starts_at, ends_at, by } = event.data;
      const state = by === 'student' ? 'booked' : row.state;
      return { ...row, starts_at, ends_at, state, outside: false, history: happened() };
    }
    case 'AppointmentCancelled':
      return { ...row, state: 'cancelled', reason: event.data.reason, history: happened(event.data.reason) };
    case 'AppointmentHeld':
      return { ...row, state: 'held', history: happened() };
    case 'AppointmentMissed':
      return { ...row, state: 'missed', history: happened() };
    case 'AppointmentNoted':
      return { ...row, note: event.data.note };
    case 'AppointmentOutsideHours':
      return { ...row, outside: event.data.outside, history: happened() };
    default:
      return row;
  }
}
