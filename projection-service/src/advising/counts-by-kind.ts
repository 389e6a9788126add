import type { CardStatus } from '@portal/event-schemas/registration/values.ts';
import { queryPrepared } from '@portal/platform/lists/statements.ts';
import type { Filter } from '@portal/platform/lists/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** Filters of the list of students by which registration keeps sums of students and cards, and the column that says it. */
const kinds: Readonly<Record<string, string>> = {
  edu_prog: 'c.edu_program',
  group: 'c.student_group',
  course: 'c.course',
  entry_year: 'c.entry_year',
  preparation_level: 'c.preparation_level',
  study_form: 'c.study_form',
  student_status: 'c.student_status',
  speciality: 'p.code',
  edu_prog_group: 'p.edu_program_group',
  cathedra: 'p.cathedra',
  faculty: 'k.faculty',
};

/** Whether sums say how many students these filters leave. */
export const areKinds = (filters: readonly Filter[]): boolean =>
  filters.every(
    ({ column, op, values }) =>
      column in kinds && op === 'any' && values.every(value => value !== null && value !== ''),
  );

/** Students and cards by status under filters that are all kinds. `term`: SQL of the study period; `values`: what it has bound. */
export async function countByKind(
  db: Sql,
  filters: readonly Filter[],
  term: string,
  values: unknown[],
): Promise<{ study_period: string | null; total: number; begun: Map<CardStatus, number> }> {
  const conditions = filters.map(
    ({ column, values: wanted }) => `AND ${kinds[column]}::text = ANY($${values.push(wanted.map(String))}::text[])`,
  );
  const { rows } = await queryPrepared<{ study_period: string; status: CardStatus | ''; count: number | null }>(
    db,
    `WITH term AS MATERIALIZED (SELECT sp.uid FROM curriculum.study_periods_public sp WHERE sp.uid = ${term})
     SELECT term.uid AS study_period, found.status, found.count FROM term LEFT JOIN LATERAL (
       SELECT c.status, sum(c.students)::int AS count FROM registration.statistic_counts_public c
         LEFT JOIN curriculum.edu_programs_public p ON p.uid = c.edu_program LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra
       WHERE c.study_period IN ('', term.uid) AND c.student_status <> '' ${conditions.join(' ')} GROUP BY c.status) found ON true`,
    values,
  );
  const counted = new Map(rows.map(({ status, count }) => [status, count ?? 0]));
  const total = counted.get('') ?? 0;
  counted.delete('');
  counted.delete('NOT_STARTED');
  return { study_period: rows[0]?.study_period ?? null, total, begun: counted as Map<CardStatus, number> };
}
