import { mondayOf } from '@portal/event-schemas/journals/days.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { partsAfter, studentsTouched, type JournalParts } from '@portal/event-schemas/journals/parts.ts';
import { sessionUid } from '@portal/event-schemas/journals/uids.ts';
import type { CellRow, JournalTableRow, SessionRow, StayRow, WeekRow } from './rows.ts';

/** Rows that events of a batch touch, by their keys; null: there is none (any more). */
export interface Rows {
  journals: Map<string, JournalTableRow | null>;
  sessions: Map<string, SessionRow | null>;
  cells: Map<string, CellRow | null>;
  parts: Map<string, (JournalParts & { journal: string; student: string }) | null>;
  weeks: Map<string, WeekRow | null>;
  told: Map<string, { journal: string; student: string; unexcused: number } | null>;
  /** All stays of the students that are touched. */
  stays: Map<string, StayRow[]>;
}
export const keyOf = (...parts: (string | number)[]): string => parts.join('|');

const isFilled = ({ mark, attendance }: Pick<CellRow, 'mark' | 'attendance'>): boolean =>
  mark !== null || attendance !== null;

/** What one event makes of the rows. */
export function evolveRows(rows: Rows, journal: string, event: JournalEvent): void {
  const { type, data } = event;
  if (type === 'JournalOpened') {
    rows.journals.set(journal, { ...data, uid: journal, closed: false });
    return;
  }
  const head = rows.journals.get(journal);
  if (!head) return;
  for (const student of studentsTouched(event)) {
    const key = keyOf(journal, student);
    const { load_type, offering, flux, discipline } = head;
    const before = rows.parts.get(key) ?? null;
    const after = partsAfter(before, student, event, { load_type, offering, flux, discipline });
    rows.parts.set(key, { ...after, journal, student });
  }
  const session = (number: number, changes: Partial<SessionRow>): void => {
    const key = keyOf(journal, number);
    const known = rows.sessions.get(key);
    if (known) rows.sessions.set(key, { ...known, ...changes });
  };
  const cell = (number: number, student: string, changes: Partial<CellRow>): void => {
    const key = keyOf(journal, number, student);
    const before: CellRow = rows.cells.get(key) ?? {
      journal,
      session: number,
      student,
      mark: null,
      percent: null,
      attendance: null,
      reason: null,
      excused: false,
      comment: '',
      version: 0,
    };
    const after = { ...before, ...changes, version: before.version + 1 };
    rows.cells.set(key, after);
    const more = Number(isFilled(after)) - Number(isFilled(before));
    if (more !== 0) session(number, { filled: (rows.sessions.get(keyOf(journal, number))?.filled ?? 0) + more });
  };
  const week = (monday: string, changes: Partial<WeekRow>): void => {
    const key = keyOf(journal, monday);
    const before = rows.weeks.get(key) ?? {
      journal,
      week: monday,
      blocked: false,
      until: null,
      opening: null,
      holes_told: false,
    };
    rows.weeks.set(key, { ...before, ...changes });
  };
  const noAbsence = { reason: null, excused: false } as const;
  switch (type) {
    case 'JournalRenamed':
      return void rows.journals.set(journal, { ...head, ...data });
    case 'JournalTeacherChanged':
      return void rows.journals.set(journal, { ...head, teacher: data.to });
    case 'JournalClosed':
      return void rows.journals.set(journal, { ...head, closed: true });
    case 'SessionsPlanned':
      for (const { session: number, ...place } of data.sessions) {
        week(mondayOf(place.date), {});
        rows.sessions.set(keyOf(journal, number), {
          ...place,
          journal,
          number,
          uid: sessionUid(journal, number),
          theme: '',
          comment: '',
          canceled: false,
          told: false,
          substitute: null,
          filled: 0,
        });
      }
      return;
    case 'SessionsDropped':
      for (const number of data.sessions) rows.sessions.set(keyOf(journal, number), null);
      return;
    case 'SessionConfigured':
      return session(data.session, { theme: data.theme, comment: data.comment });
    case 'SessionCancelled':
      session(data.session, { canceled: true, told: false, comment: data.comment });
      for (const { student } of data.cleared)
        cell(data.session, student, { mark: null, percent: null, attendance: null, ...noAbsence, comment: '' });
      return;
    case 'SessionRestored':
      return session(data.session, { canceled: false, comment: data.comment });
    case 'SessionMoved': {
      const { date, start, length, room } = data;
      week(mondayOf(date), {});
      return session(data.session, { date, start, length, room });
    }
    case 'SubstituteNamed':
      return session(data.session, { substitute: data.substitute });
    case 'MarkSet':
      return cell(data.session, data.student, { mark: data.code, percent: data.percent });
    case 'MarkCleared':
      return cell(data.session, data.student, { mark: null, percent: null });
    case 'AbsenceRecorded':
      return cell(data.session, data.student, {
        attendance: 'missed',
        reason: data.reason,
        excused: data.excused,
      });
    case 'AbsenceExcused':
      return cell(data.session, data.student, { reason: data.reason, excused: true });
    case 'AttendanceCleared':
      return cell(data.session, data.student, { attendance: null, ...noAbsence });
    case 'PresenceConfirmed':
      for (const student of data.students) cell(data.session, student, { attendance: 'present', ...noAbsence });
      return;
    case 'JournalCommented':
      return cell(data.session, data.student, { comment: data.comment });
    case 'StudentJoined': {
      const key = keyOf(journal, data.student);
      const stay = { journal, student: data.student, since: data.on, until: null, audit: data.audit };
      const others = (rows.stays.get(key) ?? []).filter(({ since }) => since !== data.on);
      return void rows.stays.set(key, [...others, stay]);
    }
    case 'StudentLeft': {
      const key = keyOf(journal, data.student);
      return void rows.stays.set(
        key,
        (rows.stays.get(key) ?? []).map(stay => (stay.until === null ? { ...stay, until: data.on } : stay)),
      );
    }
    case 'CancellationTold':
      return session(data.session, { told: true });
    case 'WeekBlocked':
      return week(data.week, { blocked: true, until: null, opening: data.opening });
    case 'WeekReopened':
      return week(data.week, { until: data.until, opening: data.opening });
    case 'WeekReopeningEnded':
      return week(data.week, { until: null });
    case 'AbsencesTold': {
      const { student, unexcused } = data;
      return void rows.told.set(keyOf(journal, student), { journal, student, unexcused });
    }
    case 'HolesTold':
      return week(data.week, { holes_told: true });
    // It stands in the history alone; absences that it excuses come as such.
    case 'CertificateRecorded':
  }
}
