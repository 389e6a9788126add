import type * as Data from '@portal/event-schemas/registration/commands.ts';
import { columnNames } from '@portal/event-schemas/kernel/column-names.ts';
import type { NamedRecord } from '@portal/event-schemas/kernel/records.ts';
import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand, type DecisionContext } from '@portal/platform/dispatcher/types.ts';
import type { RegistrationStandingEvent } from '@portal/event-schemas/registration/events.ts';
import { refuseUnknownReference, referenceReads } from '@portal/platform/records/named.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { student } from '@portal/event-schemas/curriculum/records.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';
import { actingFor, keepsDebts, notTheirs } from '../acting.ts';
import * as decisions from './decisions.ts';
import { registrationStanding, type RegistrationStanding } from './registration-standing.ts';

type Decide<D> = (
  data: D,
  standing: RegistrationStanding,
  now: string,
) => Rejection | readonly [readonly RegistrationStandingEvent[]];

interface By {
  advisor: boolean;
  refused?: (actor: Actor, student: string) => Rejection | null;
  /** Fields that name what must exist. */
  names?: readonly NamedRecord[];
}
/** A command on one student's standing, by the office or (where `advisor`) by the student's own advisor; `refused` where the right is another one. */
function standingCommand<D extends { student: string }>(type: string, decide: Decide<D>, by: By) {
  const { names } = by;
  return defineCommand({
    type,
    aggregates: [registrationStanding],
    ids: (data: D) => [data.student],
    facts: (data: D, get) => get(recordFact(student), data.student),
    ...(names ? { reads: (data: D) => referenceReads(names, { ...data }) } : {}),
    decide: (data: D, [standing], known, context: DecisionContext, read) => {
      const acting = actingFor(context.actor, data.student, known?.advisor ?? null);
      const allowed = acting === 'registrar' || (by.advisor && acting === 'advisor');
      const refusal = by.refused
        ? by.refused(context.actor, data.student)
        : allowed
          ? null
          : notTheirs(acting, data.student);
      if (refusal) return refusal;
      if (!known) return reject('registration.student_not_found', { student: data.student });
      return (names && refuseUnknownReference(names, { ...data }, null, read!)) ?? decide(data, standing, context.now);
    },
  });
}

/** Whoever advises the student: a debt is recorded and cleared by those who keep debts alone. */
const debts = {
  advisor: false,
  refused: (actor: Actor, student: string) =>
    keepsDebts(actor, student) ? null : reject('registration.debt_keepers_only'),
};

export const SetOnlineAccess = standingCommand<Data.SetOnlineAccess>('SetOnlineAccess', decisions.setOnlineAccess, {
  advisor: true,
});
export const RecordDebt = standingCommand<Data.RecordDebt>('RecordDebt', decisions.recordDebt, debts);
export const ClearDebt = standingCommand<Data.ClearDebt>('ClearDebt', decisions.clearDebt, debts);
export const SetSuperRegistration = standingCommand<Data.SetSuperRegistration>(
  'SetSuperRegistration',
  decisions.setSuperRegistration,
  {
    advisor: true,
    names: [{ field: 'study_period', entity: 'study_period', called: columnNames.study_period }],
  },
);
export const RecordMedicalCertificate = standingCommand<Data.RecordMedicalCertificate>(
  'RecordMedicalCertificate',
  decisions.recordMedicalCertificate,
  { advisor: false },
);
export const RecordFinalResult = standingCommand<Data.RecordFinalResult>(
  'RecordFinalResult',
  decisions.recordFinalResult,
  { advisor: false },
);
