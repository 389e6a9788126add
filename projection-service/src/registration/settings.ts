import {
  decisivePeriod,
  isFor,
  stands,
  type PeriodScope,
} from '@portal/event-schemas/registration/card-rules/periods.ts';
import {
  defaultRegistrationSettings,
  registrationSettings,
  registrationSettingsUid,
  type PeriodRule,
  type RegistrationSettings,
} from '@portal/event-schemas/registration/records.ts';
import type { RegistrationKind } from '@portal/event-schemas/registration/values.ts';
import type {
  RegistrationPeriodView,
  RuleForCourse,
  StudyPeriodView,
} from '@portal/event-schemas/registration/views.ts';
import { pickFields } from '@portal/event-schemas/kernel/bounds.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import type { StudentRow } from './students.ts';

/** A registration period as recorded. Times are ISO 8601. */
export interface PeriodRow {
  uid: string;
  name: Localized;
  kind: RegistrationKind;
  study_period: string;
  start_date: string;
  end_date: string;
  rules: PeriodRule[];
}

type Scope = Pick<
  StudentRow,
  'preparation_level' | 'course' | 'study_form' | 'entry_year' | 'student_group' | 'edu_program'
>;

/** A rule fits when every field that it names has the student's value; null names nothing. */
const fits = (rule: { [F in keyof Scope]?: Scope[F] | null }, student: Scope): boolean =>
  Object.entries(rule).every(([field, value]) => value === null || value === student[field as keyof Scope]);

/** Registration periods for a student, in the order given. */
export const periodsFor = (periods: readonly PeriodRow[], student: PeriodScope): PeriodRow[] =>
  periods.filter(period => isFor(period, student));

export const periodView = (period: PeriodRow, now: string): RegistrationPeriodView => {
  const { uid, kind, name, start_date, end_date } = period;
  return { uid, kind, name, start_date, end_date, status: stands(period, now) };
};

/**
 * The term that a student's registration concerns now, where none is asked for: of the period that is open for them, else of super registration, else of the
 * period that opens next, else the term that runs, else that of the period that ended last; null where no period is for them. `periods`: for them, the earliest
 * first; `supers`: terms of super registrations, the longest first; `runs`: whether a term runs now.
 */
export function termNow(
  periods: readonly PeriodRow[],
  supers: readonly string[],
  runs: (studyPeriod: string) => boolean,
  now: string,
): string | null {
  const decisive = decisivePeriod(periods, now);
  if (decisive && stands(decisive, now) === 'current') return decisive.study_period;
  if (supers[0] !== undefined) return supers[0];
  if (decisive && stands(decisive, now) === 'scheduled') return decisive.study_period;
  return periods.find(period => runs(period.study_period))?.study_period ?? decisive?.study_period ?? null;
}

/** Settings of registration out of their row; what nobody has set is as the product brings it. */
export const settingsFrom = (row: object | undefined): RegistrationSettings =>
  row
    ? pickFields(registrationSettings.fields, { ...defaultRegistrationSettings, ...row })
    : defaultRegistrationSettings;

export async function loadSettings(db: Sql): Promise<RegistrationSettings> {
  return settingsFrom(
    (
      await db.query<object>('SELECT * FROM registration.registration_settings WHERE uid = $1', [
        registrationSettingsUid,
      ])
    ).rows[0],
  );
}

/** A credit limit rule with its scope; null = any. */
export interface LimitRow extends RuleForCourse {
  study_period: string | null;
  student_group: string | null;
  edu_program: string | null;
  preparation_level: Scope['preparation_level'] | null;
  course: number | null;
}

const scopeOfLimit = ['study_period', 'student_group', 'edu_program', 'preparation_level', 'course'] as const;

/**
 * The credit limits for a student in a term: the rule that names most of the scope (a group goes before a program),
 * else the default. In summer never above its limit.
 */
export function limitFor(
  rules: readonly LimitRow[],
  student: Scope,
  studyPeriod: string,
  settings: RegistrationSettings,
  semester: StudyPeriodView['semester'],
): RuleForCourse {
  const weight = (rule: LimitRow) =>
    scopeOfLimit.reduce((sum, field, index) => sum + (rule[field] === null ? 0 : 10 - index), 0);
  const fitting = rules.filter(
    ({ study_period, student_group, edu_program, preparation_level, course }) =>
      (study_period === null || study_period === studyPeriod) &&
      fits({ student_group, edu_program, preparation_level, course }, student),
  );
  const best = fitting.reduce<LimitRow | null>(
    (most, rule) => (most === null || weight(rule) > weight(most) ? rule : most),
    null,
  );
  const { min_credit, max_credit, min_credit_audit, max_credit_audit } = best ?? settings.default_limit;
  if (semester !== 'summer') return { min_credit, max_credit, min_credit_audit, max_credit_audit };
  const ofTerm = best?.study_period === studyPeriod;
  return {
    min_credit: ofTerm ? min_credit : 0,
    max_credit: Math.min(max_credit, settings.summer_max_credit),
    min_credit_audit,
    max_credit_audit,
  };
}
