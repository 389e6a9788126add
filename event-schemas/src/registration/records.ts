import { z } from 'zod';
import { preparationLevel, studyForm } from '../curriculum/values.ts';
import { count, credits, day, entryYear, moment, yearOfStudy } from '../kernel/bounds.ts';
import { columnNames } from '../kernel/column-names.ts';
import { localizedName, localizedText } from '../kernel/localized.ts';
import { defineRecord } from '../kernel/records.ts';
import { registrationKind, uid } from './values.ts';

const staff = ['office', 'org_admin'] as const;
const readers = ['office', 'org_admin', 'supervisor', 'fin_office', 'auditor'] as const;
const shared = { module: 'registration', readers, writers: staff } as const;

/** For whom a period is; an empty field means everybody. */
export const periodRule = z.object({
  preparation_level: preparationLevel.nullable(),
  course: yearOfStudy.nullable(),
  study_form: studyForm.nullable(),
  entry_year: entryYear.nullable(),
});
export type PeriodRule = z.infer<typeof periodRule>;

/** Two rules let a student through together when no field that both name differs. */
const meet = (one: PeriodRule, other: PeriodRule): boolean =>
  (Object.keys(one) as (keyof PeriodRule)[]).every(
    field => one[field] === null || other[field] === null || one[field] === other[field],
  );
/** Whether some student can be in both periods: one without rules is for everybody. */
export const forTheSame = (one: readonly PeriodRule[], other: readonly PeriodRule[]): boolean =>
  one.length === 0 || other.length === 0 || one.some(rule => other.some(against => meet(rule, against)));

interface Span {
  start_date: string;
  end_date: string;
  rules: readonly PeriodRule[];
}
/** At one time and for some of the same students; a period may begin at the moment at which another ends. */
const overlap = (one: Span, other: Span): boolean =>
  Date.parse(one.start_date) < Date.parse(other.end_date) &&
  Date.parse(other.start_date) < Date.parse(one.end_date) &&
  forTheSame(one.rules, other.rules);

/** A registration period of one study period. Without rules it is for all students; with rules for those whom one of them fits. */
export const registrationPeriod = defineRecord({
  ...shared,
  entity: 'registration_period',
  name: 'RegistrationPeriod',
  table: 'registration_periods',
  fields: z.object({
    name: localizedName,
    kind: registrationKind,
    study_period: uid,
    start_date: moment,
    end_date: moment,
    rules: z.array(periodRule).max(100),
  }),
  namesRecords: [{ field: 'study_period', entity: 'study_period', called: columnNames.study_period }],
  unique: [['study_period', 'kind', 'start_date', 'end_date']],
  ordered: [{ low: 'start_date', high: 'end_date', strict: true, code: 'registration.period_ends_before_start' }],
  /** Students never stand in two periods of one kind at once. */
  apart: {
    by: ['study_period', 'kind'],
    keep: ['start_date', 'end_date', 'rules'],
    clash: overlap,
    code: 'registration.period_overlaps',
  },
  fixed: ['study_period'],
  filters: ['study_period', 'kind'],
  defaultSort: 'start_date',
  calls: {},
});

/** The minimum is not above the maximum, also for audit (portal.md §5 "Credits"). */
const creditsInOrder = (within = '') =>
  [
    ['min_credit', 'max_credit'],
    ['min_credit_audit', 'max_credit_audit'],
  ].map(([low, high]) => ({
    low: `${within}${low}`,
    high: `${within}${high}`,
    at: `${within}${low}`,
    code: 'registration.min_above_max',
  }));

/**
 * Credit limits of a term for students whom the scope fits (empty = any), one rule for a scope. The rule that names
 * most of the scope wins. Audit limits apart.
 */
export const creditLimitRule = defineRecord({
  ...shared,
  entity: 'credit_limit_rule',
  name: 'CreditLimitRule',
  table: 'credit_limit_rules',
  fields: z.object({
    study_period: uid.nullable(),
    student_group: uid.nullable(),
    edu_program: uid.nullable(),
    preparation_level: preparationLevel.nullable(),
    course: yearOfStudy.nullable(),
    min_credit: credits,
    max_credit: credits.positive(),
    min_credit_audit: credits,
    max_credit_audit: credits,
  }),
  ordered: creditsInOrder(),
  namesRecords: [
    { field: 'study_period', entity: 'study_period', called: columnNames.study_period },
    { field: 'student_group', entity: 'student_group', called: columnNames.group },
    { field: 'edu_program', entity: 'edu_program', called: columnNames.program },
  ],
  unique: [['study_period', 'student_group', 'edu_program', 'preparation_level', 'course']],
  nullsNotDistinct: true,
  filters: ['study_period', 'student_group', 'edu_program', 'preparation_level', 'course'],
  defaultSort: 'course',
  calls: {},
});

/** Control of the level of education: students of `preparation_level` may take courses of their own level and of `open_levels`. */
export const controlLevel = z.object({
  uid,
  preparation_level: preparationLevel,
  open_levels: z.array(preparationLevel).max(10),
});
export type ControlLevel = z.infer<typeof controlLevel>;

/** What a discipline's corequisites do: nothing, a warning, or a refusal (portal-calls.md §7.9 setting_corequisites). */
export const corequisiteModes = ['off', 'warn', 'require'] as const;

/** What the office added to the settings later, and what holds where it has said nothing. */
const laterSettings = {
  corequisites: 'off' as (typeof corequisiteModes)[number],
  control_level_education: true,
  control_levels: [] as ControlLevel[],
  summer_max_credit: 18,
  request_waives_prerequisite: true,
  request_waives_capacity: false,
  notify_final_grades: true,
  basket_pause_minutes: 5,
};

/** Settings of registration: one record for the university, with the uid `registrationSettingsUid`. Times in milliseconds and minutes. */
export const registrationSettings = defineRecord({
  ...shared,
  readers: 'all',
  entity: 'registration_settings',
  name: 'RegistrationSettings',
  table: 'registration_settings',
  fields: z.object({
    use_timer: z.boolean(),
    timer_time: z.int().min(10_000).max(86_400_000),
    waiting_list_enabled: z.boolean(),
    confirmation_minutes: z.int().min(1).max(10_080),
    notify_minutes: z.int().min(0).max(10_080),
    /** Calendar date in the university's time zone on which waiting lists are emptied; null = never. */
    reset_day: day.nullable(),
    request_to_teacher: z.boolean(),
    free_sport_courses: count.max(100),
    introductory_courses: count.max(100),
    /** Limits where no credit limit rule fits. */
    default_limit: z.object({
      min_credit: credits,
      max_credit: credits.positive(),
      min_credit_audit: credits,
      max_credit_audit: credits,
    }),
    corequisites: z.enum(corequisiteModes),
    /** Whether a course of another level of education is refused; `control_levels` open further levels. */
    control_level_education: z.boolean(),
    control_levels: z.array(controlLevel).max(20),
    /** Most credits of a summer semester, whatever the credit rules say. */
    summer_max_credit: credits.positive(),
    /** What a teacher's permission lets a student past, besides being named for the course. */
    request_waives_prerequisite: z.boolean(),
    request_waives_capacity: z.boolean(),
    /** Whether students are told of a final grade when it is entered. */
    notify_final_grades: z.boolean(),
    /** So long after a hold of the basket ended, unused, its student gets no new one of scarce seats; 0 = at once. */
    basket_pause_minutes: z.int().min(0).max(1440),
  }),
  ordered: [
    ...creditsInOrder('default_limit.'),
    {
      low: 'notify_minutes',
      high: 'confirmation_minutes',
      strict: true,
      at: 'notify_minutes',
      code: 'registration.notify_too_early',
    },
  ],
  defaults: laterSettings,
  calls: {},
});
export type RegistrationSettings = z.infer<typeof registrationSettings.fields>;
export const registrationSettingsUid = '00000000-0000-7000-8000-000000000001';

/** What holds until the office says otherwise: portal.md §9 (timer, free sport courses), 30 credits a semester and 6 for audit. */
export const defaultRegistrationSettings: RegistrationSettings = {
  use_timer: true,
  timer_time: 300_000,
  waiting_list_enabled: true,
  confirmation_minutes: 60,
  notify_minutes: 15,
  reset_day: null,
  request_to_teacher: true,
  free_sport_courses: 4,
  introductory_courses: 2,
  default_limit: { min_credit: 0, max_credit: 30, min_credit_audit: 0, max_credit_audit: 6 },
  ...laterSettings,
};

/** The guide of registration as students read it: one record, with the uid of the settings. */
export const registrationManual = defineRecord({
  ...shared,
  readers: 'all',
  entity: 'registration_manual',
  name: 'RegistrationManual',
  table: 'registration_manuals',
  fields: z.object({ text: localizedText(20_000) }),
  calls: {},
});

export const registrationRecords = [
  registrationPeriod,
  creditLimitRule,
  registrationSettings,
  registrationManual,
] as const;
