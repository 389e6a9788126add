import { student as studentRecord } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { Refused, type CallContext } from '@portal/platform/http/types.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';

const overseers = ['auditor', 'office', 'org_admin'];
const studentStreams = ['study_card', 'registration_standing', 'wish_list', 'teacher_request'];

/** An advisor looks into the streams of their own students; the office and the auditor into all. */
export async function mayLookInto(
  { host, roles, actor }: Pick<CallContext, 'host' | 'roles' | 'actor'>,
  aggregate: string,
  id: string,
): Promise<void> {
  if (roles.some(role => overseers.includes(role))) return;
  const { state } = await host.dispatcher.state<any>(recordAggregate(studentRecord), id.split('.')[0]!);
  const own = studentStreams.includes(aggregate) && state.status === 'present' && state.fields.advisor === actor.id;
  if (!own) throw new Refused(reject('audit.not_your_student', { stream: `${aggregate}-${id}` }));
}
