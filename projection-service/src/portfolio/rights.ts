import { mayReview, type Owner, type Reader } from '@portal/event-schemas/portfolio/acts.ts';
import { onlookers } from '@portal/event-schemas/portfolio/roles.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

export type Input = CallContext & { db: Sql };

/** How much of a portfolio somebody sees: their own, what was sent (reviewers, auditors), or what its owner shows. */
export type Sight = 'own' | 'sent' | 'shown';
/** Whose portfolio it is, as it stands above it. */
export interface Profile extends Owner {
  name: string;
  group: string | null;
  program: { ru: string; kk: string; en: string; ky: string } | null;
  course: number | null;
}
export interface Sighted {
  profile: Profile;
  reader: Reader;
  sight: Sight;
  canReview: boolean;
}

/** Who looks at whose portfolio, and what they see of it; throws `portfolio.not_found` where there is no such student. */
export async function sightOf({ db, actor, roles }: Input, student: string): Promise<Sighted> {
  const { rows } = await db.query<any>(
    `SELECT s.uid AS student, s.advisor, p.cathedra AS department, s.display_name AS name, g.code AS "group",
        p.name AS program, s.course::int AS course, s.student_status IN ('studying', 'academic_leave') AS studies,
        (SELECT t.cathedra FROM curriculum.teachers_public t WHERE t.uid = $2) AS reader_department
      FROM curriculum.students_public s
      LEFT JOIN curriculum.edu_programs_public p ON p.uid = s.edu_program
      LEFT JOIN curriculum.student_groups_public g ON g.uid = s.student_group
      WHERE s.uid = $1`,
    [student, actor.id],
  );
  if (!rows[0]) throw new Refused(reject('portfolio.not_found', { profile: student }));
  const { reader_department, ...profile } = rows[0];
  const reader: Reader = { account: actor.id, roles, department: reader_department };
  const canReview = mayReview(reader, profile);
  const looksOn = onlookers.some(role => roles.includes(role));
  const sight = actor.id === student ? 'own' : canReview || looksOn ? 'sent' : 'shown';
  return { profile, reader, sight, canReview };
}

/** The same for lists, as SQL over students `s` and their programs `p`: those whom the reader reviews. */
export function reviewed(
  { actor, roles }: Pick<CallContext, 'actor' | 'roles'>,
  bind: (value: unknown) => string,
): string {
  if (onlookers.some(role => roles.includes(role))) return 'TRUE';
  const me = bind(actor.id);
  const near = `(s.advisor = ${me} OR p.cathedra = (SELECT t.cathedra FROM curriculum.teachers_public t WHERE t.uid = ${me}))`;
  return `s.uid <> ${me}${roles.includes('office') ? '' : ` AND ${near}`}`;
}
/** What of a portfolio is seen, as SQL over achievements `a`. */
export const seen: Readonly<Record<Sight, string>> = {
  own: "a.status <> 'DELETED'",
  sent: "a.status <> 'DELETED' AND a.sent_at IS NOT NULL",
  shown: "a.status <> 'DELETED' AND a.accepted IS NOT NULL AND a.uid = ANY(w.shown)",
};
