import type { FinalGradesEvent } from '@portal/event-schemas/grades/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, writeRows, type Table } from '@portal/platform/projections/rows.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { idOfStream } from '../streams.ts';

/** Courses whose sheet has a mark of the student: nobody drops them. */
const table: Table = {
  name: 'marked_courses',
  key: ['student', 'offering'],
  columns: { student: 'text', offering: 'text' },
};

const marksOf = ({ type, data }: FinalGradesEvent): { student: string; is: boolean }[] => {
  switch (type) {
    case 'FinalMarkSet':
      return [{ student: data.student, is: data.mark !== null }];
    case 'MarksChangedByOffice':
      return data.rows.map(({ student, mark }) => ({ student, is: mark !== null }));
    case 'GradesCleared':
      return data.students.map(student => ({ student, is: false }));
    default:
      return [];
  }
};

export const markedCourses = defineProjection({
  name: 'registration.marked_courses',
  version: 1,
  handles: ['FinalMarkSet', 'MarksChangedByOffice', 'GradesCleared'],
  tables: ddl(table),
  tableNames: [table.name],
  async project(events: readonly RecordedEvent<FinalGradesEvent>[], db) {
    const last = new Map<string, { student: string; offering: string; is: boolean }>();
    for (const event of events) {
      const [offering] = idOfStream(event.stream).split('.') as [string];
      for (const { student, is } of marksOf({ type: event.type, data: event.data } as FinalGradesEvent))
        last.set(`${student}.${offering}`, { student, offering, is });
    }
    const all = [...last.values()];
    await writeRows(db, [{ table, put: all.filter(({ is }) => is), gone: all.filter(({ is }) => !is) }]);
  },
});
