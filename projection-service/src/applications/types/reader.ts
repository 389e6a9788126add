import type { About } from '@portal/event-schemas/applications/may-begin.ts';
import type { CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

/** What the rules of beginning ask of the reader; `openOf` counts their own of a type that are not finished. */
export async function aboutReader({ actor, roles, db }: Pick<CallContext, 'actor' | 'roles'> & { db: Sql }): Promise<{
  about: Omit<About, 'open'>;
  openOf: (type: string) => number;
}> {
  const [
    {
      rows: [student],
    },
    { rows: debts },
    { rows: open },
  ] = await Promise.all([
    db.query<NonNullable<About['student']>>(
      'SELECT preparation_level, study_form, course::int AS course, edu_program FROM curriculum.students_public WHERE uid = $1',
      [actor.id],
    ),
    db.query<{ kind: keyof About['debts']; amount: number | null; note: string }>(
      'SELECT kind, amount, note FROM registration.debts_public WHERE student = $1',
      [actor.id],
    ),
    db.query<{ type: string; number: number }>(
      `SELECT type, count(*)::int AS number
        FROM applications.applications
        WHERE applicant = $1 AND stage NOT IN ('approved', 'rejected', 'withdrawn')
        GROUP BY type`,
      [actor.id],
    ),
  ]);
  const numbers = new Map(open.map(({ type, number }) => [type, number]));
  return {
    about: {
      roles,
      student: student ?? null,
      debts: Object.fromEntries(debts.map(({ kind, amount, note }) => [kind, { amount, note }])),
    },
    openOf: type => numbers.get(type) ?? 0,
  };
}
