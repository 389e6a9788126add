import { isOpenWeek, startOf } from '@portal/event-schemas/journals/blocking.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import type { Mark } from '@portal/event-schemas/journals/marks.ts';
import { sessionUid } from '@portal/event-schemas/journals/uids.ts';
import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { mondayOf } from '@portal/event-schemas/journals/days.ts';
import { cellAt, stayOn, type Cell, type OpenedJournal, type Session } from './journal.ts';
import { isClosed, marksOf, plannedOf, weekStateIn, type Known, type Moment } from './known.ts';

/** What somebody enters in one cell; what is left out stays. `version`: the one that they have seen. */
export interface CellEdit {
  session: number;
  student: string;
  version?: number | undefined;
  /** As it was typed; null or '' takes the mark away. */
  mark?: string | null | undefined;
  /** Missed, there, or (null) nothing said. */
  attendance?: 'missed' | 'present' | null | undefined;
  reason?: string | null | undefined;
  comment?: string | undefined;
}

/** Whether somebody keeps this class: the lesson's teacher, or whom the office has named for this class alone. */
export const keeps = (journal: OpenedJournal, session: Session | undefined, actor: string): boolean =>
  journal.teacher === actor || (session !== undefined && session.substitute === actor);

/** Why nobody can change anything of a class now. `until`: its week has been closed since then. */
export function refuseClosed(journal: OpenedJournal, date: string, known: Known, at: Moment): Rejection | null {
  const course = journal.name;
  if (isClosed(journal, known, at)) return reject('journals.closed', { course });
  const week = mondayOf(date);
  if (isOpenWeek(weekStateIn(journal, date, known, at))) return null;
  const since = journal.weeks.get(week)?.blocked ? null : plannedOf(journal, week, known, at);
  return reject('journals.week_blocked', { course, week, since });
}

/** Why somebody can't enter anything in a cell now; null: they can. */
function refuseCell(
  journal: OpenedJournal,
  { session: number, student, version }: CellEdit,
  actor: string,
  known: Known,
  at: Moment,
): Rejection | null {
  const session = journal.sessions.get(number);
  if (!session) return reject('journals.no_session');
  if (!keeps(journal, session, actor)) return reject('journals.not_your_journal');
  const closed = refuseClosed(journal, session.date, known, at);
  if (closed) return closed;
  if (session.canceled) return reject('journals.session_cancelled', { date: session.date });
  const starts_at = startOf(session, at.clock);
  if (starts_at > at.now) return reject('journals.not_begun', { starts_at });
  if (!stayOn(journal, student, session.date)) return reject('journals.not_on_course', { date: session.date });
  const cell = cellAt(journal, number, student);
  if (version !== undefined && version !== cell.version) {
    const { mark, attendance, reason, comment } = cell;
    const now = { mark: mark?.code ?? null, attendance, reason, comment, version: cell.version };
    return reject('journals.cell_changed', { now });
  }
  return null;
}

/** The cell as it would stand, or why it can't. */
function cellAfter(
  journal: OpenedJournal,
  edit: CellEdit,
  before: Cell,
  known: Known,
): Rejection | Pick<Cell, 'mark' | 'attendance' | 'reason' | 'excused' | 'comment'> {
  const mark = markAfter(journal, edit, before, known);
  if (isRejection(mark)) return mark;
  const attendance = edit.attendance === undefined ? before.attendance : edit.attendance;
  const stays = attendance === 'missed' && before.attendance === 'missed';
  const given = edit.reason === undefined ? (stays ? before.reason : null) : edit.reason;
  const reason = given ?? (attendance === 'missed' ? certifiedReason(journal, edit, known) : null);
  if (reason !== null && attendance !== 'missed')
    return reject('journals.reason_without_absence', {}, { reasons_for_missing: 'journals.reason_without_absence' });
  const named = reason === null ? null : known.reasons[reason];
  if (reason !== null && !named)
    return reject('journals.reason_unknown', {}, { reasons_for_missing: 'journals.reason_unknown' });
  if (mark !== null && attendance === 'missed' && !named?.makes_up)
    return reject('journals.mark_and_missed', {}, { mark: 'journals.mark_and_missed' });
  const excused = stays && reason === before.reason ? before.excused : (named?.is_excused ?? false);
  return { mark, attendance, reason, excused, comment: edit.comment ?? before.comment };
}

/** Why a student was away by a certificate that the office has: nobody has to enter it again. */
function certifiedReason(journal: OpenedJournal, { session, student }: CellEdit, { reasons }: Known): string | null {
  const { date } = journal.sessions.get(session)!;
  const covers = journal.certificates.get(student)?.findLast(({ from, to }) => from <= date && date <= to);
  return covers && reasons[covers.reason]?.is_excused ? covers.reason : null;
}

function markAfter(
  journal: OpenedJournal,
  { session, student, mark: typed }: CellEdit,
  before: Cell,
  known: Known,
): Rejection | Mark | null {
  if (typed === undefined) return before.mark;
  if (typed === null || typed.trim() === '') return null;
  if (typed.trim() === before.mark?.code) return before.mark;
  const system = marksOf(journal, known);
  const at = (code: 'journals.no_marks_here' | 'journals.audit_no_mark') => reject(code, {}, { mark: code });
  if (system.kind === 'none') return at('journals.no_marks_here');
  if (stayOn(journal, student, journal.sessions.get(session)!.date)?.audit) return at('journals.audit_no_mark');
  return (
    system.markOf(typed) ??
    reject(
      'journals.mark_unknown',
      { mark: typed.trim().slice(0, 20), allowed: system.allowed },
      {
        mark: 'journals.mark_unknown',
      },
    )
  );
}

/** Whether a cell changes, as its events; presence is confirmed for many at once. */
function changesOf(edit: CellEdit, on: string, before: Cell, after: ReturnType<typeof cellAfter>): JournalEvent[] {
  if (isRejection(after)) return [];
  const place = { session: edit.session, on, student: edit.student };
  const was = { missed: before.attendance === 'missed', excused: before.excused };
  const events: JournalEvent[] = [];
  if (after.mark?.code !== before.mark?.code)
    events.push(
      after.mark
        ? { type: 'MarkSet', data: { ...place, ...after.mark, was: before.mark } }
        : { type: 'MarkCleared', data: { ...place, was: before.mark! } },
    );
  const absenceChanged =
    after.attendance !== before.attendance || after.reason !== before.reason || after.excused !== before.excused;
  if (absenceChanged) {
    if (after.attendance === 'missed')
      events.push({
        type: 'AbsenceRecorded',
        data: { ...place, reason: after.reason, excused: after.excused, was: before.attendance === null ? null : was },
      });
    else if (after.attendance === null) events.push({ type: 'AttendanceCleared', data: { ...place, was } });
  }
  if (after.comment !== before.comment)
    events.push({ type: 'JournalCommented', data: { ...place, comment: after.comment } });
  return events;
}

export interface RefusedCell {
  session: string;
  student: string;
  code: string;
  params: Record<string, unknown>;
}

/**
 * Enters what was typed in cells of one journal: all, or none and why not for each that can't be. A cell named twice is the last one said.
 */
export function editCells(
  journal: OpenedJournal,
  uid: string,
  edits: readonly CellEdit[],
  actor: string,
  known: Known,
  at: Moment,
): Rejection | JournalEvent[] {
  const last = new Map(edits.map(edit => [`${edit.session}.${edit.student}`, edit]));
  const refused: { edit: CellEdit; why: Rejection }[] = [];
  const events: JournalEvent[] = [];
  const present = new Map<number, { students: string[]; missed: string[]; excused: string[] }>();
  for (const edit of last.values()) {
    const why = refuseCell(journal, edit, actor, known, at);
    const before = cellAt(journal, edit.session, edit.student);
    const after = why ?? cellAfter(journal, edit, before, known);
    if (isRejection(after)) {
      refused.push({ edit, why: after });
      continue;
    }
    events.push(...changesOf(edit, journal.sessions.get(edit.session)!.date, before, after));
    if (after.attendance === 'present' && before.attendance !== 'present') {
      const there = present.get(edit.session) ?? { students: [], missed: [], excused: [] };
      there.students.push(edit.student);
      if (before.attendance === 'missed') there.missed.push(edit.student);
      if (before.attendance === 'missed' && before.excused) there.excused.push(edit.student);
      present.set(edit.session, there);
    }
  }
  const [first] = refused;
  if (first && last.size === 1) return first.why;
  if (first)
    return reject('journals.cells_refused', {
      count: refused.length,
      cells: refused.map(({ edit, why }) => ({
        session: sessionUid(uid, edit.session),
        student: edit.student,
        code: why.code,
        params: why.params,
      })),
    });
  return [
    ...events,
    ...[...present].map(([session, { students, missed, excused }]) => ({
      type: 'PresenceConfirmed' as const,
      data: {
        session,
        on: journal.sessions.get(session)!.date,
        students,
        was_missed: missed,
        was_excused: excused,
      },
    })),
  ];
}

/** Classes that a student has missed without a reason. */
export const unexcusedOf = (journal: OpenedJournal, student: string): number =>
  [...journal.sessions].filter(([session, { canceled }]) => {
    const { attendance, excused } = cellAt(journal, session, student);
    return !canceled && attendance === 'missed' && !excused;
  }).length;

/** Who misses many classes is told, and their supervisor: at the limit, and again after as many more. */
export function tellAbsences(
  journal: OpenedJournal,
  { student, supervisor }: { student: string; supervisor: string | null },
  { absence_limit: limit }: Known,
): JournalEvent[] {
  const unexcused = unexcusedOf(journal, student);
  const attends = journal.students.get(student)?.at(-1)?.until === null;
  if (!attends || unexcused < limit + (journal.absences_told.get(student) ?? 0)) return [];
  return [{ type: 'AbsencesTold', data: { student, supervisor, name: journal.name, unexcused, limit } }];
}

export interface Excuse {
  student: string;
  from: string;
  to: string;
  reason: string;
  note: string;
}
/** The office has a certificate: absences of these days count as excused, in closed weeks too, and those that are entered later. */
export function excuse(
  journal: OpenedJournal,
  { student, from, to, reason, note }: Excuse,
  known: Known,
): Rejection | JournalEvent[] {
  if (!known.reasons[reason]?.is_excused)
    return reject('journals.reason_unknown', {}, { reason: 'journals.reason_unknown' });
  if (!journal.students.has(student)) return [];
  const excused = [...journal.sessions].flatMap(([session, { date, canceled }]): JournalEvent[] => {
    const cell = cellAt(journal, session, student);
    if (canceled || date < from || date > to || cell.attendance !== 'missed' || cell.excused) return [];
    return [{ type: 'AbsenceExcused', data: { session, on: date, student, reason, note } }];
  });
  const isKnown = journal.certificates
    .get(student)
    ?.some(one => one.from === from && one.to === to && one.reason === reason);
  return isKnown ? excused : [{ type: 'CertificateRecorded', data: { student, from, to, reason, note } }, ...excused];
}
