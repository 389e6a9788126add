import type { RegistrationStandingEvent } from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { ddl, readRows, writeRows, type Table } from '@portal/platform/projections/rows.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';

/** A discipline that a student has passed, once or in several terms: one row each, so that needs are counted without sorting results. */
const table: Table = {
  name: 'passed_disciplines',
  key: ['student', 'discipline'],
  columns: { student: 'text', discipline: 'text', study_periods: 'text[]' },
};
interface Passed {
  student: string;
  discipline: string;
  study_periods: string[];
}
type Recorded = Extract<RegistrationStandingEvent, { type: 'FinalResultRecorded' | 'FinalResultWithdrawn' }>['data'];

export const passedDisciplines = defineProjection({
  name: 'registration.passed_disciplines',
  version: 1,
  handles: ['FinalResultRecorded', 'FinalResultWithdrawn'],
  tables: [
    ddl(table),
    'CREATE INDEX IF NOT EXISTS passed_disciplines_by_discipline ON passed_disciplines (discipline, student);',
  ].join('\n'),
  tableNames: [table.name],
  async project(events: readonly RecordedEvent<RegistrationStandingEvent>[], db) {
    const results = events.map(({ data }) => data as Recorded);
    const keyOf = ({ student, discipline }: Pick<Passed, 'student' | 'discipline'>) => `${student}.${discipline}`;
    const rows = new Map<string, Passed>(
      results.map(({ student, discipline }) => [
        keyOf({ student, discipline }),
        { student, discipline, study_periods: [] as string[] },
      ]),
    );
    for (const row of await readRows<Passed>(db, table, table.key, [...rows.values()])) rows.set(keyOf(row), row);
    for (const result of results) {
      const { student, discipline, study_period } = result;
      const completed = 'completed' in result && result.completed;
      const row = rows.get(keyOf({ student, discipline }))!;
      const others = row.study_periods.filter(one => one !== study_period);
      rows.set(keyOf(row), { ...row, study_periods: completed ? [...others, study_period] : others });
    }
    const all = [...rows.values()];
    await writeRows(db, [
      {
        table,
        put: all.filter(({ study_periods }) => study_periods.length > 0),
        gone: all.filter(({ study_periods }) => study_periods.length === 0),
      },
    ]);
  },
});
