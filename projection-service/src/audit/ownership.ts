import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import type { Sql } from '@portal/platform/projections/types.ts';

const overseers = ['auditor', 'office', 'org_admin'];
export const seesAllStreams = (roles: readonly string[]): boolean => roles.some(role => overseers.includes(role));

/** Streams of one student: what an advisor may look into when the student is theirs. */
export const studentStreams = ['study_card', 'registration_standing', 'wish_list', 'teacher_request'];

/** Lets pass who may see every stream, and advisors of the stream's student; refuses with `audit.not_your_student`. */
export async function mayLookInto(
  input: Pick<CallContext, 'actor' | 'roles'> & { db: Sql },
  stream: string,
): Promise<void> {
  if (seesAllStreams(input.roles)) return;
  const [, aggregate, student] = /^([a-z_]+)-([^.]+)/.exec(stream) ?? [];
  const { rows } = await input.db.query<{ advisor: string | null }>(
    'SELECT advisor FROM curriculum.students_public WHERE uid = $1',
    [student ?? ''],
  );
  const own = aggregate !== undefined && studentStreams.includes(aggregate) && rows[0]?.advisor === input.actor.id;
  if (!own) throw new Refused(reject('audit.not_your_student', { stream }));
}
