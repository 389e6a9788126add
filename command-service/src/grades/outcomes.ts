import type { GivenMark } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { FailureEvent, FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import { rowId } from '@portal/event-schemas/grades/ids.ts';
import { isRejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { RegistrationStandingEvent } from '@portal/event-schemas/registration/events.ts';
import { recordFinalResult, withdrawFinalResult } from '../registration/standing/decisions.ts';
import { registrationStanding, type RegistrationStanding } from '../registration/standing/registration-standing.ts';
import { countAttempt, failures, type Failures } from './failures.ts';
import { fold } from './fold.ts';
import { gradeSheet, type GradeSheet } from './sheet.ts';

/** What an attempt has come to; `mark` null: its result counts no longer. */
export interface Outcome {
  student: string;
  discipline: string;
  study_period: string;
  attempt: string;
  mark: GivenMark | null;
  percent: number | null;
}
/** Results that come or go with events of a sheet: an approval makes one, whatever ends the approval takes it back. */
export function outcomesOf(uid: string, before: GradeSheet, events: readonly FinalGradesEvent[]): Outcome[] {
  const after = fold(gradeSheet, before, events);
  if (before.status === 'none' || after.status === 'none') return [];
  const { discipline, study_period } = after;
  return [...after.rows.values()].flatMap(row => {
    const { student, mark, percent, approved } = row;
    const was = before.rows.get(student)?.approved === true;
    const is = approved === true;
    if (was === is) return [];
    const of = { student, discipline, study_period, attempt: rowId(uid, student) };
    return [is ? { ...of, mark, percent } : { ...of, mark: null, percent: null }];
  });
}
export function resultsAfter(
  outcomes: readonly Outcome[],
  standing: RegistrationStanding,
): RegistrationStandingEvent[] {
  const events: RegistrationStandingEvent[] = [];
  for (const { student, discipline, study_period, mark, percent } of outcomes) {
    const state = fold(registrationStanding, standing, events);
    const result = { student, discipline, study_period };
    const decided = mark
      ? recordFinalResult(
          { ...result, letter: mark.code, points: percent, completed: mark.passed, grade_points: mark.points },
          state,
        )
      : withdrawFinalResult(result, state);
    if (!isRejection(decided)) events.push(...decided[0]);
  }
  return events;
}
export function failuresAfter(outcomes: readonly Outcome[], state: Failures): FailureEvent[] {
  const events: FailureEvent[] = [];
  for (const { mark, percent: _percent, ...attempt } of outcomes)
    events.push(...countAttempt(attempt, mark, fold(failures, state, events)));
  return events;
}
