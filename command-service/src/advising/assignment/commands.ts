import type { AssignAdvisor as Data } from '@portal/event-schemas/advising/requests.ts';
import { student, teacher } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { defineCommand } from '@portal/platform/dispatcher/types.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import { recordEventTypes } from '@portal/platform/records/events.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import { advisee } from './advisee.ts';

const studentEvents = recordEventTypes(student);

/**
 * Gives a student to an advisor, or to nobody. The student's record and the reason change in one append; cards in review stay as they are and go
 * on with the new advisor. The advisor that the student has already changes nothing.
 */
export const AssignAdvisor = defineCommand({
  type: 'AssignAdvisor',
  aggregates: [recordAggregate(student), advisee],
  ids: (data: Data) => [data.student, data.student],
  facts: (data: Data, get: GetFact) => (data.advisor === null ? null : get(recordFact(teacher), data.advisor)),
  decide: ({ student: uid, advisor, reason }: Data, [record], chosen) => {
    if (record.status !== 'present') return reject('registration.student_not_found', { student: uid });
    const from = record.fields['advisor'] as string | null;
    if (from === advisor) return [[], []];
    if (advisor !== null && !chosen?.is_advisor)
      return reject(
        'advising.not_an_advisor',
        { advisor: chosen ? `${chosen.last_name} ${chosen.first_name}` : advisor },
        { advisor: 'advising.not_an_advisor' },
      );
    return [
      [{ type: studentEvents.changed, data: { uid, changes: { advisor } } }],
      [{ type: 'AdvisorAssigned', data: { student: uid, from, to: advisor, reason } }],
    ];
  },
});
