import type { Mark } from '@portal/event-schemas/journals/marks.ts';
import { slotKey, type Slot } from '@portal/event-schemas/journals/planning.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/**
 * A class. `planned`: the place in the lesson's plan that it stands for, null for one beside it.
 * `times_cancelled`: how often it was; `times_told`: up to which of these its students were told.
 */
export interface Session extends Slot {
  room: string | null;
  planned: string | null;
  theme: string;
  comment: string;
  canceled: boolean;
  times_cancelled: number;
  times_told: number;
  substitute: string | null;
}
/** What stands in a cell; `version` counts its changes. */
export interface Cell {
  mark: Mark | null;
  attendance: 'present' | 'missed' | null;
  reason: string | null;
  excused: boolean;
  comment: string;
  version: number;
}
/** When somebody attends: `from` the first day, `until` the first day on which they do not any more. */
export interface Stay {
  audit: boolean;
  from: string;
  until: string | null;
}
export interface Week {
  blocked: boolean;
  until: string | null;
  opening: string | null;
  holes_told: boolean;
}
/** Its days, the first and the last among them, and the reason that they were missed for. */
export interface Certificate {
  from: string;
  to: string;
  reason: string;
}
export interface OpenedJournal {
  status: 'open' | 'closed';
  lesson: string;
  study_period: string;
  offering: string;
  discipline: string;
  flux: string;
  load_type: string;
  preparation_levels: readonly string[];
  code: string;
  name: Localized;
  section: string;
  subgroup: string;
  teacher: string | null;
  opened_on: string;
  sessions: Map<number, Session>;
  /** The highest number that a class has had: none is given twice. */
  numbered: number;
  /** By student, the last stay last. */
  students: Map<string, Stay[]>;
  /** By class, then by student. */
  cells: Map<number, Map<string, Cell>>;
  /** By Monday. */
  weeks: Map<string, Week>;
  /** How many unexcused absences a student and their supervisor have been told of. */
  absences_told: Map<string, number>;
  /** By student. */
  certificates: Map<string, Certificate[]>;
}
export type Journal = { status: 'none' } | OpenedJournal;

export const emptyCell: Cell = {
  mark: null,
  attendance: null,
  reason: null,
  excused: false,
  comment: '',
  version: 0,
};
export const cellAt = (journal: OpenedJournal, session: number, student: string): Cell =>
  journal.cells.get(session)?.get(student) ?? emptyCell;
/** Whether a student is on the course on a day, and how. */
export const stayOn = (journal: OpenedJournal, student: string, date: string): Stay | undefined =>
  journal.students.get(student)?.find(({ from, until }) => from <= date && (until === null || date < until));
/** Who is on the course on a day. */
export const studentsOn = (journal: OpenedJournal, date: string): string[] =>
  [...journal.students.keys()].filter(student => stayOn(journal, student, date));
/** Whether a cell says whether the student was there. */
export const isFilled = ({ mark, attendance }: Cell): boolean => mark !== null || attendance !== null;
const noWeek: Week = { blocked: false, until: null, opening: null, holes_told: false };

/** Stream `journal-<lesson>.<study period>`. */
export const journal: Aggregate<Journal, JournalEvent> = {
  name: 'journal',
  initialState: () => ({ status: 'none' }),
  evolve(state, event) {
    if (event.type === 'JournalOpened')
      return {
        ...event.data,
        status: 'open',
        numbered: 0,
        sessions: new Map(),
        students: new Map(),
        cells: new Map(),
        weeks: new Map(),
        absences_told: new Map(),
        certificates: new Map(),
      };
    if (state.status === 'none') return state;
    evolveOpened(state, event);
    return state;
  },
};

function evolveOpened(state: OpenedJournal, { type, data }: Exclude<JournalEvent, { type: 'JournalOpened' }>): void {
  const session = (number: number, changes: Partial<Session>): void => {
    const known = state.sessions.get(number);
    if (known) state.sessions.set(number, { ...known, ...changes });
  };
  const cell = (number: number, student: string, changes: Partial<Cell>): void => {
    const ofSession = state.cells.get(number) ?? new Map<string, Cell>();
    const before = ofSession.get(student) ?? emptyCell;
    ofSession.set(student, { ...before, ...changes, version: before.version + 1 });
    state.cells.set(number, ofSession);
  };
  const week = (monday: string, changes: Partial<Week>): void =>
    void state.weeks.set(monday, { ...(state.weeks.get(monday) ?? noWeek), ...changes });
  switch (type) {
    case 'JournalRenamed':
      return void Object.assign(state, data);
    case 'JournalTeacherChanged':
      return void (state.teacher = data.to);
    case 'SessionsPlanned':
      for (const { session: number, is_extra, ...place } of data.sessions) {
        state.numbered = Math.max(state.numbered, number);
        state.sessions.set(number, {
          ...place,
          planned: is_extra ? null : slotKey(place),
          theme: '',
          comment: '',
          canceled: false,
          times_cancelled: 0,
          times_told: 0,
          substitute: null,
        });
      }
      return;
    case 'SessionsDropped':
      for (const number of data.sessions) {
        state.sessions.delete(number);
        state.cells.delete(number);
      }
      return;
    case 'SessionConfigured':
      return session(data.session, { theme: data.theme, comment: data.comment });
    case 'SessionCancelled':
      session(data.session, {
        canceled: true,
        comment: data.comment,
        times_cancelled: (state.sessions.get(data.session)?.times_cancelled ?? 0) + 1,
      });
      for (const [student, before] of state.cells.get(data.session) ?? [])
        if (isFilled(before) || before.comment !== '')
          cell(data.session, student, { mark: null, attendance: null, reason: null, excused: false, comment: '' });
      return;
    case 'SessionRestored':
      return session(data.session, { canceled: false, comment: data.comment });
    case 'SessionMoved': {
      const { session: number, from: _from, by_plan, ...place } = data;
      return session(number, { ...place, ...(by_plan ? { planned: slotKey(place) } : {}) });
    }
    case 'SubstituteNamed':
      return session(data.session, { substitute: data.substitute });
    case 'MarkSet':
      return cell(data.session, data.student, { mark: { code: data.code, percent: data.percent } });
    case 'MarkCleared':
      return cell(data.session, data.student, { mark: null });
    case 'AbsenceRecorded':
      return cell(data.session, data.student, {
        attendance: 'missed',
        reason: data.reason,
        excused: data.excused,
      });
    case 'AbsenceExcused':
      return cell(data.session, data.student, { reason: data.reason, excused: true });
    case 'CertificateRecorded': {
      const { student, from, to, reason } = data;
      const known = state.certificates.get(student) ?? [];
      return void state.certificates.set(student, [...known, { from, to, reason }]);
    }
    case 'AttendanceCleared':
      return cell(data.session, data.student, { attendance: null, reason: null, excused: false });
    case 'PresenceConfirmed':
      for (const student of data.students)
        cell(data.session, student, { attendance: 'present', reason: null, excused: false });
      return;
    case 'JournalCommented':
      return cell(data.session, data.student, { comment: data.comment });
    case 'StudentJoined': {
      const { student, audit, on } = data;
      return void state.students.set(student, [
        ...(state.students.get(student) ?? []),
        { audit, from: on, until: null },
      ]);
    }
    case 'StudentLeft': {
      const stays = state.students.get(data.student) ?? [];
      return void state.students.set(
        data.student,
        stays.map(stay => (stay.until === null ? { ...stay, until: data.on } : stay)),
      );
    }
    case 'CancellationTold':
      return session(data.session, { times_told: state.sessions.get(data.session)?.times_cancelled ?? 0 });
    case 'WeekBlocked':
      return week(data.week, { blocked: true, until: null, opening: data.opening });
    case 'WeekReopened':
      return week(data.week, { until: data.until, opening: data.opening });
    case 'WeekReopeningEnded':
      return week(data.week, { until: null });
    case 'AbsencesTold':
      return void state.absences_told.set(data.student, data.unexcused);
    case 'HolesTold':
      return week(data.week, { holes_told: true });
    case 'JournalClosed':
      return void (state.status = 'closed');
  }
}
