import { startOf } from '@portal/event-schemas/journals/blocking.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { sameWindow, type Slot } from '@portal/event-schemas/journals/planning.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { keeps, refuseClosed } from './cells.ts';
import { isFilled, type OpenedJournal, type Session } from './journal.ts';
import type { Known, Moment } from './known.ts';

export interface Configuring {
  session: number;
  theme?: string | undefined;
  comment?: string | undefined;
  canceled?: boolean | undefined;
  start?: number | undefined;
  length?: number | undefined;
}
export interface Place extends Slot {
  room: string | null;
}
type Decided = Rejection | JournalEvent[];

/** The class, where the caller keeps it and its week can be changed. */
function openSession(
  journal: OpenedJournal,
  number: number,
  actor: string,
  known: Known,
  at: Moment,
): Rejection | Session {
  const session = journal.sessions.get(number);
  if (!session) return reject('journals.no_session');
  if (!keeps(journal, session, actor)) return reject('journals.not_your_journal');
  return refuseClosed(journal, session.date, known, at) ?? session;
}
const isSession = (found: Rejection | Session): found is Session => !('rejected' in found);

/** No other class of the journal needs these minutes. */
function refuseTaken(journal: OpenedJournal, place: Slot, except: number | null): Rejection | null {
  const taken = [...journal.sessions].some(([number, one]) => number !== except && sameWindow(one, place));
  const wrong = { date: 'journals.window_taken', start: 'journals.window_taken' };
  return taken ? reject('journals.window_taken', { date: place.date }, wrong) : null;
}

/** Theme, comment, time, and whether it is held at all; what is left out stays. */
export function configure(
  journal: OpenedJournal,
  { session: number, ...asked }: Configuring,
  actor: string,
  known: Known,
  at: Moment,
): Decided {
  const session = openSession(journal, number, actor, known, at);
  if (!isSession(session)) return session;
  const { theme = session.theme, comment = session.comment, canceled = session.canceled } = asked;
  const { start = session.start, length = session.length } = asked;
  const on = session.date;
  const events: JournalEvent[] = [];
  if (canceled && !session.canceled) {
    const cells = [...(journal.cells.get(number) ?? [])];
    const marks = cells.filter(([, { mark }]) => mark !== null).length;
    if (marks > 0) return reject('journals.has_marks', { marks }, { canceled: 'journals.has_marks' });
    const cleared = cells
      .filter(([, cell]) => isFilled(cell) || cell.comment !== '')
      .map(([student, cell]) => ({
        student,
        missed: cell.attendance === 'missed',
        excused: cell.excused,
        comment: cell.comment,
      }));
    events.push({ type: 'SessionCancelled', data: { session: number, on, comment, cleared } });
  }
  if (!canceled && session.canceled) events.push({ type: 'SessionRestored', data: { session: number, on, comment } });
  if (theme !== session.theme || (comment !== session.comment && canceled === session.canceled))
    events.push({ type: 'SessionConfigured', data: { session: number, on, theme, comment } });
  if (start !== session.start || length !== session.length) {
    const moved = moveTo(journal, number, { ...session, start, length }, known, at);
    if ('rejected' in moved) return moved;
    events.push(...moved);
  }
  return events;
}

function moveTo(
  journal: OpenedJournal,
  number: number,
  { date, start, length, room }: Place,
  known: Known,
  at: Moment,
): Decided {
  const session = journal.sessions.get(number)!;
  if (date === session.date && start === session.start && length === session.length && room === session.room) return [];
  if (start + length > 1440) return reject('journals.past_midnight', {}, { length: 'journals.past_midnight' });
  if (known.term && (date < known.term.start_date || date > known.term.end_date))
    return reject('journals.outside_term', {}, { date: 'journals.outside_term' });
  const hindered = refuseTaken(journal, { date, start, length }, number) ?? refuseClosed(journal, date, known, at);
  if (hindered) return hindered;
  const filled = [...(journal.cells.get(number)?.values() ?? [])].filter(isFilled).length;
  if (filled > 0 && (date !== session.date || startOf({ date, start }, at.clock) > at.now))
    return reject('journals.already_held', { filled }, { date: 'journals.already_held' });
  return [
    {
      type: 'SessionMoved',
      data: {
        session: number,
        from: { date: session.date, start: session.start, length: session.length, room: session.room },
        date,
        start,
        length,
        room,
        by_plan: false,
      },
    },
  ];
}

/** A class is held at another time; nothing has been entered yet. */
export function move(
  journal: OpenedJournal,
  { session: number, ...place }: Place & { session: number },
  actor: string,
  known: Known,
  at: Moment,
): Decided {
  const session = openSession(journal, number, actor, known, at);
  if (!isSession(session)) return session;
  return session.canceled
    ? reject('journals.session_cancelled', { date: session.date })
    : moveTo(journal, number, place, known, at);
}

/** A class beside the plan. */
export function add(
  journal: OpenedJournal,
  { theme, date, start, length, room }: Place & { theme: string },
  actor: string,
  known: Known,
  at: Moment,
): Decided {
  if (journal.teacher !== actor) return reject('journals.not_your_journal');
  if (start + length > 1440) return reject('journals.past_midnight', {}, { length: 'journals.past_midnight' });
  if (known.term && (date < known.term.start_date || date > known.term.end_date))
    return reject('journals.outside_term', {}, { date: 'journals.outside_term' });
  const hindered = refuseTaken(journal, { date, start, length }, null) ?? refuseClosed(journal, date, known, at);
  if (hindered) return hindered;
  const session = journal.numbered + 1;
  return [
    {
      type: 'SessionsPlanned',
      data: { sessions: [{ session, date, start, length, room, is_extra: true }] },
    },
    ...(theme === '' ? [] : [{ type: 'SessionConfigured' as const, data: { session, on: date, theme, comment: '' } }]),
  ];
}

/** The office names who gives one class in the teacher's place. */
export function substitute(
  journal: OpenedJournal,
  { session: number, substitute: person, reason }: { session: number; substitute: string | null; reason: string },
): Decided {
  const session = journal.sessions.get(number);
  if (!session) return reject('journals.no_session');
  if (session.substitute === person) return [];
  return [{ type: 'SubstituteNamed', data: { session: number, on: session.date, substitute: person, reason } }];
}

/** Students of cancelled classes are told once for each time that one is cancelled; pressed again it tells nobody. */
export function tell(
  journal: OpenedJournal,
  { sessions, text }: { sessions: readonly number[]; text: string },
  mayTell: (session: Session) => boolean,
): Decided {
  const events: JournalEvent[] = [];
  for (const number of new Set(sessions)) {
    const session = journal.sessions.get(number);
    if (!session) return reject('journals.no_session');
    if (!mayTell(session)) return reject('journals.not_your_journal');
    if (!session.canceled) return reject('journals.not_cancelled', { date: session.date });
    if (session.times_told === session.times_cancelled) continue;
    const students = [...journal.students].flatMap(([student, stays]) =>
      stays.at(-1)?.until === null ? [student] : [],
    );
    events.push({
      type: 'CancellationTold',
      data: { session: number, on: session.date, name: journal.name, start: session.start, students, text },
    });
  }
  return events;
}
