import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { refuseClosed } from './cells.ts';
import type { Journal, OpenedJournal, Session } from './journal.ts';
import type { Known, Moment } from './known.ts';

/** A class of a calendar plan, as a line of a file has it; without a date the number alone says which. */
export interface PlannedTheme {
  line: number;
  session: number;
  date: string | null;
  theme: string;
}
const configured = (session: number, { date: on, comment }: Session, theme: string): JournalEvent => ({
  type: 'SessionConfigured',
  data: { session, on, theme, comment },
});

/** Writes the themes of a calendar plan: all of them, or none and why not for each line. */
export function setThemes(
  journal: OpenedJournal,
  { themes }: { themes: readonly PlannedTheme[] },
  actor: string,
  known: Known,
  at: Moment,
): Rejection | JournalEvent[] {
  if (journal.teacher !== actor) return reject('journals.not_your_journal');
  const seen = new Set<number>();
  const faults: { line: number; rejection: Rejection }[] = [];
  const events: JournalEvent[] = [];
  for (const { line, session: number, date, theme } of themes) {
    const session = journal.sessions.get(number);
    const rejection = !session
      ? reject('journals.no_session')
      : seen.has(number)
        ? reject('journals.plan_twice', { number })
        : date !== null && date !== session.date
          ? reject('journals.plan_date', { number, date: session.date })
          : theme === session.theme
            ? null
            : refuseClosed(journal, session.date, known, at);
    seen.add(number);
    if (rejection) faults.push({ line, rejection });
    else if (session && theme !== session.theme) events.push(configured(number, session, theme));
  }
  return faults.length > 0 ? reject('platform.import_broken', { count: faults.length, rows: faults }) : events;
}

/** Classes that are held, in their order. */
const inOrder = ({ sessions }: OpenedJournal): [number, Session][] =>
  [...sessions]
    .filter(([, { canceled }]) => !canceled)
    .toSorted(([, one], [, other]) => one.date.localeCompare(other.date) || one.start - other.start);

/** Takes themes from the journal of a parallel group: the first for the first class, and so on, where nothing is written and the week is open. */
export function copyThemes(
  journal: OpenedJournal,
  from: Journal,
  actor: string,
  known: Known,
  at: Moment,
): Rejection | JournalEvent[] {
  if (journal.teacher !== actor) return reject('journals.not_your_journal');
  const isParallel =
    from.status !== 'none' &&
    from.lesson !== journal.lesson &&
    from.offering === journal.offering &&
    from.load_type === journal.load_type;
  if (!isParallel) return reject('journals.not_parallel');
  const themes = inOrder(from).map(([, { theme }]) => theme);
  const events = inOrder(journal).flatMap(([number, session], index) => {
    const theme = themes[index] ?? '';
    const isFree = session.theme === '' && theme !== '' && refuseClosed(journal, session.date, known, at) === null;
    return isFree ? [configured(number, session, theme)] : [];
  });
  return events.length > 0 ? events : reject('journals.no_themes');
}
