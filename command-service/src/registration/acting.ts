import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { actingAs, registrars, type Acting } from '@portal/event-schemas/registration/card-rules/acting.ts';
import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';

export type { Acting };

/** Debts are also the finance office's. */
const debtKeepers: readonly string[] = [...registrars, 'fin_office'];

/** The account that acts: under "log in as" the one logged in as. */
export const personOf = (actor: Actor): string => actor.on_behalf_of ?? actor.id;

/** Null: neither the student, nor their advisor, nor the office. */
export const actingFor = (actor: Actor, student: string, advisor: string | null): Acting | null =>
  actingAs(personOf(actor), actor.roles, student, advisor);

/** Records and clears debts of others. */
export const keepsDebts = (actor: Actor, student: string): boolean => {
  const person = personOf(actor);
  return person !== student && (person === systemActor || actor.roles.some(role => debtKeepers.includes(role)));
};

/** Why an act that is the office's is refused to the student's own advisor, and to anybody else. */
export const notTheirs = (acting: Acting | null, student: string): Rejection =>
  acting === 'advisor' ? reject('advising.office_only') : reject('advising.not_your_student', { student });
