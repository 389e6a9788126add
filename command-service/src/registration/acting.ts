import { systemActor } from '@portal/event-schemas/kernel/roles.ts';
import type { Actor } from '@portal/platform/event-log/types.ts';

/** As what a person acts on a student's registration. The registrar is the office (and the portal itself: imports, alarms). */
export type Acting = 'student' | 'advisor' | 'registrar';

const registrars: readonly string[] = ['office', 'org_admin', 'fin_office', systemActor];

/** The account that acts: under "log in as" the one logged in as. */
export const personOf = (actor: Actor): string => actor.on_behalf_of ?? actor.id;

/** Null: neither the student, nor their advisor, nor the office. */
export function actingFor(actor: Actor, student: string, advisor: string | null): Acting | null {
  const person = personOf(actor);
  if (person === student) return 'student';
  if (person === advisor) return 'advisor';
  return person === systemActor || actor.roles.some(role => registrars.includes(role)) ? 'registrar' : null;
}
