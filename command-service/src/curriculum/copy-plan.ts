import { contracts } from '@portal/event-schemas/curriculum/calls.ts';
import { copiedCode } from '@portal/event-schemas/curriculum/plan-copy.ts';
import { studyPlan } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { uidMade } from '@portal/platform/http/send.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { newId } from '@portal/platform/ids/ids.ts';
import { readRecord, writeRecord } from '@portal/platform/records/write.ts';
import { writeRecords } from '@portal/platform/records/write-many.ts';

/** A plan for those who enter in another year, with the lines of this one: nothing else leads from one to the other. */
export const copyPlan = command(contracts['POST /curriculum/study_plans/{uid}/copy/'], {
  summary: 'Copy a study plan for another year of entry',
  async run({ host, send, params, body }) {
    const copied = await readRecord(host, studyPlan, params.uid);
    if (!copied) throw new Refused(reject('platform.not_found', { entity: studyPlan.entity, uid: params.uid }));
    const made = newId();
    const fields = { ...copied, ...body };
    return { uid: uidMade(await writeRecord(host, send, studyPlan, { kind: 'create', uid: made, fields }), made) };
  },
});

interface Plan {
  uid: string;
  code: string;
  edu_program: string;
  entry_year: number;
}

/** All plans of a year for another: programs that have a plan of that year keep it, so a second time changes nothing. */
export const copyYear = command(contracts['POST /curriculum/study_plans/copy_year/'], {
  summary: 'Copy all study plans of a year of entry to another; programs that have one there keep it',
  async run({ host, send, body: { from, to } }) {
    await host.waitForReadModels(await host.log.head(), 5000);
    const { rows } = await host.pool.query<Plan>(
      'select uid, code, edu_program, entry_year from curriculum.study_plans_public where entry_year = any($1) order by code',
      [[from, to]],
    );
    const [plans, there] = [from, to].map(year => rows.filter(({ entry_year }) => entry_year === year)) as [
      Plan[],
      Plan[],
    ];
    if (plans.length === 0)
      throw new Refused(
        reject('curriculum.no_plans_of_year', { year: String(from) }, { from: 'curriculum.no_plans_of_year' }),
      );
    const wanted = plans.filter(plan => from !== to && !there.some(one => one.edu_program === plan.edu_program));
    const copies = await Promise.all(
      wanted.map(async ({ uid, code }) => ({
        ...(await readRecord(host, studyPlan, uid)),
        code: copiedCode(code, from, to),
        entry_year: to,
      })),
    );
    await writeRecords(
      host,
      send,
      studyPlan,
      copies.map(fields => ({ kind: 'create' as const, uid: newId(), fields })),
    );
    return { copied: copies.length, left: plans.length - copies.length };
  },
});
