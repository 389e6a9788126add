import type { CallContext } from '@portal/platform/http/types.ts';
import { overseesAll } from '../registration/students.ts';

export type Reader = Pick<CallContext, 'actor' | 'roles'> & { bind: (value: unknown) => string };
/** Which requests `r` of students `s` one sees: teachers those for the courses they give, advisors their students', office and auditor all. */
export function visible({ actor, roles, bind }: Reader): string {
  if (overseesAll(roles)) return 'true';
  const me = bind(actor.id);
  const teaches = `r.offering IN (SELECT l.offering FROM registration.lessons l WHERE l.teacher = ${me})`;
  return (
    [
      ...(roles.includes('teacher') ? [teaches] : []),
      ...(roles.includes('supervisor') ? [`s.advisor = ${me}`] : []),
    ].join(' OR ') || 'false'
  );
}
