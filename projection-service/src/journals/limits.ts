import { absenceLimitOf, type AbsenceLimit } from '@portal/event-schemas/journals/absences.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** From so many unexcused absences on a student of a term is at risk. */
export async function absenceLimitIn(db: Sql, study_period: string): Promise<number> {
  const { rows } = await db.query<AbsenceLimit>('select study_period, unexcused from journals.absence_limits_public');
  return absenceLimitOf(rows, study_period);
}
