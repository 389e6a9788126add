import type { OpeningAction } from '@portal/event-schemas/journals/codes.ts';
import type { JournalEvent, JournalOpeningEvent } from '@portal/event-schemas/journals/events.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';
import type { Journal } from './journal.ts';
import type { Known, Moment } from './known.ts';
import { refuseUntil, reopenedUntil, weeksByHand } from './weeks.ts';

export interface Target {
  journal: string;
  weeks: string[];
}
/** One act of the office on weeks of journals. A closing by hand is over at once, a reopening with its time. */
export type JournalOpening =
  | { status: 'none' }
  | {
      status: 'active' | 'ended';
      action: OpeningAction;
      targets: readonly Target[];
      from: string;
      until: string | null;
      reason: string;
    };

/** Stream `journal_opening-<uid>`. */
export const journalOpening: Aggregate<JournalOpening, JournalOpeningEvent> = {
  name: 'journal_opening',
  initialState: () => ({ status: 'none' }),
  evolve(state, { type, data }) {
    if (type === 'JournalOpeningGranted') {
      const { action, targets, from, until, reason } = data;
      return { status: action === 'block' ? 'ended' : 'active', action, targets, from, until, reason };
    }
    if (state.status === 'none') return state;
    if (type === 'JournalOpeningChanged') return { ...state, until: data.until, reason: data.reason };
    return { ...state, status: 'ended' };
  },
};

export interface OpenWeeks {
  opening: string;
  action: OpeningAction;
  targets: readonly Target[];
  until: string | null;
  reason: string;
}
export type OpeningDecision = Rejection | readonly [readonly JournalOpeningEvent[], ...(readonly JournalEvent[])[]];

/** Opens closed weeks of journals for a while, or closes open ones; the act and the weeks are one append. */
export function openWeeks(
  { opening, action, targets, until, reason }: OpenWeeks,
  state: JournalOpening,
  journals: readonly Journal[],
  known: readonly Known[],
  at: Moment,
): OpeningDecision {
  if (state.status !== 'none') return [[], ...journals.map(() => [])];
  if (reason.trim() === '') return reject('journals.reason_required', {}, { reason: 'journals.reason_required' });
  const wrong = action === 'unblock' ? refuseUntil(until, at.now, at.now) : null;
  if (wrong) return wrong;
  const given = { action, opening, until: action === 'unblock' ? until : null, reason };
  const events = targets.map(({ weeks }, index) => {
    const journal = journals[index]!;
    return journal.status === 'open' ? weeksByHand(journal, { ...given, weeks }, known[index]!, at) : [];
  });
  const touched = targets.flatMap(({ journal }, index) => {
    const weeks = events[index]!.flatMap(({ data }) => ('week' in data ? [data.week] : []));
    return weeks.length > 0 ? [{ journal, weeks: [...new Set(weeks)] }] : [];
  });
  if (touched.length === 0) return reject(action === 'unblock' ? 'journals.nothing_blocked' : 'journals.nothing_open');
  return [
    [
      {
        type: 'JournalOpeningGranted',
        data: { opening, action, targets: touched, from: at.now, until: given.until, reason },
      },
    ],
    ...events,
  ];
}

/** Another end for a reopening that is in force, at most seven days after it began; without one it is over. */
export function changeOpening(
  { opening, until, reason }: { opening: string; until: string | null; reason: string },
  state: JournalOpening,
  journals: readonly Journal[],
  at: Moment,
): OpeningDecision {
  if (state.status === 'none') return reject('platform.not_found');
  const over = state.status === 'ended' || (state.until !== null && state.until <= at.now);
  if (over) return reject('journals.opening_over');
  const wrong = until === null ? null : refuseUntil(until, state.from, at.now);
  if (wrong) return wrong;
  const own: JournalOpeningEvent[] =
    until === null
      ? [{ type: 'JournalOpeningEnded', data: { because: 'removed' } }]
      : until === state.until && reason === state.reason
        ? []
        : [{ type: 'JournalOpeningChanged', data: { until, reason } }];
  return [
    own,
    ...journals.map(journal => (journal.status === 'none' ? [] : reopenedUntil(journal, opening, until, reason, at))),
  ];
}

/** A reopening whose time is over has ended; said again it changes nothing. */
export const endOpening = (state: JournalOpening, { now }: Moment): JournalOpeningEvent[] =>
  state.status === 'active' && state.until !== null && state.until <= now
    ? [{ type: 'JournalOpeningEnded', data: { because: 'expired' } }]
    : [];
