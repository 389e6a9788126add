import { ddl, type Table } from '@portal/platform/projections/rows.ts';
import { counterNames } from './counters.ts';

const counters = Object.fromEntries(counterNames.map(name => [name, 'int']));
const zero = Object.fromEntries(counterNames.map(name => [name, 'NOT NULL DEFAULT 0']));

/** What happened in one second, by key (see counters.ts). */
export const secondsTable: Table = {
  name: 'board_seconds',
  key: ['study_period', 'at', 'key'],
  columns: { study_period: 'text', at: 'timestamptz', key: 'text', ...counters },
};
/** How a key stood at the end of a minute in which it changed. */
export const minutesTable: Table = {
  name: 'board_minutes',
  key: ['study_period', 'key', 'minute'],
  columns: { study_period: 'text', key: 'text', minute: 'timestamptz', ...counters },
};
/** Keys that were ever counted in a period. */
export const keysTable: Table = {
  name: 'board_keys',
  key: ['study_period', 'key'],
  columns: { study_period: 'text', key: 'text' },
};
/** Courses as they stand now, with their counters: what statistics and waiting lists are sorted by. */
export const coursesTable: Table = {
  name: 'board_courses',
  key: ['offering'],
  columns: { offering: 'text', study_period: 'text', discipline: 'text', code: 'text', name: 'jsonb' },
};
export const courseCountersTable: Table = { ...coursesTable, columns: { ...coursesTable.columns, ...counters } };
/** The fold's memory: lessons with their seats, offers that are out, cards. */
export const lessonsTable: Table = {
  name: 'board_lessons',
  key: ['lesson'],
  columns: { lesson: 'text', offering: 'text', flux: 'text', load_type: 'text', capacity: 'int' },
};
export const offersTable: Table = {
  name: 'board_offers',
  key: ['offering', 'student'],
  columns: { offering: 'text', student: 'text' },
};
export const cardsTable: Table = {
  name: 'board_cards',
  key: ['card'],
  columns: { card: 'text', status: 'text', courses: 'int' },
};

export const tables = [
  secondsTable,
  minutesTable,
  keysTable,
  courseCountersTable,
  lessonsTable,
  offersTable,
  cardsTable,
];

export const tablesDdl = [
  ddl(secondsTable, zero),
  ddl(minutesTable, zero),
  ddl(courseCountersTable, zero),
  ...[keysTable, lessonsTable, offersTable, cardsTable].map(table => ddl(table)),
  'CREATE INDEX IF NOT EXISTS board_lessons_by_offering ON board_lessons (offering);',
  `CREATE INDEX IF NOT EXISTS board_seconds_of_periods ON board_seconds (study_period, at) INCLUDE (registered, refused) WHERE key = '*';`,
  'CREATE INDEX IF NOT EXISTS board_courses_by_period ON board_courses (study_period, code);',
].join('\n');
