import type { Sql } from '@portal/platform/projections/types.ts';

/** A study plan by which the discipline is studied in this term, and a discipline that stands beside it there. */
export interface Beside {
  plan: string;
  code: string;
  discipline: string;
}

/**
 * What those who study the discipline by a plan in this term study, too. A plan's semester 1 is the autumn of its entry year, semester 2 the spring
 * after it; summers are in no plan.
 */
export async function besideInPlans(db: Sql, discipline: string, studyPeriod: string): Promise<Beside[]> {
  const { rows } = await db.query<Beside>(
    `SELECT DISTINCT p.uid AS plan, p.code, other.discipline
     FROM curriculum.study_periods_public term
     JOIN curriculum.study_plans_public p ON p.entry_year BETWEEN term.study_year - 8 AND term.study_year
       AND p.lines @> jsonb_build_array(jsonb_build_object('discipline', $1::text))
     CROSS JOIN LATERAL jsonb_to_recordset(p.lines) AS line(discipline text, semester int)
     CROSS JOIN LATERAL jsonb_to_recordset(p.lines) AS other(discipline text, semester int)
     WHERE term.uid = $2 AND line.discipline = $1 AND other.semester = line.semester AND other.discipline <> $1
       AND line.semester = 2 * (term.study_year - p.entry_year) + CASE term.semester WHEN 'autumn' THEN 1 WHEN 'spring' THEN 2 END`,
    [discipline, studyPeriod],
  );
  return rows;
}
