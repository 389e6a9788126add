import { entity } from '../../kernel/entity/entity.ts';
import * as field from '../../kernel/entity/fields.ts';
import { citizenshipNames } from '../citizenship-names.ts';
import { genders, preparationLevels, studentStatuses, studyForms } from '../codes.ts';
import { languageNames } from '../language-names.ts';
import { accountStateNames } from '../../identity/account-states.ts';
import { genderNames, preparationLevelNames, studentStatusNames, studyFormNames } from '../names.ts';
import { usedBy } from '../references.ts';
import { staff } from '../roles.ts';
import { cathedras, programs, studentGroups, studyPlans, teachers } from '../targets.ts';
import { code, entryYear, shared } from './shared.ts';

/** `subgroups`: into how many parts it is split for practice; 0 or 1: into none. */
export const student_group = entity({
  ...shared,
  entity: 'student_group',
  name: 'StudentGroup',
  table: 'student_groups',
  title: 'code',
  path: '/curriculum/student_groups/',
  usedBy: usedBy.studentGroup,
  counted: { students: { entity: 'student', by: 'student_group' } },
  fields: {
    code,
    edu_program: field.ref(programs, { filter: true }),
    entry_year: entryYear,
    language: field.choice(Object.keys(languageNames), { names: languageNames, open: true, blank: true, filter: true }),
    subgroups: field.number({ min: 0, max: 20, default: 0 }),
  },
});

const names = ['last_name', 'first_name', 'middle_name'] as const;
const person = {
  last_name: field.text({ max: 50, personal: true, search: true }),
  first_name: field.text({ max: 50, personal: true, search: true }),
  middle_name: field.text({ max: 50, blank: true, personal: true }),
} as const;
const people = {
  ...shared,
  title: 'display_name',
  joined: names,
  sort: ['display_name', 'ASC'],
  known: { access: { view: 'identity.access_public', names: accountStateNames } },
} as const;

/** A teacher; `uid` is also the uid of the person's account. `cathedra`: their own department, `other_cathedras`: where they teach, too. */
export const teacher = entity({
  ...people,
  entity: 'teacher',
  name: 'Teacher',
  table: 'teachers',
  path: '/curriculum/teachers/',
  usedBy: usedBy.teacher,
  fields: {
    ...person,
    code,
    cathedra: field.ref(cathedras, { optional: true, filter: true }),
    other_cathedras: field.refs(cathedras, { max: 20, optional: true, default: [] }),
    position: field.localizedText({ nullable: true }),
    is_advisor: field.yes({ filter: true }),
    email: field.text({ max: 254, email: true, blank: true, personal: true, default: '' }),
  },
});
/** A student; `uid` is also the uid of the person's account. `subgroup`: which part of the group, from 1. */
export const student = entity({
  ...people,
  entity: 'student',
  name: 'Student',
  table: 'students',
  path: '/curriculum/students/',
  read: staff,
  usedBy: usedBy.student,
  narrow: ['student_group', 'advisor'],
  fields: {
    ...person,
    code,
    student_status: field.choice(studentStatuses, { names: studentStatusNames, filter: true, default: 'studying' }),
    edu_program: field.ref(programs, { filter: true }),
    student_group: field.ref(studentGroups, { optional: true, filter: true }),
    subgroup: field.number({ min: 1, max: 20, optional: true, default: null }),
    course: field.number({ min: 1, max: 8, filter: true }),
    entry_year: entryYear,
    preparation_level: field.choice(preparationLevels, { names: preparationLevelNames, filter: true }),
    study_form: field.choice(studyForms, { names: studyFormNames, filter: true }),
    study_plan: field.ref(studyPlans, { optional: true, filter: true }),
    advisor: field.ref(teachers, { optional: true, filter: true }),
    gender: field.choice(genders, { names: genderNames, personal: true, filter: true, default: 'unknown' }),
    citizenship: field.choice(Object.keys(citizenshipNames), {
      names: citizenshipNames,
      open: true,
      blank: true,
      personal: true,
      filter: true,
    }),
    email: field.text({ max: 254, email: true, blank: true, personal: true }),
  },
});
