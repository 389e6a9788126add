import { contracts } from '@portal/event-schemas/curriculum/calls.ts';
import { studyPlan } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';

/** A plan for those who enter in another year, with the lines of this one: nothing else leads from one to the other. */
export const copyPlan = command(contracts['POST /curriculum/study_plans/{uid}/copy/'], {
  summary: 'Copy a study plan for another year of entry',
  async run({ host, send, params, body }) {
    const copied = await readRecord(host, studyPlan, params.uid);
    if (!copied) throw new Refused(reject('platform.not_found', { entity: studyPlan.entity, uid: params.uid }));
    const made = newId();
    await writeRecord(host, send, studyPlan, { kind: 'create', uid: made, fields: { ...copied, ...body } });
    return { uid: made };
  },
});
