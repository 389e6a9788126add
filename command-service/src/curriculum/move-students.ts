import { contracts } from '@portal/event-schemas/curriculum/calls.ts';
import { student } from '@portal/event-schemas/curriculum/records.ts';
import { command } from '@portal/platform/http/types.ts';
import { writeRecords } from '@portal/platform/records/write-many.ts';

/** Students go to another group, all or none; in which part of it they are is for the office to say anew. */
export const moveStudents = command(contracts['POST /curriculum/students/move/'], {
  summary: 'Move students to another group: all of them or none',
  async run({ host, send, body: { students, student_group } }) {
    await writeRecords(
      host,
      send,
      student,
      [...new Set(students)].map(uid => ({ kind: 'change' as const, uid, fields: { student_group, subgroup: null } })),
    );
    return { moved: new Set(students).size };
  },
});
