import { ddl, type Table } from '@portal/platform/projections/rows.ts';

/**
 * A course with its whole plan; numbers and `teachers` (in charge, or of a lesson) are those of its lessons. `seats`: students for whom there is room.
 */
export const plannedCourses: Table = {
  name: 'planned_courses',
  key: ['uid'],
  columns: {
    uid: 'text',
    state: 'text',
    draft: 'boolean',
    discipline: 'text',
    study_period: 'text',
    code: 'text',
    name: 'jsonb',
    credits: 'float8',
    teacher: 'text',
    fluxes: 'jsonb',
    access: 'jsonb',
    changed_at: 'timestamptz',
    teachers: 'text[]',
    flux_count: 'int',
    lessons: 'int',
    without_teacher: 'int',
    without_time: 'int',
    without_room: 'int',
    capacity: 'int',
    seats: 'int',
  },
};
/**
 * One row for each day of a meeting of a lesson that takes place: what clashes are looked up by. `sole`: the course has no other lesson of this load
 * type; `day`: 0 = Monday; `starts`, `ends`: minutes from midnight; `weeks`: one character a study week.
 */
export const plannedMeetings: Table = {
  name: 'planned_meetings',
  key: ['lesson', 'place'],
  columns: {
    lesson: 'text',
    place: 'int',
    offering: 'text',
    flux: 'text',
    flux_number: 'int',
    study_period: 'text',
    discipline: 'text',
    load_type: 'text',
    section: 'text',
    subgroup: 'text',
    sole: 'boolean',
    teacher: 'text',
    room: 'text',
    groups: 'text[]',
    day: 'int',
    starts: 'int',
    ends: 'int',
    weeks: 'text',
  },
};

export const tablesDdl = [
  ddl(plannedCourses),
  ddl(plannedMeetings),
  'CREATE INDEX IF NOT EXISTS planned_courses_by_period ON planned_courses (study_period, code);',
  'CREATE INDEX IF NOT EXISTS planned_courses_by_discipline ON planned_courses (study_period, discipline);',
  'CREATE INDEX IF NOT EXISTS planned_courses_by_teacher ON planned_courses USING gin (teachers);',
  'CREATE INDEX IF NOT EXISTS planned_meetings_by_offering ON planned_meetings (offering);',
  'CREATE INDEX IF NOT EXISTS planned_meetings_by_teacher ON planned_meetings (study_period, teacher, day);',
  'CREATE INDEX IF NOT EXISTS planned_meetings_by_room ON planned_meetings (study_period, room, day);',
  'CREATE INDEX IF NOT EXISTS planned_meetings_by_discipline ON planned_meetings (study_period, discipline, day) WHERE sole;',
  'CREATE INDEX IF NOT EXISTS planned_meetings_by_time ON planned_meetings (study_period, day, starts);',
  `CREATE INDEX IF NOT EXISTS planned_meetings_by_group ON planned_meetings USING gin (groups) WHERE groups <> '{}';`,
].join('\n');
