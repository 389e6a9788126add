import type * as Data from '@portal/event-schemas/registration/commands.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type DecisionContext } from '@portal/platform/dispatcher/types.ts';
import type { RegistrationStandingEvent } from '@portal/event-schemas/registration/events.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { student } from '@portal/event-schemas/curriculum/records.ts';
import { actingFor } from '../acting.ts';
import * as decisions from './decisions.ts';
import { registrationStanding, type RegistrationStanding } from './registration-standing.ts';

type Decide<D> = (data: D, standing: RegistrationStanding, now: string) => Rejection | readonly [readonly RegistrationStandingEvent[]];

/** A command on one student's standing, by the office or (where `advisor`) by the student's own advisor. */
function standingCommand<D extends { student: string }>(type: string, decide: Decide<D>, by: { advisor: boolean }) {
  return defineCommand({
    type,
    aggregates: [registrationStanding],
    ids: (data: D) => [data.student],
    facts: (data: D, get) => get(recordFact(student), data.student),
    decide: (data: D, [standing], known, context: DecisionContext) => {
      const acting = actingFor(context.actor, data.student, known?.advisor ?? null);
      const allowed = acting === 'registrar' || (by.advisor && acting === 'advisor');
      return allowed ? decide(data, standing, context.now) : reject('advising.not_your_student', { student: data.student });
    },
  });
}

export const SetOnlineAccess = standingCommand<Data.SetOnlineAccess>('SetOnlineAccess', decisions.setOnlineAccess, { advisor: true });
export const RecordDebt = standingCommand<Data.RecordDebt>('RecordDebt', decisions.recordDebt, { advisor: true });
export const ClearDebt = standingCommand<Data.ClearDebt>('ClearDebt', decisions.clearDebt, { advisor: true });
export const SetSuperRegistration = standingCommand<Data.SetSuperRegistration>('SetSuperRegistration', decisions.setSuperRegistration, { advisor: true });
export const RecordMedicalCertificate = standingCommand<Data.RecordMedicalCertificate>('RecordMedicalCertificate', decisions.recordMedicalCertificate, { advisor: false });
export const RecordFinalResult = standingCommand<Data.RecordFinalResult>('RecordFinalResult', decisions.recordFinalResult, { advisor: false });
