import { eduProgram } from '@portal/event-schemas/curriculum/records.ts';
import { command, type AnyCall } from '@portal/platform/http/types.ts';
import { refuseWhileUsed } from '@portal/platform/records/references.ts';
import { writeRecord } from '@portal/platform/records/write.ts';
import { contracts } from '@portal/event-schemas/curriculum/calls.ts';
import { copyPlan, copyYear } from './copy-plan.ts';
import { moveStudents } from './move-students.ts';

/** The specification's own path for removing an education program; the office's other calls come with the records. */
export const calls: readonly AnyCall[] = [
  copyPlan,
  copyYear,
  moveStudents,
  command(contracts['DELETE /organizations/edu-programs/{id}/'], {
    summary: 'Remove an education program',
    async run({ host, send, params }) {
      await refuseWhileUsed(host, eduProgram, params.id);
      await writeRecord(host, send, eduProgram, { kind: 'remove', uid: params.id });
      return undefined;
    },
  }),
];
