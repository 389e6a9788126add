import type { Localized } from '../kernel/localized.ts';
import type { RecordReference } from '../kernel/records.ts';

const names = {
  students: { ru: 'студенты', kk: 'студенттер', en: 'students', ky: 'студенттер' },
  courses: { ru: 'курсы регистрации', kk: 'тіркелу курстары', en: 'courses', ky: 'каттоонун курстары' },
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
  cards: {
    ru: 'карточки регистрации',
    kk: 'тіркелу карточкалары',
    en: 'registration cards',
    ky: 'каттоо карточкалары',
  },
  individual: {
    ru: 'индивидуальные планы',
    kk: 'жеке оқу жоспарлары',
    en: 'individual plans',
    ky: 'жеке окуу пландары',
  },
  supers: { ru: 'супер-регистрации', kk: 'супер-тіркелулер', en: 'super registrations', ky: 'супер-каттоолор' },
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
  eduProgram: [used('rules', 'registration.credit_limit_rules_public', 'edu_program')],
  studentGroup: [used('rules', 'registration.credit_limit_rules_public', 'student_group')],
  discipline: [
    used('courses', 'registration.offerings_public', 'discipline'),
    used('results', 'registration.completed_public', 'discipline'),
    used('individual', 'registration.individual_plan_disciplines_public', 'discipline'),
  ],
  studyPlan: [used('students', 'registration.student_choices_public', 'study_plans', '$[*]')],
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
