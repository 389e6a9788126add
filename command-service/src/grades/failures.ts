import type { FailureEvent } from '@portal/event-schemas/grades/events.ts';
import type { GivenMark } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** So many FX and F of one discipline are told to the office (domain.md "Journals and statements"). */
export const flaggedFrom = 3;

/** Stream `failures-<student>.<discipline>`: attempts that ended with FX or F, over all terms. */
export interface Failures {
  attempts: readonly string[];
  flagged: boolean;
}
export const failures: Aggregate<Failures, FailureEvent> = {
  name: 'failures',
  initialState: () => ({ attempts: [], flagged: false }),
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'FailureCounted':
        return { ...state, attempts: [...state.attempts.filter(one => one !== data.attempt), data.attempt] };
      case 'FailureWithdrawn':
        return { ...state, attempts: state.attempts.filter(one => one !== data.attempt) };
      case 'FailureFlagged':
        return { ...state, flagged: true };
      case 'FailureFlagWithdrawn':
        return { ...state, flagged: false };
      default:
        return state;
    }
  },
};

export interface OfAttempt {
  student: string;
  discipline: string;
  attempt: string;
}
/** A mark of points that is no pass; I, W, AU, P and NP are none. */
export const isFailure = ({ kind, passed }: Pick<GivenMark, 'kind' | 'passed'>): boolean =>
  kind === 'points' && !passed;

/** What an approved attempt, or one that counts no longer (`mark` null), makes of the failures. */
export function countAttempt(
  { study_period, ...attempt }: OfAttempt & { study_period: string },
  mark: GivenMark | null,
  state: Failures,
): readonly FailureEvent[] {
  const { student, discipline } = attempt;
  const known = state.attempts.includes(attempt.attempt);
  const failure = mark && isFailure(mark) ? mark : null;
  const fails = failure !== null;
  if (known === fails) return [];
  const times = state.attempts.length + (fails ? 1 : -1);
  const flag: FailureEvent[] =
    times >= flaggedFrom && !state.flagged
      ? [{ type: 'FailureFlagged', data: { student, discipline, times } }]
      : times < flaggedFrom && state.flagged
        ? [{ type: 'FailureFlagWithdrawn', data: { student, discipline } }]
        : [];
  return [
    failure
      ? { type: 'FailureCounted', data: { ...attempt, study_period, mark: failure.code } }
      : { type: 'FailureWithdrawn', data: attempt },
    ...flag,
  ];
}
