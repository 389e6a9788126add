import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';

/** What a history says of an event: which cell or week, and what stood there before and after. */
export interface Told {
  session: number | null;
  date: string | null;
  student: string | null;
  old: string | null;
  new: string | null;
  week: string | null;
  planned_at: string | null;
  until: string | null;
  reason: string;
  count: number | null;
}
const none: Told = {
  session: null,
  date: null,
  student: null,
  old: null,
  new: null,
  week: null,
  planned_at: null,
  until: null,
  reason: '',
  count: null,
};
const placed = ({ date, start }: { date: string; start: number }): string => `${date} ${clockTime(start)}`;
const absence = (was: { missed: boolean; excused: boolean } | null): string | null =>
  was === null ? null : was.missed ? (was.excused ? 'excused' : 'missed') : 'present';

/** The lines of an event in the history of its journal: most have one, those about many students one for each. */
export function toldBy({ type, data }: JournalEvent): Told[] {
  const place =
    'session' in data
      ? {
          session: data.session,
          date: 'on' in data ? data.on : data.date,
          student: 'student' in data ? data.student : null,
        }
      : {};
  const line = { ...none, ...place };
  switch (type) {
    case 'MarkSet':
      return [{ ...line, old: data.was?.code ?? null, new: data.code }];
    case 'MarkCleared':
      return [{ ...line, old: data.was.code }];
    case 'AbsenceRecorded':
      return [{ ...line, old: absence(data.was), new: data.excused ? 'excused' : 'missed', reason: data.reason ?? '' }];
    case 'AbsenceExcused':
      return [{ ...line, old: 'missed', new: 'excused', reason: data.note }];
    case 'CertificateRecorded':
      return [{ ...none, student: data.student, date: data.from, new: data.to, reason: data.note }];
    case 'AttendanceCleared':
      return [{ ...line, old: absence(data.was) }];
    case 'PresenceConfirmed':
      return data.students.map(student => ({
        ...line,
        student,
        old: data.was_missed.includes(student) ? (data.was_excused.includes(student) ? 'excused' : 'missed') : null,
        new: 'present',
      }));
    case 'JournalCommented':
      return [{ ...line, new: data.comment }];
    case 'SessionConfigured':
      return [{ ...line, new: data.theme, reason: data.comment }];
    case 'SessionCancelled':
      return [
        { ...line, reason: data.comment, count: data.cleared.length },
        ...data.cleared.map(({ student, missed, excused }) => ({
          ...line,
          student,
          old: missed ? (excused ? 'excused' : 'missed') : null,
        })),
      ];
    case 'SessionRestored':
      return [{ ...line, reason: data.comment }];
    case 'CancellationTold':
      return [
        { ...line, reason: data.text, count: data.students.length },
        ...data.students.map(student => ({ ...line, student })),
      ];
    case 'SessionMoved':
      return [{ ...line, date: data.from.date, old: placed(data.from), new: placed(data) }];
    case 'SubstituteNamed':
      return [{ ...line, new: data.substitute, reason: data.reason }];
    case 'StudentJoined':
    case 'StudentLeft':
      return [{ ...none, student: data.student, date: data.on }];
    case 'JournalTeacherChanged':
      return [{ ...none, old: data.from, new: data.to }];
    case 'WeekBlocked':
      return [{ ...none, week: data.week, planned_at: data.planned_at, reason: data.reason, count: data.holes }];
    case 'WeekReopened':
      return [{ ...none, week: data.week, until: data.until, reason: data.reason }];
    case 'WeekReopeningEnded':
      return [{ ...none, week: data.week, new: data.because }];
    case 'AbsencesTold':
      return [{ ...none, student: data.student, count: data.unexcused }];
    case 'JournalClosed':
      return [{ ...none, new: data.because }];
    case 'JournalOpened':
      return [{ ...none, date: data.opened_on }];
    case 'JournalRenamed':
    case 'SessionsPlanned':
    case 'SessionsDropped':
    case 'HolesTold':
      return [];
  }
}
