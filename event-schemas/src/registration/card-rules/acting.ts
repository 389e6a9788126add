import type { Rejection } from '../../kernel/rejections.ts';
import { systemActor } from '../../kernel/roles.ts';

/** As what a person acts on a student's registration. The registrar is the office (and the portal itself: imports, alarms). */
export type Acting = 'student' | 'advisor' | 'registrar';

/** The refusal as whoever acts is told it: to others than the student in words about the student. */
export const rejectionFor =
  (acting: Acting) =>
  (rejection: Rejection): Rejection =>
    acting === 'student' ? rejection : { ...rejection, reader: 'staff' };

export const registrars: readonly string[] = ['office', 'org_admin', systemActor];

/** Null: neither the student, nor their advisor, nor the office. Who is both office and advisor acts as the office. */
export function actingAs(
  person: string,
  roles: readonly string[],
  student: string,
  advisor: string | null,
): Acting | null {
  if (person === student) return 'student';
  if (person === systemActor || roles.some(role => registrars.includes(role))) return 'registrar';
  return person === advisor ? 'advisor' : null;
}
