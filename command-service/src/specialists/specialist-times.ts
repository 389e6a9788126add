import { isLive, type AppointmentState } from '@portal/event-schemas/specialists/appointments.ts';
import type { Calendar, Period, WorkingHours } from '@portal/event-schemas/specialists/calendar.ts';
import type { SpecialistEvent, StudentTimesEvent } from '@portal/event-schemas/specialists/events.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** An appointment as decisions see it: without what was said about it. */
export interface Appointment {
  student: string;
  type: string;
  starts_at: string;
  ends_at: string;
  state: AppointmentState;
  outside: boolean;
}
/** All times of a specialist. Appointments are numbered from 1: `<account>.<number>`. */
export interface SpecialistTimes {
  hours: Map<string, WorkingHours>;
  absences: Map<string, Period>;
  appointments: Map<string, Appointment>;
}

/** Stream `specialist-<account>`. */
export const specialistTimes: Aggregate<SpecialistTimes, SpecialistEvent> = {
  name: 'specialist',
  initialState: () => ({ hours: new Map(), absences: new Map(), appointments: new Map() }),
  evolve(state, { type, data }) {
    const set = (changes: Partial<Appointment>) => {
      const known = 'appointment' in data ? state.appointments.get(data.appointment) : undefined;
      if (known && 'appointment' in data) state.appointments.set(data.appointment, { ...known, ...changes });
    };
    switch (type) {
      case 'WorkingHoursSet': {
        const { uid, ...hours } = data;
        state.hours.set(uid, hours);
        break;
      }
      case 'WorkingHoursRemoved':
        state.hours.delete(data.uid);
        break;
      case 'AbsenceAdded':
        state.absences.set(data.uid, { from: data.from, to: data.to });
        break;
      case 'AbsenceRemoved':
        state.absences.delete(data.uid);
        break;
      case 'AppointmentBooked': {
        const { student, type: kind, starts_at, ends_at } = data;
        const booked = { student, type: kind, starts_at, ends_at, state: 'booked', outside: false } as const;
        state.appointments.set(data.appointment, booked);
        break;
      }
      case 'AppointmentMoved': {
        const { starts_at, ends_at, by } = data;
        // The specialist has not agreed yet to the time that a student chooses.
        set({ starts_at, ends_at, outside: false, ...(by === 'student' ? { state: 'booked' } : {}) });
        break;
      }
      case 'AppointmentConfirmed':
        set({ state: 'confirmed' });
        break;
      case 'AppointmentCancelled':
        set({ state: 'cancelled' });
        break;
      case 'AppointmentHeld':
        set({ state: 'held' });
        break;
      case 'AppointmentMissed':
        set({ state: 'missed' });
        break;
      case 'AppointmentOutsideHours':
        set({ outside: data.outside });
        break;
      // What is said of a visit decides nothing.
      case 'AppointmentNoted':
        break;
    }
    return state;
  },
};

export const periodOf = ({ starts_at, ends_at }: Pick<Appointment, 'starts_at' | 'ends_at'>): Period => ({
  from: starts_at,
  to: ends_at,
});
/** Live appointments, with their uids. */
export const liveOf = ({ appointments }: SpecialistTimes): [string, Appointment][] =>
  [...appointments].filter(([, one]) => isLive(one));
export const calendarOf = (times: SpecialistTimes): Calendar => ({
  hours: [...times.hours.values()],
  absences: [...times.absences.values()],
  taken: liveOf(times).map(([, one]) => periodOf(one)),
});

/** When a student is expected where; an appointment that was cancelled is here no more. */
export interface Expected extends Pick<Appointment, 'type' | 'starts_at' | 'ends_at'> {
  specialist: string;
}
export type StudentTimes = Map<string, Expected>;

/** Stream `student_times-<account>`. */
export const studentTimes: Aggregate<StudentTimes, StudentTimesEvent> = {
  name: 'student_times',
  initialState: () => new Map(),
  evolve(state, { type, data }) {
    if (type === 'StudentTimeTaken') {
      const { appointment, ...expected } = data;
      state.set(appointment, expected);
    }
    if (type === 'StudentTimeFreed') state.delete(data.appointment);
    return state;
  },
};
