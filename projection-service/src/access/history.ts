import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { ddl, upsertRows, type Table } from '@portal/platform/projections/rows.ts';
import { idOfStream } from '../registration/streams.ts';

/** Who set which access when and why: of courses, of selected students, of students altogether, and the financial debts beside it. */
const table: Table = {
  name: 'access_history',
  key: ['position'],
  columns: {
    position: 'bigint',
    at: 'timestamptz',
    kind: 'text',
    actor: 'text',
    on_behalf_of: 'text',
    offering: 'text',
    student: 'text',
    level: 'text',
    target: 'text',
    status: 'text',
    reason: 'text',
    affected: 'int',
  },
};
interface Line {
  kind: string;
  offering: string | null;
  student: string | null;
  level: string | null;
  target: string | null;
  status: string;
  reason: string;
  affected: number;
}
const nobody = { offering: null, student: null, level: null, target: null, reason: '', affected: 0 };

/**
 * The line that an event makes; null where it says nothing about access. `status`: of a course or student, or
 * `granted`, `withdrawn`, `recorded`, `cleared`.
 */
export function lineOf({ type, stream, data }: Pick<RecordedEvent<any>, 'type' | 'stream' | 'data'>): Line | null {
  switch (type) {
    case 'CourseAccessSet': {
      const { level, target, status, reason, affected = [] } = data;
      return {
        ...nobody,
        kind: 'course',
        offering: idOfStream(stream),
        level,
        target,
        status: status ?? 'open',
        reason,
        affected: affected.length,
      };
    }
    case 'SelectedStudentAccessSet':
      return {
        ...nobody,
        kind: 'selected_student',
        offering: idOfStream(stream),
        student: data.student,
        status: data.granted ? 'granted' : 'withdrawn',
        reason: data.reason ?? '',
      };
    case 'OnlineRegistrationAccessSet':
      return { ...nobody, kind: 'student', student: data.student, status: data.access, reason: data.comment };
    case 'DebtRecorded':
      return data.kind === 'financial'
        ? { ...nobody, kind: 'debt', student: data.student, status: 'recorded', reason: data.note }
        : null;
    case 'DebtCleared':
      return data.kind === 'financial' ? { ...nobody, kind: 'debt', student: data.student, status: 'cleared' } : null;
    default:
      return null;
  }
}

export const accessHistory = defineProjection({
  name: 'registration.access_history',
  version: 1,
  handles: [
    'CourseAccessSet',
    'SelectedStudentAccessSet',
    'OnlineRegistrationAccessSet',
    'DebtRecorded',
    'DebtCleared',
  ],
  tables: [
    ddl(table),
    'CREATE INDEX IF NOT EXISTS access_history_by_offering ON access_history (offering, position);',
    'CREATE INDEX IF NOT EXISTS access_history_by_student ON access_history (student, position);',
  ].join('\n'),
  tableNames: [table.name],
  async project(events: readonly RecordedEvent<any>[], db) {
    await upsertRows(
      db,
      table,
      events.flatMap(event => {
        const line = lineOf(event);
        const { actor, occurred_at: at } = event.meta;
        return line
          ? [{ position: event.position, at, actor: actor.id, on_behalf_of: actor.on_behalf_of ?? null, ...line }]
          : [];
      }),
    );
  },
});
