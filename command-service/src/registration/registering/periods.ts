import { kindNow, periodNow, type PeriodNow } from '@portal/event-schemas/registration/card-rules/periods.ts';
import type { RegistrationKind } from '@portal/event-schemas/registration/values.ts';
import type { Known } from '../known.ts';

/** How the periods of the study period stand for the student, and whose rules hold. */
export function runningFor(
  { student, periods, standing }: Pick<Known, 'student' | 'periods' | 'standing'>,
  study_period: string,
  now: string,
): { period: PeriodNow; kind: RegistrationKind } {
  const period = periodNow({ student, periods, super_until: standing.super_until[study_period] ?? null }, now);
  return { period, kind: kindNow(period) };
}
