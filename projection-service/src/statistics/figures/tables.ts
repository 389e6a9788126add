import { locales } from '@portal/event-schemas/kernel/localized.ts';
import { ddl, type Table } from '@portal/platform/projections/rows.ts';

/**
 * Students with what they are counted by; `registered`: study periods in which they have a course on the card. So those
 * without courses are read off one index in the order of names.
 */
export const studentsTable: Table = {
  name: 'statistic_students',
  key: ['student'],
  columns: {
    student: 'text',
    edu_program: 'text',
    student_group: 'text',
    preparation_level: 'text',
    study_form: 'text',
    entry_year: 'int',
    course: 'int',
    student_status: 'text',
    last_name: 'text',
    first_name: 'text',
    middle_name: 'text',
    display_name: 'text',
    registered: 'text[]',
  },
};
/** Cards that somebody has touched. `chosen`: credits by course, of those taken for credit and for audit (0). */
export const cardsTable: Table = {
  name: 'statistic_cards',
  key: ['student', 'study_period'],
  columns: { student: 'text', study_period: 'text', status: 'text', courses: 'int', queued: 'int', chosen: 'jsonb' },
};
const dimensions = {
  study_period: 'text',
  edu_program: 'text',
  student_group: 'text',
  preparation_level: 'text',
  study_form: 'text',
  entry_year: 'int',
  course: 'int',
  student_status: 'text',
  status: 'text',
};
/**
 * How many stand where: students of the university under the empty period and status, cards of a period under its own. An unknown value is empty,
 * or 0. `registered`: cards with a course; `credits`: of those.
 */
export const countsTable: Table = {
  name: 'statistic_counts',
  key: Object.keys(dimensions),
  columns: { ...dimensions, students: 'int', registered: 'int', credits: 'float8' },
};

export const tables = [studentsTable, cardsTable, countsTable];
export const tablesDdl = [
  ...tables.map(table => ddl(table)),
  ...locales.map(
    locale =>
      `CREATE INDEX IF NOT EXISTS statistic_students_${locale} ON statistic_students (display_name COLLATE "${locale}-x-icu",
          student)
        INCLUDE (registered, student_status);`,
  ),
  'CREATE INDEX IF NOT EXISTS statistic_cards_registered ON statistic_cards (study_period, student) WHERE courses > 0;',
].join('\n');
