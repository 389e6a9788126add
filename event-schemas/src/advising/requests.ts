import { z } from 'zod';
import { reportedError } from '../registration/requests.ts';
import { remarkMax, trimmed } from '../kernel/bounds.ts';
import { uid } from '../registration/values.ts';

/** Who advises and why it changes; null takes the advisor away. */
export const assignment = z.object({ advisor: uid.nullable(), reason: trimmed(remarkMax).default('') });
export const assignAdvisor = assignment.extend({ student: uid });
export type AssignAdvisor = z.infer<typeof assignAdvisor>;

/** PUT /advising/students/{uid}/advisor/ answers with the student and the advisor. */
export const assignmentAnswer = z.object({ uid, advisor: uid.nullable() });
/** POST /advising/advisors/reassign/: many students to one advisor; each is decided by itself. */
export const reassignBody = assignment.extend({ students: z.array(uid).min(1).max(500) });
export const reassignReport = z.object({
  done: z.int(),
  refused: z.int(),
  results: z.array(z.object({ uid, ok: z.boolean(), error: reportedError.nullable() })),
});
export type ReassignReport = z.infer<typeof reassignReport>;
