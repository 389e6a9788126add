import {
  registrationStandingEvents,
  type RegistrationStandingEvent,
} from '@portal/event-schemas/registration/events.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineProjection } from '@portal/platform/projections/types.ts';
import { ddl, deleteRows, upsertRows, readRows, writeRows, type Table } from '@portal/platform/projections/rows.ts';
import { idOfStream } from '../streams.ts';

/** Access to online registration as the office set it; absent = `default`. */
const accessTable: Table = {
  name: 'standings',
  key: ['student'],
  columns: { student: 'text', access: 'text', comment: 'text', certificate_until: 'text' },
};
const debtsTable: Table = {
  name: 'debts',
  key: ['student', 'kind'],
  columns: { student: 'text', kind: 'text', amount: 'float8', note: 'text', since: 'timestamptz' },
};
/** Final results by discipline; prerequisites look at the completed ones. */
const completedTable: Table = {
  name: 'completed',
  key: ['student', 'discipline', 'study_period'],
  columns: {
    student: 'text',
    discipline: 'text',
    study_period: 'text',
    letter: 'text',
    points: 'float8',
    completed: 'boolean',
  },
};
const tables = [accessTable, debtsTable, completedTable];

interface Standing {
  student: string;
  access: 'open' | 'closed' | 'default';
  comment: string;
  certificate_until: string | null;
}

/** What the office knows of students: access, debts, medical certificate, final results. */
export const standings = defineProjection({
  name: 'registration.standings',
  version: 1,
  handles: Object.keys(registrationStandingEvents),
  tables: [
    ...tables.map(table => ddl(table)),
    'CREATE INDEX IF NOT EXISTS completed_by_period ON completed (study_period);',
  ].join('\n'),
  tableNames: tables.map(table => table.name),
  views: `
CREATE OR REPLACE VIEW registration.standings_public AS SELECT student, access, comment, certificate_until FROM registration.standings;
CREATE OR REPLACE VIEW registration.debts_public AS SELECT student, kind, amount, note, since FROM registration.debts;
CREATE OR REPLACE VIEW registration.completed_public AS SELECT student, discipline, study_period, letter, points, completed FROM registration.completed;
`,
  async project(events: readonly RecordedEvent<RegistrationStandingEvent>[], db) {
    const changes = new Map<string, Partial<Standing>>();
    const debts = new Map<string, object | null>();
    const results = new Map<string, { key: object; row: object | null }>();
    for (const recorded of events) {
      const event = { type: recorded.type, data: recorded.data } as RegistrationStandingEvent;
      const { student } = event.data;
      const change = (values: Partial<Standing>) => changes.set(student, { ...changes.get(student), ...values });
      switch (event.type) {
        case 'OnlineRegistrationAccessSet':
          change({ access: event.data.access, comment: event.data.comment });
          break;
        case 'MedicalCertificateRecorded':
          change({ certificate_until: event.data.valid_until });
          break;
        case 'DebtRecorded':
          debts.set(`${student}.${event.data.kind}`, { ...event.data, since: recorded.meta.occurred_at });
          break;
        case 'DebtCleared':
          debts.set(`${student}.${event.data.kind}`, null);
          break;
        case 'FinalResultRecorded':
        case 'FinalResultWithdrawn': {
          const { discipline, study_period } = event.data;
          const key = { student, discipline, study_period };
          const row = event.type === 'FinalResultRecorded' ? event.data : null;
          results.set(`${student}.${discipline}.${study_period}`, { key, row });
          break;
        }
        default:
          break;
      }
    }
    const rows = new Map<string, Standing>(
      [...changes.keys()].map(student => [
        student,
        { student, access: 'default', comment: '', certificate_until: null },
      ]),
    );
    for (const row of await readRows<Standing>(db, accessTable, ['student'], [...rows.values()]))
      rows.set(row.student, row);
    await upsertRows(
      db,
      accessTable,
      [...rows].map(([student, row]) => ({ ...row, ...changes.get(student) })),
    );
    await upsertRows(
      db,
      debtsTable,
      [...debts.values()].flatMap(debt => debt ?? []),
    );
    await deleteRows(
      db,
      debtsTable,
      [...debts].flatMap(([key, debt]) => (debt ? [] : { student: key.slice(0, 36), kind: key.slice(37) })),
    );
    await writeRows(db, [
      {
        table: completedTable,
        put: [...results.values()].flatMap(({ row }) => row ?? []),
        gone: [...results.values()].flatMap(({ key, row }) => (row ? [] : key)),
      },
    ]);
  },
  touches: event => [`standing:${idOfStream(event.stream)}`],
});
