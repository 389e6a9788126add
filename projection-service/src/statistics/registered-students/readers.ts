import type { CallContext } from '@portal/platform/http/types.ts';
import { overseesAll } from '../../registration/students.ts';
import { studyPeriodSql } from '../../registration/study-period.ts';

export type Reader = Pick<CallContext, 'actor' | 'roles' | 'host'> & {
  query: Record<string, unknown>;
  bind: (value: unknown) => string;
};

export function ofTerm({ query: { study_period }, host, bind }: Reader): string {
  if (study_period === 'all') return 'true';
  return `o.study_period = ${studyPeriodSql(study_period, host.clock.iso(), bind)}`;
}

/**
 * Who has to do with which part of a course, one row for each: teachers by the lessons that they give today, advisors by their students on it,
 * `*` for those who see everything. `by`: 'flux' or 'offering'. `taught`: the advisor also gives a lesson of it.
 */
export const readersSql = (by: 'flux' | 'offering'): string => `(
  SELECT l.${by} AS part, l.teacher AS reader, true AS teaches, true AS taught FROM registration.lessons l WHERE l.teacher IS NOT NULL GROUP BY 1, 2
  UNION ALL
  SELECT mine.part, mine.advisor, false, EXISTS (SELECT 1 FROM registration.lessons l WHERE l.${by} = mine.part AND l.teacher = mine.advisor)
  FROM (SELECT DISTINCT ${by === 'offering' ? 'p.offering' : 'coalesce(p.taken_flux, p.queued_flux, p.held_flux)'} AS part, s.advisor
    FROM registration.places p JOIN curriculum.students_public s ON s.uid = p.student
    WHERE s.advisor IS NOT NULL AND num_nonnulls(p.taken_lessons, p.queued_lessons, p.held_lessons) > 0) mine
  UNION ALL
  SELECT ${by === 'offering' ? 'o.uid' : 'f.uid'}, '*', true, true FROM registration.${by === 'offering' ? 'offerings o' : 'fluxes f'})`;

/** The rows of `readersSql` (alias `v`) that are the caller's. */
export function mine({ actor, roles, bind }: Reader): string {
  if (overseesAll(roles)) return `v.reader = '*'`;
  const [teacher, advisor] = [roles.includes('teacher'), roles.includes('supervisor')];
  const which = teacher && advisor ? '(v.teaches OR NOT v.taught)' : teacher ? 'v.teaches' : 'NOT v.teaches';
  return `v.reader = ${bind(actor.id)} AND ${which}`;
}

/** Whether the caller may see the student `s` on the offering `o`. */
export function seesStudent({ actor, roles, bind }: Reader): string {
  if (overseesAll(roles)) return 'true';
  const me = bind(actor.id);
  const teaches = `o.uid IN (SELECT l.offering FROM registration.lessons l WHERE l.teacher = ${me})`;
  return (
    [
      ...(roles.includes('teacher') ? [teaches] : []),
      ...(roles.includes('supervisor') ? [`s.advisor = ${me}`] : []),
    ].join(' OR ') || 'false'
  );
}
