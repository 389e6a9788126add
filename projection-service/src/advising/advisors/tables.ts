import { ddl, type Table } from '@portal/platform/projections/rows.ts';
import { sums } from './load.ts';

export const adviseesTable: Table = {
  name: 'advisees',
  key: ['student'],
  columns: { student: 'text', advisor: 'text', studying: 'boolean' },
};
export const reviewedTable: Table = {
  name: 'reviewed_cards',
  key: ['student', 'study_period'],
  columns: {
    student: 'text',
    study_period: 'text',
    advisor: 'text',
    status: 'text',
    sent_at: 'timestamptz',
    waiting: 'boolean',
  },
};
/** Sums of an advisor ('' = none) in a study period, and of their students. */
export const loadsTable: Table = {
  name: 'advisor_loads',
  key: ['advisor', 'study_period'],
  columns: { advisor: 'text', study_period: 'text', ...Object.fromEntries(sums.map(name => [name, 'float8'])) },
};
export const totalsTable: Table = {
  name: 'advisor_totals',
  key: ['advisor'],
  columns: { advisor: 'text', students: 'int', studying: 'int' },
};
export const assignmentsTable: Table = {
  name: 'advisor_changes',
  key: ['student', 'position'],
  columns: {
    student: 'text',
    position: 'bigint',
    at: 'timestamptz',
    by: 'text',
    from_advisor: 'text',
    to_advisor: 'text',
    reason: 'text',
  },
};
export const tables = [adviseesTable, reviewedTable, loadsTable, totalsTable, assignmentsTable];

export const tablesDdl = [
  ...tables.map(table => ddl(table)),
  'CREATE INDEX IF NOT EXISTS reviewed_cards_waiting ON reviewed_cards (study_period, advisor, sent_at) WHERE waiting;',
  'CREATE INDEX IF NOT EXISTS advisor_loads_by_period ON advisor_loads (study_period);',
].join('\n');
