import { contracts } from '@portal/event-schemas/curriculum/calls.ts';
import { student } from '@portal/event-schemas/curriculum/records.ts';
import { reject } from '@portal/event-schemas/kernel/rejections.ts';
import { command, Refused } from '@portal/platform/http/types.ts';
import { recordAggregate } from '@portal/platform/records/aggregate.ts';
import type { Dispatching } from '@portal/platform/records/write.ts';
import { writeRecords } from '@portal/platform/records/write-many.ts';

/** Names those who were removed while the office chose them. */
async function refuseGone({ dispatcher }: Dispatching, students: readonly string[]): Promise<void> {
  const states = await Promise.all(
    students.map(async uid => (await dispatcher.state(recordAggregate(student), uid)).state),
  );
  const names = states.flatMap(state =>
    state.status === 'removed' ? [[state.fields?.['last_name'], state.fields?.['first_name']].join(' ')] : [],
  );
  if (names.length > 0) throw new Refused(reject('curriculum.students_gone', { names: names.join(', ') }));
}

/** Students go to another group, all or none; in which part of it they are is for the office to say anew. */
export const moveStudents = command(contracts['POST /curriculum/students/move/'], {
  summary: 'Move students to another group: all of them or none',
  async run({ host, send, body: { students, student_group } }) {
    const each = [...new Set(students)];
    await refuseGone(host, each);
    await writeRecords(
      host,
      send,
      student,
      each.map(uid => ({ kind: 'change' as const, uid, fields: { student_group, subgroup: null } })),
    );
    return { moved: each.length };
  },
});
