import type { Localized } from '../kernel/localized.ts';
import { columnNames } from '../kernel/column-names.ts';
import type { NamedRecord, RecordReference } from '../kernel/records.ts';

const names = {
  cathedras: { ru: 'кафедры', kk: 'кафедралар', en: 'departments', ky: 'кафедралар' },
  disciplines: { ru: 'дисциплины', kk: 'пәндер', en: 'disciplines', ky: 'дисциплиналар' },
  programs: {
    ru: 'образовательные программы',
    kk: 'білім беру бағдарламалары',
    en: 'programs',
    ky: 'билим берүү программалары',
  },
  teachers: { ru: 'преподаватели', kk: 'оқытушылар', en: 'teachers', ky: 'окутуучулар' },
  students: { ru: 'студенты', kk: 'студенттер', en: 'students', ky: 'студенттер' },
  groups: { ru: 'учебные группы', kk: 'оқу топтары', en: 'student groups', ky: 'окуу топтору' },
  plans: { ru: 'учебные планы', kk: 'оқу жоспарлары', en: 'study plans', ky: 'окуу пландары' },
  prerequisites: {
    ru: 'пререквизиты дисциплин',
    kk: 'пәндердің пререквизиттері',
    en: 'prerequisites of disciplines',
    ky: 'дисциплиналардын пререквизиттери',
  },
  corequisites: {
    ru: 'кореквизиты дисциплин',
    kk: 'пәндердің кореквизиттері',
    en: 'corequisites of disciplines',
    ky: 'дисциплиналардын кореквизиттери',
  },
  courses: { ru: 'курсы регистрации', kk: 'тіркелу курстары', en: 'courses of registration', ky: 'каттоонун курстары' },
  lessons: { ru: 'занятия курсов', kk: 'курстардың сабақтары', en: 'lessons of courses', ky: 'курстардын сабактары' },
  periods: { ru: 'периоды регистрации', kk: 'тіркелу кезеңдері', en: 'registration periods', ky: 'каттоо мезгилдери' },
  rules: { ru: 'правила кредитов', kk: 'кредит ережелері', en: 'credit rules', ky: 'кредит эрежелери' },
  debts: {
    ru: 'долги студентов',
    kk: 'студенттердің қарыздары',
    en: 'debts of students',
    ky: 'студенттердин карыздары',
  },
  applications: { ru: 'заявления', kk: 'өтініштер', en: 'applications', ky: 'арыздар' },
  cards: { ru: 'карточки регистрации', kk: 'тіркелу карточкалары', en: 'study cards', ky: 'каттоо карточкалары' },
  individual: {
    ru: 'индивидуальные планы',
    kk: 'жеке оқу жоспарлары',
    en: 'individual plans',
    ky: 'жеке окуу пландары',
  },
  supers: { ru: 'супер-регистрации', kk: 'супер-тіркелулер', en: 'super registrations', ky: 'супер-каттоолор' },
  recommended: {
    ru: 'рекомендуемые дисциплины',
    kk: 'ұсынылатын пәндер',
    en: 'recommended disciplines',
    ky: 'сунушталган дисциплиналар',
  },
  results: { ru: 'итоговые оценки', kk: 'қорытынды бағалар', en: 'final grades', ky: 'жыйынтык баалар' },
} satisfies Record<string, Localized>;

type Used = Omit<RecordReference<'uid'>, 'field' | 'since'>;
const used = (name: keyof typeof names, view: Used['view'], column: string, path?: string): Used => ({
  name: names[name],
  view,
  column,
  ...(path ? { path } : {}),
});

/** Where the records of the catalogue are used: a record that is, is not removed. */
export const usedBy = {
  faculty: [used('cathedras', 'curriculum.cathedras_public', 'faculty')],
  cathedra: [
    used('disciplines', 'curriculum.disciplines_public', 'cathedra'),
    used('programs', 'curriculum.edu_programs_public', 'cathedra'),
    used('teachers', 'curriculum.teachers_public', 'cathedra'),
  ],
  eduProgramGroup: [used('programs', 'curriculum.edu_programs_public', 'edu_program_group')],
  eduProgram: [
    used('students', 'curriculum.students_public', 'edu_program'),
    used('groups', 'curriculum.student_groups_public', 'edu_program'),
    used('plans', 'curriculum.study_plans_public', 'edu_program'),
    used('disciplines', 'curriculum.disciplines_public', 'edu_programs', '$[*]'),
    used('rules', 'registration.credit_limit_rules_public', 'edu_program'),
    used('prerequisites', 'curriculum.disciplines_public', 'prerequisites', '$[*].edu_program'),
    used('recommended', 'curriculum.disciplines_public', 'recommended_for', '$[*]'),
  ],
  studentGroup: [
    used('students', 'curriculum.students_public', 'student_group'),
    used('rules', 'registration.credit_limit_rules_public', 'student_group'),
  ],
  discipline: [
    used('courses', 'registration.offerings_public', 'discipline'),
    used('plans', 'curriculum.study_plans_public', 'lines', '$[*].discipline'),
    used('prerequisites', 'curriculum.disciplines_public', 'prerequisites', '$[*].required_discipline'),
    used('prerequisites', 'curriculum.disciplines_public', 'prerequisites', '$[*].and_prerequisites[*]'),
    used('corequisites', 'curriculum.disciplines_public', 'corequisites', '$[*]'),
    used('results', 'registration.completed_public', 'discipline'),
    used('individual', 'registration.individual_plan_disciplines_public', 'discipline'),
  ],
  studyPlan: [
    used('students', 'curriculum.students_public', 'study_plan'),
    used('students', 'registration.student_choices_public', 'study_plans', '$[*]'),
  ],
  room: [used('lessons', 'registration.lessons_public', 'room')],
  studyPeriod: [
    used('courses', 'registration.offerings_public', 'study_period'),
    used('periods', 'registration.registration_periods_public', 'study_period'),
    used('rules', 'registration.credit_limit_rules_public', 'study_period'),
    used('cards', 'registration.cards_public', 'study_period'),
    used('results', 'registration.completed_public', 'study_period'),
    used('supers', 'registration.super_registrations_public', 'study_period'),
  ],
  teacher: [
    used('lessons', 'registration.lessons_public', 'teacher'),
    used('students', 'curriculum.students_public', 'advisor'),
    used('cathedras', 'curriculum.cathedras_public', 'head'),
    used('applications', 'applications.applications_public', 'applicant'),
  ],
  student: [
    used('cards', 'registration.cards_public', 'student'),
    used('debts', 'registration.debts_public', 'student'),
    used('applications', 'applications.applications_public', 'applicant'),
    used('results', 'registration.completed_public', 'student'),
    used('individual', 'registration.individual_plan_disciplines_public', 'student'),
    used('supers', 'registration.super_registrations_public', 'student'),
  ],
} satisfies Record<string, readonly Used[]>;

/** Fields of the catalogue that name records, in words. */
const called: Readonly<Record<string, Localized>> = {
  faculty: columnNames.faculty,
  cathedra: columnNames.department,
  edu_program: columnNames.program,
  student_group: columnNames.group,
  advisor: columnNames.advisor,
  head: { ru: 'Заведующий', kk: 'Меңгерушісі', en: 'Head', ky: 'Башчысы' },
  edu_program_group: { ru: 'Группа программ', kk: 'Бағдарламалар тобы', en: 'Program group', ky: 'Программалар тобу' },
  study_plan: { ru: 'Учебный план', kk: 'Оқу жоспары', en: 'Study plan', ky: 'Окуу планы' },
  edu_programs: {
    ru: 'Образовательные программы',
    kk: 'Білім беру бағдарламалары',
    en: 'Programs',
    ky: 'Билим берүү программалары',
  },
  prerequisites: { ru: 'Пререквизиты', kk: 'Пререквизиттер', en: 'Prerequisites', ky: 'Пререквизиттер' },
  corequisites: { ru: 'Кореквизиты', kk: 'Кореквизиттер', en: 'Corequisites', ky: 'Кореквизиттер' },
  recommended_for: { ru: 'Кому рекомендована', kk: 'Кімге ұсынылады', en: 'Recommended for', ky: 'Кимге сунушталат' },
  lines: { ru: 'Дисциплины плана', kk: 'Жоспар пәндері', en: 'Disciplines of the plan', ky: 'Пландын дисциплиналары' },
};
/** What the fields of the catalogue's table name: the same fact as "used by", read from the other side. */
export const namedIn = (table: string): NamedRecord[] =>
  Object.entries(usedBy).flatMap(([kind, uses]) =>
    uses
      .filter(({ view }) => view === `curriculum.${table}_public`)
      .map(({ column, path }) => ({
        field: column,
        ...(path ? { path } : {}),
        entity: kind.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
        called: called[column]!,
      })),
  );
