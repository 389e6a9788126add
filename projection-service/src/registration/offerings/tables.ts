import { ddl, type Table } from '@portal/platform/projections/rows.ts';

/**
 * Tables of the read model of course offerings. `access` of a lesson is as set; of a flux and a course it is rolled up (portal.md §4).
 * `lessons`, `blocked`, `cancelled` of an offering count its lessons.
 */
export const offeringsTable: Table = {
  name: 'offerings',
  key: ['uid'],
  columns: {
    uid: 'text',
    discipline: 'text',
    study_period: 'text',
    code: 'text',
    name: 'jsonb',
    credits: 'float8',
    access: 'text',
    lessons: 'int',
    blocked: 'int',
    cancelled: 'int',
  },
};
export const fluxesTable: Table = {
  name: 'fluxes',
  key: ['uid'],
  columns: { uid: 'text', offering: 'text', number: 'int', number_of_times_per_week: 'int', access: 'text' },
};
export const lessonsTable: Table = {
  name: 'lessons',
  key: ['uid'],
  columns: {
    uid: 'text',
    offering: 'text',
    flux: 'text',
    load_type: 'text',
    section: 'text',
    subgroup: 'text',
    teacher: 'text',
    language: 'text',
    room: 'text',
    meetings: 'jsonb',
    capacity: 'int',
    parent: 'text',
    access: 'text',
  },
};
/** Counters of lessons and of offerings change with every seat; they stand apart so that a seat rewrites a narrow row. */
export const lessonSeatsTable: Table = {
  name: 'lesson_seats',
  key: ['lesson'],
  columns: { lesson: 'text', taken: 'int', held: 'int', offered: 'int', waiting: 'int' },
};
export const offeringCountsTable: Table = {
  name: 'offering_counts',
  key: ['offering'],
  columns: { offering: 'text', registered: 'int', registered_audit: 'int', basket: 'int', waiting: 'int' },
};
/**
 * Seats of a course as its lessons have them (capacity, held, offered and free seats, fluxes), and the position of the last event about it: who
 * keeps courses in memory asks only for those that have moved on.
 */
export const offeringSeatsTable: Table = {
  name: 'offering_seats',
  key: ['offering'],
  columns: {
    offering: 'text',
    study_period: 'text',
    capacity: 'int',
    held: 'int',
    offered: 'int',
    free: 'int',
    fluxes: 'int',
    position: 'bigint',
  },
};
/** What one student has in one offering: seats taken, seats held, a place in the waiting list, an offer, and why an offer last passed them by. */
export const placesTable: Table = {
  name: 'places',
  key: ['offering', 'student'],
  columns: {
    offering: 'text',
    student: 'text',
    taken_flux: 'text',
    taken_lessons: 'text[]',
    taken_audit: 'boolean',
    taken_at: 'timestamptz',
    held_flux: 'text',
    held_lessons: 'text[]',
    held_audit: 'boolean',
    held_at: 'timestamptz',
    held_until: 'timestamptz',
    queued_flux: 'text',
    queued_lessons: 'text[]',
    queued_audit: 'boolean',
    queued_at: 'timestamptz',
    queue_order: 'bigint',
    offer_lessons: 'text[]',
    offer_until: 'timestamptz',
    passed_reason: 'text',
    passed_code: 'text',
    passed_params: 'jsonb',
    passed_at: 'timestamptz',
  },
};
export const selectedStudentsTable: Table = {
  name: 'selected_students',
  key: ['offering', 'student'],
  columns: { offering: 'text', student: 'text', granted: 'boolean' },
};

export const tables = [
  offeringsTable,
  fluxesTable,
  lessonsTable,
  lessonSeatsTable,
  offeringCountsTable,
  offeringSeatsTable,
  placesTable,
  selectedStudentsTable,
];

export const tablesDdl = [
  ...tables.map(table => ddl(table)),
  'CREATE INDEX IF NOT EXISTS offerings_by_period ON offerings (study_period, discipline);',
  'CREATE INDEX IF NOT EXISTS offering_seats_by_period ON offering_seats (study_period);',
  'CREATE INDEX IF NOT EXISTS fluxes_by_offering ON fluxes (offering);',
  'CREATE INDEX IF NOT EXISTS lessons_by_offering ON lessons (offering);',
  'CREATE INDEX IF NOT EXISTS lessons_by_teacher ON lessons (teacher);',
  'CREATE INDEX IF NOT EXISTS places_by_student ON places (student);',
  'CREATE INDEX IF NOT EXISTS selected_students_by_student ON selected_students (student);',
].join('\n');

/** What other modules may read. */
export const offeringViews = `
CREATE OR REPLACE VIEW registration.offerings_public AS
  SELECT uid, discipline, study_period, code, name, credits, access FROM registration.offerings;
CREATE OR REPLACE VIEW registration.fluxes_public AS
  SELECT uid, offering, number FROM registration.fluxes;
CREATE OR REPLACE VIEW registration.lessons_public AS
  SELECT uid, offering, flux, load_type, section, subgroup, teacher, capacity, room FROM registration.lessons;
CREATE OR REPLACE VIEW registration.taken_courses_public AS
  SELECT student, offering FROM registration.places WHERE taken_lessons IS NOT NULL;
`;
