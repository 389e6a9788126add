import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { GivenMark } from '@portal/event-schemas/grades/calculation/grading-system.ts';
import type { DraftedStatement } from '@portal/event-schemas/grades/statement.ts';
import type { GradeRow, RowState } from '@portal/event-schemas/grades/row-rules.ts';
import type { Table } from '@portal/platform/projections/rows.ts';

/**
 * One flux of a course with the sums of its rows. `waiting_for`: co-teachers who were asked and have not answered; `sent_at`:
 * when rows went to the office last.
 */
export interface SheetTableRow {
  uid: string;
  offering: string;
  flux: string;
  number: number;
  discipline: string;
  study_period: string;
  code: string;
  name: Localized;
  credits: number;
  system: string | null;
  main: string | null;
  named: boolean;
  co_teachers: string[];
  waiting_for: string[];
  marks: string[];
  needed: number;
  filled: number;
  sent: number;
  on_agreement: number;
  on_check: number;
  approved: number;
  rejected: number;
  state: string;
  sent_at: string | null;
  changed_at: string;
}
export const sheetsTable: Table = {
  name: 'sheets',
  key: ['uid'],
  columns: {
    uid: 'text',
    offering: 'text',
    flux: 'text',
    number: 'int',
    discipline: 'text',
    study_period: 'text',
    code: 'text',
    name: 'jsonb',
    credits: 'float8',
    system: 'text',
    main: 'text',
    named: 'boolean',
    co_teachers: 'text[]',
    waiting_for: 'text[]',
    marks: 'text[]',
    needed: 'int',
    filled: 'int',
    sent: 'int',
    on_agreement: 'int',
    on_check: 'int',
    approved: 'int',
    rejected: 'int',
    state: 'text',
    sent_at: 'timestamptz',
    changed_at: 'timestamptz',
  },
};
/** One student on a sheet: as decisions see it (`row`), and what lists look for. `approved_position`: the place in the log of its last approval. */
export interface RowTableRow {
  uid: string;
  sheet: string;
  student: string;
  state: RowState;
  row: GradeRow;
  approved: boolean;
  approved_at: string | null;
  approved_position: number | null;
}
export const rowsTable: Table = {
  name: 'rows',
  key: ['uid'],
  columns: {
    uid: 'text',
    sheet: 'text',
    student: 'text',
    state: 'text',
    row: 'jsonb',
    approved: 'boolean',
    approved_at: 'timestamptz',
    approved_position: 'bigint',
  },
};
/** What an approved retake gave a student: an attempt beside the row. `attempt`: the first of its statements. */
export interface RetakeTableRow {
  uid: string;
  sheet: string;
  student: string;
  mark: GivenMark | null;
  percent: number | null;
  approved_at: string;
  approved_position: number;
}
export const retakesTable: Table = {
  name: 'retakes',
  key: ['uid'],
  columns: {
    uid: 'text',
    sheet: 'text',
    student: 'text',
    mark: 'jsonb',
    percent: 'int',
    approved_at: 'timestamptz',
    approved_position: 'bigint',
  },
};
/** Statements as decisions see them (`statement`), and what lists look for. */
export interface StatementTableRow {
  uid: string;
  kind: string;
  sheet: string;
  status: string;
  number: number | null;
  year: number | null;
  check_code: string | null;
  students: number;
  statement: DraftedStatement;
  drafted_at: string;
  sent_at: string | null;
  registered_at: string | null;
  signed_teacher_at: string | null;
}
export const statementsTable: Table = {
  name: 'statements',
  key: ['uid'],
  columns: {
    uid: 'text',
    kind: 'text',
    sheet: 'text',
    status: 'text',
    number: 'int',
    year: 'int',
    check_code: 'text',
    students: 'int',
    statement: 'jsonb',
    drafted_at: 'timestamptz',
    sent_at: 'timestamptz',
    registered_at: 'timestamptz',
    signed_teacher_at: 'timestamptz',
  },
};
export const historyTable: Table = {
  name: 'row_history',
  key: ['uid'],
  columns: {
    uid: 'text',
    sheet: 'text',
    student: 'text',
    position: 'bigint',
    at: 'timestamptz',
    by: 'text',
    what: 'text',
    from: 'text',
    to: 'text',
    comment: 'text',
  },
};
export const unblocksTable: Table = {
  name: 'unblocks',
  key: ['uid'],
  columns: {
    uid: 'text',
    common: 'boolean',
    sheets: 'text[]',
    rows: 'text[]',
    date: 'text',
    until: 'timestamptz',
    reason: 'text',
    is_active: 'boolean',
    made_by: 'text',
    made_at: 'timestamptz',
    ended_at: 'timestamptz',
  },
};
export const failuresTable: Table = {
  name: 'failures',
  key: ['uid'],
  columns: { uid: 'text', student: 'text', discipline: 'text', attempts: 'jsonb', flagged: 'boolean' },
};
