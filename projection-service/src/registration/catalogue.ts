import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { registrationSettingsUid, type RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { Reference, SidebarCourse, StudyPeriodView } from '@portal/event-schemas/registration/views.ts';
import { cachedRead } from '@portal/platform/projections/cached-read.ts';
import type { Sql } from '@portal/platform/projections/types.ts';
import { settingsFrom, type LimitRow, type PeriodRow } from './settings.ts';

export interface PrerequisiteRow {
  edu_program: string | null;
  required_discipline: string;
  and_prerequisites: string[];
  is_active: boolean;
}
export interface DisciplineRow {
  uid: string;
  code: string;
  name: Localized;
  credits: number;
  description: Localized | null;
  cathedra: string | null;
  cycle: SidebarCourse['cycle'];
  component: SidebarCourse['component'];
  prerequisites: PrerequisiteRow[];
  corequisites: string[];
  recommended_for: string[];
  edu_programs: string[];
  preparation_levels: string[];
  is_sport: boolean;
  is_introductory: boolean;
  needs_medical_certificate: boolean;
}
export interface PlanRow {
  uid: string;
  code: string;
  edu_program: string;
  entry_year: number;
  lines: { discipline: string; semester: number; credits: number }[];
}
/** `direction`: the group of programs. */
export type ProgramRow = Reference & { direction: string | null };

/** What registration looks at besides one student and one term: the office's rules and the university's catalogue, all by uid. */
export interface Catalogue {
  settings: RegistrationSettings;
  /** Registration periods, the earliest first. */
  periods: readonly PeriodRow[];
  limits: readonly LimitRow[];
  studyPeriods: ReadonlyMap<string, StudyPeriodView>;
  disciplines: ReadonlyMap<string, DisciplineRow>;
  programs: ReadonlyMap<string, ProgramRow>;
  plans: ReadonlyMap<string, PlanRow>;
  /** Disciplines of the fields of sciences. */
  fields: ReadonlyMap<string, readonly string[]>;
}

const tables = [
  'registration.registration_settings',
  'registration.registration_periods',
  'registration.credit_limit_rules',
  'registration.fields_of_sciences',
  'curriculum.study_periods',
  'curriculum.disciplines',
  'curriculum.edu_programs',
  'curriculum.study_plans',
];
const byUid = <R extends { uid: string }>(rows: readonly R[]): Map<string, R> =>
  new Map(rows.map(row => [row.uid, row]));

/** The catalogue as it stands; kept in memory until one of its tables changes. */
export const catalogueOf = cachedRead(tables, async (db: Sql): Promise<Catalogue> => {
  const rows = async <R>(sql: string): Promise<R[]> => (await db.query<R>(sql)).rows;
  const [settings] = (
    await db.query<object>('SELECT * FROM registration.registration_settings WHERE uid = $1', [registrationSettingsUid])
  ).rows;
  const fields = await rows<{ uid: string; disciplines: string[] }>(
    'SELECT uid, disciplines FROM registration.fields_of_sciences',
  );
  return {
    settings: settingsFrom(settings),
    periods: await rows<PeriodRow>(
      'SELECT uid, name, kind, study_period, start_date, end_date, rules FROM registration.registration_periods ORDER BY start_date, end_date, uid',
    ),
    limits: await rows<LimitRow>(
      `SELECT study_period, student_group, edu_program, preparation_level, course, min_credit, max_credit,
          min_credit_audit, max_credit_audit
        FROM registration.credit_limit_rules ORDER BY uid`,
    ),
    studyPeriods: byUid(
      await rows<StudyPeriodView>(
        'SELECT uid, code, name, study_year, semester, start_date, end_date, weeks FROM curriculum.study_periods_public',
      ),
    ),
    disciplines: byUid(
      await rows<DisciplineRow>(
        `SELECT uid, code, name, credits, description, cathedra, cycle, component, prerequisites, corequisites,
           recommended_for, edu_programs, preparation_levels, is_sport, is_introductory,
         needs_medical_certificate FROM curriculum.disciplines_public`,
      ),
    ),
    programs: byUid(
      await rows<ProgramRow>(
        'SELECT uid, code, name, edu_program_group AS direction FROM curriculum.edu_programs_public',
      ),
    ),
    plans: byUid(
      await rows<PlanRow>('SELECT uid, code, edu_program, entry_year, lines FROM curriculum.study_plans_public'),
    ),
    fields: new Map(fields.map(({ uid, disciplines }) => [uid, disciplines])),
  };
});

/** Code and name of a discipline; undefined when the catalogue no longer has it. */
export function disciplineReference({ disciplines }: Catalogue, uid: string): Reference | undefined {
  const known = disciplines.get(uid);
  return known && { uid, code: known.code, name: known.name };
}

export function programReference({ programs }: Catalogue, uid: string | null): Reference | null {
  const known = uid === null ? undefined : programs.get(uid);
  return known ? { uid: known.uid, code: known.code, name: known.name } : null;
}
