import type {
  ClearDebt,
  RecordDebt,
  RecordFinalResult,
  RecordMedicalCertificate,
  SetOnlineAccess,
  SetSuperRegistration,
} from '@portal/event-schemas/registration/commands.ts';
import type { RegistrationStandingEvent } from '@portal/event-schemas/registration/events.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { isSame, type RegistrationStanding } from './registration-standing.ts';

type Decision = Rejection | readonly [readonly RegistrationStandingEvent[]];

/** Opens or closes online registration for one student. */
export const setOnlineAccess = (data: SetOnlineAccess, standing: RegistrationStanding): Decision => [
  standing.access === data.access && standing.comment === data.comment
    ? []
    : [{ type: 'OnlineRegistrationAccessSet', data }],
];

export function recordDebt(data: RecordDebt, { debts }: RegistrationStanding): Decision {
  const known = debts[data.kind];
  return [known && known.amount === data.amount && known.note === data.note ? [] : [{ type: 'DebtRecorded', data }]];
}

export const clearDebt = (data: ClearDebt, { debts }: RegistrationStanding): Decision =>
  debts[data.kind] ? [[{ type: 'DebtCleared', data }]] : reject('registration.debt_not_found', { kind: data.kind });

/** Opens one period's card for editing outside registration until a moment ahead, or ends that. */
export function setSuperRegistration(
  data: SetSuperRegistration,
  { super_until }: RegistrationStanding,
  now: string,
): Decision {
  if (!data.reason.trim()) return reject('advising.reason_required', {}, { reason: 'advising.reason_required' });
  if (data.until !== null && Date.parse(data.until) <= Date.parse(now))
    return reject(
      'registration.super_until_passed',
      { until: data.until },
      { until: 'registration.super_until_passed' },
    );
  return [(super_until[data.study_period] ?? null) === data.until ? [] : [{ type: 'SuperRegistrationSet', data }]];
}

export const recordMedicalCertificate = (data: RecordMedicalCertificate, standing: RegistrationStanding): Decision => [
  standing.certificate_until === data.valid_until ? [] : [{ type: 'MedicalCertificateRecorded', data }],
];

/** A final result of a past term, or its correction. */
export function recordFinalResult(data: RecordFinalResult, { results }: RegistrationStanding): Decision {
  const known = results.find(one => isSame(one, data));
  const unchanged =
    known &&
    known.letter === data.letter &&
    known.points === data.points &&
    known.completed === data.completed &&
    (known.grade_points ?? null) === (data.grade_points ?? null);
  return [unchanged ? [] : [{ type: 'FinalResultRecorded', data }]];
}

/** The result counts no longer; one that is not there stays away. */
export function withdrawFinalResult(
  data: { student: string; discipline: string; study_period: string },
  { results }: RegistrationStanding,
): readonly [readonly RegistrationStandingEvent[]] {
  const known = results.find(one => isSame(one, data));
  return [known ? [{ type: 'FinalResultWithdrawn', data: { ...data, letter: known.letter } }] : []];
}
