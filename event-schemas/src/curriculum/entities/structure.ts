import { entity } from '../../kernel/entity/entity.ts';
import * as field from '../../kernel/entity/fields.ts';
import { preparationLevels } from '../codes.ts';
import { preparationLevelNames } from '../names.ts';
import { usedBy } from '../references.ts';
import { cathedras, faculties, programGroups, teachers } from '../targets.ts';
import { code, name, shared } from './shared.ts';

export const faculty = entity({
  ...shared,
  entity: 'faculty',
  name: 'Faculty',
  table: 'faculties',
  title: 'name',
  path: '/curriculum/faculties/',
  sort: ['code', 'ASC'],
  counted: { cathedras: { entity: 'cathedra', by: 'faculty' } },
  fields: { code, name },
});
/** A department (кафедра); `head`: the teacher who is its head. */
export const cathedra = entity({
  ...shared,
  entity: 'cathedra',
  name: 'Cathedra',
  table: 'cathedras',
  title: 'name',
  path: '/curriculum/cathedras/',
  sort: ['code', 'ASC'],
  counted: { teachers: { entity: 'teacher', by: 'cathedra' }, programs: { entity: 'edu_program', by: 'cathedra' } },
  fields: {
    code,
    name,
    faculty: field.ref(faculties, { filter: true }),
    head: field.ref(teachers, { optional: true, default: null }),
  },
});
export const edu_program_group = entity({
  ...shared,
  entity: 'edu_program_group',
  name: 'EduProgramGroup',
  table: 'edu_program_groups',
  title: 'name',
  path: '/curriculum/edu_program_groups/',
  sort: ['code', 'ASC'],
  counted: { programs: { entity: 'edu_program', by: 'edu_program_group' } },
  fields: { code, name },
});
/** An education program; `study_years`: its normal length. */
export const edu_program = entity({
  ...shared,
  entity: 'edu_program',
  name: 'EduProgram',
  table: 'edu_programs',
  title: 'name',
  path: '/curriculum/edu_programs/',
  sort: ['code', 'ASC'],
  usedBy: usedBy.eduProgram,
  counted: { students: { entity: 'student', by: 'edu_program' } },
  fields: {
    code,
    name,
    cathedra: field.ref(cathedras, { filter: true }),
    edu_program_group: field.ref(programGroups, { optional: true, filter: true }),
    preparation_level: field.choice(preparationLevels, { names: preparationLevelNames, fixed: true, filter: true }),
    study_years: field.number({ min: 1, max: 8 }),
  },
});
