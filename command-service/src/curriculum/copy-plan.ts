import { studyPlan } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import { z } from 'zod';

const uid = z.string().min(1).max(100);

/** A plan for those who enter in another year, with the lines of this one: nothing else leads from one to the other. */
export const copyPlan = command({
  call: 'POST /curriculum/study_plans/{uid}/copy/',
  summary: 'Copy a study plan for another year of entry',
  params: z.object({ uid }),
  body: studyPlan.fields.pick({ code: true, entry_year: true }),
  answer: z.object({ uid }),
  async run({ host, send, params, body }) {
    const copied = await readRecord(host, studyPlan, params.uid);
    if (!copied) throw new Refused(reject('platform.not_found', { entity: studyPlan.entity, uid: params.uid }));
    const made = newId();
    await writeRecord(host, send, studyPlan, { kind: 'create', uid: made, fields: { ...copied, ...body } });
    return { uid: made };
  },
});
