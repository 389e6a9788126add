import type { CallContext } from '@portal/platform/http/types.ts';
import type { Filter } from '@portal/platform/lists/types.ts';
import { periodFor } from '../../registration/study-period.ts';
import { overseesAll } from '../../registration/students.ts';

/** Filters of the list that are kept as sums. */
const columns: Readonly<Record<string, string>> = {
  edu_prog: 'c.edu_program',
  group: 'c.student_group',
  course: 'c.course',
  entry_year: 'c.entry_year',
  preparation_level: 'c.preparation_level',
  study_form: 'c.study_form',
  student_status: 'c.student_status',
  faculty: 'k.faculty',
};

/** How many students have no course in a term, from the sums that are kept; null where other filters or words narrow the list. */
export async function countUnregistered(
  { host, roles }: CallContext,
  { filters, words, own }: { filters: readonly Filter[]; words: readonly string[]; own: Record<string, unknown> },
): Promise<number | null> {
  const summed = filters.every(
    ({ column, op, values }) =>
      columns[column] && op === 'any' && values.every(value => value !== null && value !== ''),
  );
  if (!summed || words.length > 0 || !overseesAll(roles)) return null;
  const period = await periodFor(host.pool, own['study_period'] as string | undefined, host.clock.iso());
  const given: unknown[] = [period.uid];
  const conditions = filters.map(
    ({ column, values }) => `${columns[column]}::text = ANY($${given.push(values.map(String))}::text[])`,
  );
  const {
    rows: [row],
  } = await host.pool.query<{ count: number }>(
    `SELECT coalesce(sum(CASE WHEN c.study_period = '' THEN c.students ELSE -c.registered END), 0)::int AS count
     FROM registration.statistic_counts c
     LEFT JOIN curriculum.edu_programs_public p ON p.uid = c.edu_program
     LEFT JOIN curriculum.cathedras_public k ON k.uid = p.cathedra
     WHERE c.study_period IN ('', $1) AND c.student_status <> '' ${conditions.map(condition => `AND ${condition}`).join(' ')}`,
    given,
  );
  return row!.count;
}
