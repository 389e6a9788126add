import { z } from 'zod';
import {
  code,
  credits,
  day,
  entryYear,
  languageTag,
  mark,
  planSemester,
  seatCount,
  studyYear,
  yearOfStudy,
} from '../kernel/bounds.ts';
import { localizedName, localizedText } from '../kernel/localized.ts';
import { defineRecord } from '../kernel/records.ts';
import { exported } from './exports.ts';
import { namedIn, usedBy } from './references.ts';
import { component, cycle, gender, preparationLevel, semester, studentStatus, studyForm } from './values.ts';

export { component, cycle, gender, preparationLevel, semester, studentStatus, studyForm };

const uid = z.uuid();
const staff = ['office', 'org_admin', 'fin_office', 'auditor'] as const;
const writers = ['office', 'org_admin'] as const;
const shared = { module: 'curriculum', readers: 'all', writers } as const;
/** The office's calls of a table. */
const calls = <const T extends string>(table: T) =>
  ({
    list: `GET /curriculum/${table}/`,
    get: `GET /curriculum/${table}/{uid}/`,
    create: `POST /curriculum/${table}/`,
    change: `PUT /curriculum/${table}/{uid}/`,
    remove: `DELETE /curriculum/${table}/{uid}/`,
  }) as const;

export const faculty = defineRecord({
  ...shared,
  entity: 'faculty',
  name: 'Faculty',
  table: 'faculties',
  calls: calls('faculties'),
  fields: z.object({ code, name: localizedName }),
  ...exported.faculty,
  references: usedBy.faculty,
  unique: [['code']],
  search: ['code', 'name'],
  defaultSort: 'code',
});
/** A department (кафедра); `head`: the uid of the teacher who is its head, null = none. */
export const cathedra = defineRecord({
  ...shared,
  entity: 'cathedra',
  name: 'Cathedra',
  table: 'cathedras',
  calls: calls('cathedras'),
  fields: z.object({ code, name: localizedName, faculty: uid, head: uid.nullable() }),
  defaults: { head: null },
  ...exported.cathedra,
  references: usedBy.cathedra,
  namesRecords: namedIn('cathedras'),
  unique: [['code']],
  filters: ['faculty'],
  search: ['code', 'name'],
  defaultSort: 'code',
});
export const eduProgramGroup = defineRecord({
  ...shared,
  entity: 'edu_program_group',
  name: 'EduProgramGroup',
  table: 'edu_program_groups',
  calls: calls('edu_program_groups'),
  fields: z.object({ code, name: localizedName }),
  ...exported.eduProgramGroup,
  references: usedBy.eduProgramGroup,
  unique: [['code']],
  search: ['code', 'name'],
  defaultSort: 'code',
});
/** An education program; `preparation_level`: bachelor, master, doctor; `study_years`: its normal length. */
export const eduProgram = defineRecord({
  ...shared,
  entity: 'edu_program',
  name: 'EduProgram',
  table: 'edu_programs',
  calls: calls('edu_programs'),
  fields: z.object({
    code,
    name: localizedName,
    cathedra: uid,
    edu_program_group: uid.nullable(),
    preparation_level: preparationLevel,
    study_years: yearOfStudy,
  }),
  ...exported.eduProgram,
  references: usedBy.eduProgram,
  namesRecords: namedIn('edu_programs'),
  fixed: ['preparation_level'],
  unique: [['code']],
  filters: ['cathedra', 'edu_program_group', 'preparation_level'],
  search: ['code', 'name'],
  defaultSort: 'code',
});
export const studentGroup = defineRecord({
  ...shared,
  entity: 'student_group',
  name: 'StudentGroup',
  table: 'student_groups',
  calls: calls('student_groups'),
  fields: z.object({ code, edu_program: uid, entry_year: entryYear, language: languageTag }),
  ...exported.studentGroup,
  references: usedBy.studentGroup,
  namesRecords: namedIn('student_groups'),
  unique: [['code']],
  filters: ['edu_program', 'entry_year'],
  search: ['code'],
  defaultSort: 'code',
});
/** Components: ОК mandatory, ВК university's, КВ elective. Cycles: ООД general, БД basic, ПД major. */
/**
 * Prerequisites hold for one education program or (null) for all. A row is met when `required_discipline` and every one of
 * `and_prerequisites` is completed; rows of one program are alternatives (or).
 */
export const prerequisite = z.object({
  edu_program: uid.nullable(),
  required_discipline: uid,
  and_prerequisites: z.array(uid).max(50),
  is_active: z.boolean(),
});
export const discipline = defineRecord({
  ...shared,
  entity: 'discipline',
  name: 'Discipline',
  table: 'disciplines',
  calls: calls('disciplines'),
  fields: z.object({
    code,
    name: localizedName,
    description: localizedText(5000).nullable(),
    credits: credits.max(60),
    cathedra: uid,
    cycle,
    component,
    prerequisites: z.array(prerequisite).max(500),
    corequisites: z.array(uid).max(50),
    recommended_for: z.array(uid).max(500),
    /** Education programs and levels that may take it; empty = all. */
    edu_programs: z.array(uid).max(500),
    preparation_levels: z.array(preparationLevel).max(10),
    is_sport: z.boolean(),
    is_introductory: z.boolean(),
    needs_medical_certificate: z.boolean(),
  }),
  ...exported.discipline,
  references: usedBy.discipline,
  namesRecords: namedIn('disciplines'),
  unique: [['code']],
  filters: ['cathedra', 'cycle', 'component'],
  search: ['code', 'name'],
  defaultSort: 'code',
});
export const studyPlan = defineRecord({
  ...shared,
  entity: 'study_plan',
  name: 'StudyPlan',
  table: 'study_plans',
  calls: calls('study_plans'),
  fields: z.object({
    code,
    edu_program: uid,
    entry_year: entryYear,
    lines: z.array(z.object({ discipline: uid, semester: planSemester, credits })).max(500),
  }),
  ...exported.studyPlan,
  references: usedBy.studyPlan,
  namesRecords: namedIn('study_plans'),
  unique: [['code']],
  filters: ['edu_program', 'entry_year'],
  search: ['code'],
  defaultSort: 'code',
});
export const room = defineRecord({
  ...shared,
  entity: 'room',
  name: 'Room',
  table: 'rooms',
  calls: calls('rooms'),
  fields: z.object({ code, building: mark, capacity: seatCount }),
  ...exported.room,
  references: usedBy.room,
  unique: [['code']],
  search: ['code', 'building'],
  defaultSort: 'code',
});
/** Academic year + semester; `weeks`: study weeks; dates are calendar dates of the university's time zone. */
export const studyPeriod = defineRecord({
  ...shared,
  entity: 'study_period',
  name: 'StudyPeriod',
  table: 'study_periods',
  calls: calls('study_periods'),
  fields: z.object({
    code,
    study_year: studyYear,
    semester,
    name: localizedName,
    start_date: day,
    end_date: day,
    weeks: z.int().min(1).max(60),
  }),
  ...exported.studyPeriod,
  references: usedBy.studyPeriod,
  fixed: ['study_year', 'semester'],
  ordered: [{ low: 'start_date', high: 'end_date', code: 'curriculum.period_ends_before_start' }],
  unique: [['code']],
  filters: ['study_year', 'semester'],
  search: ['code', 'name'],
  defaultSort: 'start_date',
});

const composed = { display_name: ['last_name', 'first_name', 'middle_name'] } as const;
export const person = z.object({
  last_name: z.string().min(1).max(50),
  first_name: z.string().min(1).max(50),
  middle_name: z.string().max(50),
});
/** A teacher; `uid` is also the uid of the person's account. */
export const teacher = defineRecord({
  ...shared,
  readers: 'all',
  entity: 'teacher',
  name: 'Teacher',
  table: 'teachers',
  calls: calls('teachers'),
  fields: person.extend({
    code,
    cathedra: uid.nullable(),
    position: localizedName.nullable(),
    is_advisor: z.boolean(),
  }),
  ...exported.teacher,
  references: usedBy.teacher,
  namesRecords: namedIn('teachers'),
  unique: [['code']],
  personal: ['last_name', 'first_name', 'middle_name'],
  filters: ['cathedra', 'is_advisor'],
  search: ['last_name', 'first_name', 'code'],
  defaultSort: 'last_name',
  composed,
});
/** A student; `uid` is also the uid of the person's account; `advisor` is a teacher's uid. */
export const student = defineRecord({
  ...shared,
  readers: staff,
  entity: 'student',
  name: 'Student',
  table: 'students',
  calls: calls('students'),
  fields: person.extend({
    code,
    gender,
    citizenship: languageTag,
    email: z.union([z.email().max(254), z.literal('')]),
    edu_program: uid,
    student_group: uid.nullable(),
    study_plan: uid.nullable(),
    advisor: uid.nullable(),
    preparation_level: preparationLevel,
    study_form: studyForm,
    entry_year: entryYear,
    course: yearOfStudy,
    student_status: studentStatus,
  }),
  ...exported.student,
  references: usedBy.student,
  namesRecords: namedIn('students'),
  unique: [['code']],
  personal: ['last_name', 'first_name', 'middle_name', 'email', 'gender', 'citizenship'],
  filters: [
    'edu_program',
    'student_group',
    'advisor',
    'preparation_level',
    'study_form',
    'entry_year',
    'course',
    'student_status',
    'gender',
    'citizenship',
  ],
  narrow: ['student_group', 'advisor'],
  search: ['last_name', 'first_name', 'code'],
  defaultSort: 'last_name',
  composed,
});

export const curriculumRecords = [
  faculty,
  cathedra,
  eduProgramGroup,
  eduProgram,
  studentGroup,
  discipline,
  studyPlan,
  room,
  studyPeriod,
  teacher,
  student,
] as const;
