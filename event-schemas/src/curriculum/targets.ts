import type { Target } from '../kernel/entity/fields.ts';

/** Records of the catalogue that fields can name; forms find them by code and by name. */
const called = { isRecord: true, name: 'named.name', localized: true } as const;
const person = { isRecord: true, name: 'named.display_name', localized: false, called: 'display_name' } as const;
const coded = { isRecord: true, name: 'named.code', localized: false, called: 'code' } as const;

export const disciplines: Target = {
  entity: 'discipline',
  ...called,
  view: 'curriculum.disciplines_public',
  choices: 'GET /organizations/discipline_list/',
};
export const faculties: Target = {
  entity: 'faculty',
  ...called,
  view: 'curriculum.faculties_public',
  choices: 'GET /curriculum/faculties/',
};
export const cathedras: Target = {
  entity: 'cathedra',
  ...called,
  view: 'curriculum.cathedras_public',
  choices: 'GET /organizations/cathedra_list/',
};
export const programGroups: Target = {
  entity: 'edu_program_group',
  ...called,
  view: 'curriculum.edu_program_groups_public',
  choices: 'GET /curriculum/edu_program_groups/',
};
export const programs: Target = {
  entity: 'edu_program',
  ...called,
  view: 'curriculum.edu_programs_public',
  choices: 'GET /organizations/edu-programs/',
};
export const studyPeriods: Target = {
  entity: 'study_period',
  ...called,
  view: 'curriculum.study_periods_public',
  choices: 'GET /organizations/study_period_list/',
};
export const studentGroups: Target = {
  entity: 'student_group',
  ...coded,
  view: 'curriculum.student_groups_public',
  choices: 'GET /curriculum/student_groups/',
};
export const studyPlans: Target = {
  entity: 'study_plan',
  ...coded,
  view: 'curriculum.study_plans_public',
  choices: 'GET /curriculum/study_plans/',
};
export const rooms: Target = {
  entity: 'room',
  ...coded,
  view: 'curriculum.rooms_public',
  choices: 'GET /curriculum/rooms/',
};
export const teachers: Target = {
  entity: 'teacher',
  ...person,
  view: 'curriculum.teachers_public',
  choices: 'GET /curriculum/teachers/',
};
export const students: Target = {
  entity: 'student',
  ...person,
  view: 'curriculum.students_public',
  choices: 'GET /curriculum/students/',
};
