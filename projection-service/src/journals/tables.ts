import { ddl, type Table } from '@portal/platform/projections/rows.ts';

/** One journal; `numbered`: the highest number that a class has had. */
export const journals: Table = {
  name: 'journals',
  key: ['uid'],
  columns: {
    uid: 'text',
    lesson: 'text',
    study_period: 'text',
    offering: 'text',
    discipline: 'text',
    flux: 'text',
    load_type: 'text',
    preparation_levels: 'text[]',
    code: 'text',
    name: 'jsonb',
    section: 'text',
    subgroup: 'text',
    teacher: 'text',
    opened_on: 'text',
    closed: 'boolean',
  },
};
/** Classes; `filled`: cells that say whether somebody was there. */
export const sessions: Table = {
  name: 'sessions',
  key: ['journal', 'number'],
  columns: {
    journal: 'text',
    number: 'int',
    uid: 'text',
    date: 'text',
    start: 'int',
    length: 'int',
    room: 'text',
    theme: 'text',
    comment: 'text',
    canceled: 'boolean',
    told: 'boolean',
    is_extra: 'boolean',
    substitute: 'text',
    filled: 'int',
  },
};
export const cells: Table = {
  name: 'cells',
  key: ['journal', 'session', 'student'],
  columns: {
    journal: 'text',
    session: 'int',
    student: 'text',
    mark: 'text',
    percent: 'float8',
    attendance: 'text',
    reason: 'text',
    excused: 'boolean',
    comment: 'text',
    version: 'int',
  },
};
/** When students attend; several stays of one who left and came back. */
export const stays: Table = {
  name: 'stays',
  key: ['journal', 'student', 'since'],
  columns: { journal: 'text', student: 'text', since: 'text', until: 'text', audit: 'boolean' },
};
/** What a journal says of a student in all: parts of the admission rating (event-schemas/src/journals/parts.ts). */
export const parts: Table = {
  name: 'parts',
  key: ['journal', 'student'],
  columns: {
    journal: 'text',
    student: 'text',
    load_type: 'text',
    offering: 'text',
    flux: 'text',
    discipline: 'text',
    marks: 'int',
    hundredths: 'int',
    missed: 'int',
    excused: 'int',
    audit: 'boolean',
    left: 'boolean',
  },
};
/** Weeks that have classes, or had. */
export const weeks: Table = {
  name: 'weeks',
  key: ['journal', 'week'],
  columns: {
    journal: 'text',
    week: 'text',
    blocked: 'boolean',
    until: 'timestamptz',
    opening: 'text',
    holes_told: 'boolean',
  },
};
/** Every change of a journal in its order, for histories: what a cell said before and after. */
export const changes: Table = {
  name: 'changes',
  key: ['uid'],
  columns: {
    uid: 'text',
    journal: 'text',
    position: 'bigint',
    at: 'timestamptz',
    by: 'text',
    type: 'text',
    session: 'int',
    date: 'text',
    student: 'text',
    old: 'text',
    new: 'text',
    week: 'text',
    planned_at: 'timestamptz',
    until: 'timestamptz',
    reason: 'text',
    count: 'int',
  },
};
/** Who has written in a journal, however often: they read it also after another has taken it over. */
export const writers: Table = {
  name: 'writers',
  key: ['journal', 'person'],
  columns: { journal: 'text', person: 'text' },
};
/** How many unexcused absences a student and their supervisor have been told of. */
export const absencesTold: Table = {
  name: 'absences_told',
  key: ['journal', 'student'],
  columns: { journal: 'text', student: 'text', unexcused: 'int' },
};
export const openings: Table = {
  name: 'openings',
  key: ['uid'],
  columns: {
    uid: 'text',
    action: 'text',
    targets: 'jsonb',
    since: 'timestamptz',
    until: 'timestamptz',
    reason: 'text',
    ended: 'boolean',
    by: 'text',
  },
};

export const journalTables = [journals, sessions, cells, stays, parts, weeks, changes, writers, absencesTold];
export const tablesDdl = [
  ...journalTables.map(table => ddl(table)),
  'create index if not exists journals_teacher on journals (teacher, study_period);',
  'create index if not exists journals_period on journals (study_period, code);',
  'create index if not exists journals_offering on journals (offering);',
  'create index if not exists sessions_date on sessions (date);',
  'create index if not exists sessions_week on sessions (journal, date);',
  'create index if not exists sessions_substitute on sessions (substitute) where substitute is not null;',
  'create index if not exists stays_student on stays (student);',
  'create index if not exists parts_student on parts (student);',
  'create index if not exists parts_offering on parts (offering);',
  'create index if not exists parts_unexcused on parts ((missed - excused)) where missed > excused and not "left";',
  "create index if not exists cells_missed on cells (student) where attendance = 'missed';",
  'create index if not exists weeks_until on weeks (until) where until is not null;',
  'create index if not exists weeks_open on weeks (week) where not blocked;',
  'create index if not exists journals_open on journals (study_period) where not closed;',
  'create index if not exists writers_person on writers (person);',
  'create index if not exists changes_journal on changes (journal, position desc);',
  'create index if not exists changes_weeks on changes (at desc) where week is not null;',
].join('\n');
