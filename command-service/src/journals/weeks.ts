import { isOpenWeek, startOf } from '@portal/event-schemas/journals/blocking.ts';
import { holesToldBefore, reopeningDays, type OpeningAction } from '@portal/event-schemas/journals/codes.ts';
import type { JournalEvent } from '@portal/event-schemas/journals/events.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { cellAt, isFilled, studentsOn, type OpenedJournal } from './journal.ts';
import { isClosed, isInWeek, plannedOf, weekStateIn, weeksWithClasses, type Known, type Moment } from './known.ts';

const day = 86_400_000;

/** Cells of a week that say nothing: of students on the course, in classes that have begun and are not cancelled. */
export function holesIn(journal: OpenedJournal, week: string, { now, clock }: Moment): number {
  let holes = 0;
  for (const [number, session] of journal.sessions) {
    if (session.canceled || !isInWeek(session.date, week) || startOf(session, clock) > now) continue;
    for (const student of studentsOn(journal, session.date))
      if (!isFilled(cellAt(journal, number, student))) holes += 1;
  }
  return holes;
}

const told = ({ teacher, name }: OpenedJournal) => ({ teacher, name });
/** Weeks that are due, and have not been closed by an event yet: each once. */
export function dueBlocks(journal: OpenedJournal, known: Known, at: Moment): JournalEvent[] {
  if (isClosed(journal, known, at)) return [];
  return weeksWithClasses(journal).flatMap(week => {
    const planned_at = plannedOf(journal, week, known, at);
    if (planned_at === null || planned_at > at.now || journal.weeks.get(week)?.blocked) return [];
    const holes = holesIn(journal, week, at);
    const data = { ...told(journal), week, planned_at, opening: null, reason: '', holes };
    return [{ type: 'WeekBlocked' as const, data }];
  });
}
/** Reopenings whose time is over. */
const overdueReopenings = (journal: OpenedJournal, { now }: Moment): JournalEvent[] =>
  [...journal.weeks].flatMap(([week, { until, opening }]) =>
    until && until <= now && opening
      ? [
          {
            type: 'WeekReopeningEnded' as const,
            data: { ...told(journal), week, opening, because: 'expired' as const },
          },
        ]
      : [],
  );
/** Weeks that close within two days and have holes: their teacher is told once. */
const holesBefore = (journal: OpenedJournal, known: Known, at: Moment): JournalEvent[] =>
  weeksWithClasses(journal).flatMap(week => {
    const closes_at = plannedOf(journal, week, known, at);
    if (closes_at === null || closes_at <= at.now || journal.weeks.get(week)?.holes_told) return [];
    if (Date.parse(closes_at) - Date.parse(at.now) > holesToldBefore * day) return [];
    const holes = holesIn(journal, week, at);
    return holes > 0 ? [{ type: 'HolesTold' as const, data: { ...told(journal), week, holes, closes_at } }] : [];
  });

/** All that time alone brings about in a journal by now; again it changes nothing. */
export function settle(journal: OpenedJournal, known: Known, at: Moment): JournalEvent[] {
  if (journal.status === 'closed') return [];
  if (isClosed(journal, known, at))
    return [{ type: 'JournalClosed', data: { ...told(journal), because: 'term_over' } }];
  return [...dueBlocks(journal, known, at), ...overdueReopenings(journal, at), ...holesBefore(journal, known, at)];
}

export interface WeeksByHand {
  weeks: readonly string[];
  action: OpeningAction;
  opening: string;
  until: string | null;
  reason: string;
}
/** A reopening ends in the future, and at most seven days after it began. */
export function refuseUntil(until: string | null, from: string, now: string): Rejection | null {
  const wrong = { until: 'journals.until_wrong' };
  if (until === null || until <= now) return reject('journals.until_wrong', { days: reopeningDays }, wrong);
  return Date.parse(until) - Date.parse(from) > reopeningDays * day
    ? reject('journals.until_wrong', { days: reopeningDays }, wrong)
    : null;
}

/** What the office's act does to the weeks of one journal: blocked ones are opened for a while, open ones closed; the others stay. */
export function weeksByHand(
  journal: OpenedJournal,
  { weeks, action, opening, until, reason }: WeeksByHand,
  known: Known,
  at: Moment,
): JournalEvent[] {
  const due = dueBlocks(journal, known, at);
  const wanted = weeksWithClasses(journal).filter(week => weeks.includes(week));
  const events = wanted.flatMap((week): JournalEvent[] => {
    const state = weekStateIn(journal, week, known, at);
    if (action === 'unblock' && state === 'BLOCKED' && until)
      return [{ type: 'WeekReopened', data: { ...told(journal), week, until, opening, reason } }];
    if (action === 'block' && isOpenWeek(state)) {
      const ended = journal.weeks.get(week);
      const holes = holesIn(journal, week, at);
      return state === 'REOPENED' && ended?.opening
        ? [
            {
              type: 'WeekReopeningEnded',
              data: { ...told(journal), week, opening: ended.opening, because: 'removed' },
            },
          ]
        : [
            {
              type: 'WeekBlocked',
              data: { ...told(journal), week, planned_at: null, opening, reason, holes },
            },
          ];
    }
    return [];
  });
  if (events.length === 0) return [];
  // A week that is due closes first, so that what is opened has been closed by one cause.
  const touched = new Set(wanted);
  return [...due.filter(({ data }) => 'week' in data && touched.has(data.week)), ...events];
}

/** A reopening is changed or taken back: of the weeks that it still keeps open. */
export function reopenedUntil(
  journal: OpenedJournal,
  opening: string,
  until: string | null,
  reason: string,
  { now }: Moment,
): JournalEvent[] {
  if (journal.status === 'closed') return [];
  return [...journal.weeks].flatMap(([week, known]): JournalEvent[] => {
    if (known.opening !== opening || !known.until || known.until <= now) return [];
    if (until === null)
      return [{ type: 'WeekReopeningEnded', data: { ...told(journal), week, opening, because: 'removed' } }];
    return known.until === until
      ? []
      : [{ type: 'WeekReopened', data: { ...told(journal), week, until, opening, reason } }];
  });
}
