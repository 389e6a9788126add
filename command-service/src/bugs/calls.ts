import { contracts } from '@portal/event-schemas/bugs/calls.ts';
import { reporters } from '@portal/event-schemas/bugs/roles.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused, type CallContext } from '@portal/platform/http/types.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { stampedFields } from '@portal/platform/records/entity-calls.ts';
import { writeWithFiles } from '@portal/platform/records/files.ts';
import { readRecord } from '@portal/platform/records/write.ts';
import { bugRecord, reportBug } from './report.ts';

/** So many reports of one person in a day are read; more are a mistake, or somebody who means ill. */
const mostADay = 50;

/** Throws `bugs.too_many`. */
async function refuseFlood({ host, actor }: CallContext): Promise<void> {
  const dayAgo = new Date(host.clock.now().getTime() - 86_400_000).toISOString();
  const { rows } = await host.pool.query<{ count: number }>(
    'select count(*)::int as count from bugs.bugs_public where reporter = $1 and created_at >= $2',
    [actor.id, dayAgo],
  );
  if (rows[0]!.count >= mostADay) throw new Refused(reject('bugs.too_many', { max: mostADay }));
}

export const reportCall = command(contracts['POST /bugs/'], {
  summary: 'Report a bug of the portal',
  async run(input) {
    const { host, actor, roles, send, body } = input;
    await refuseFlood(input);
    const fields = {
      ...body,
      ...stampedFields(bugRecord.declared!.entity, actor.id, host.clock.iso()),
      reporter_role: reporters.find(role => roles.includes(role)),
    };
    const uid = newId();
    const done = await writeWithFiles(input, bugRecord, null, fields, () => send(reportBug, { uid, fields }));
    const made = uidMade(done, uid);
    const kept = (await readRecord(host, bugRecord, made))!;
    return { ...kept, uid: made, id: made, number: Number(kept['number']) };
  },
});
