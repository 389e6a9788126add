import { fieldOfSciences } from '@portal/event-schemas/registration/declared.ts';
import { discipline, eduProgram, student, studyPeriod, studyPlan } from '@portal/event-schemas/curriculum/records.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import {
  defaultRegistrationSettings,
  registrationSettings,
  registrationSettingsUid,
  type RegistrationSettings,
} from '@portal/event-schemas/registration/records.ts';
import type { WaivableRule } from '@portal/event-schemas/registration/values.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { allRecordsKey, recordFact } from '@portal/platform/records/fact.ts';
import type { z } from 'zod';
import {
  creditRulesFact,
  markedFact,
  offeringFact,
  periodsFact,
  standingFact,
  type CreditRule,
  type Period,
  type Student,
} from './facts.ts';
import { noStanding, type RegistrationStanding } from './standing/registration-standing.ts';

export type Discipline = z.infer<typeof discipline.fields> & { uid: string };

/** All that the rules of a student's registration look at besides the streams of the command. */
export interface Known {
  student: Student | null;
  standing: RegistrationStanding;
  settings: RegistrationSettings;
  /** Of the study period. */
  periods: readonly Period[];
  rules: readonly CreditRule[];
  /** Of the study period; summer has a limit of its own. */
  semester?: 'autumn' | 'spring' | 'summer' | null;
  discipline: Discipline | null;
  /** Education programs whose courses are the student's: first that of the chosen study plan, then those of the record and of further plans. */
  programs: readonly string[];
  /** A course of other programs is still of the student's direction (group of programs), or nobody knows of which. */
  same_direction: boolean;
  /** Disciplines of the additional program that the student has chosen. */
  additional: readonly string[];
  /** Disciplines to be taken with the course; `mutual`: each names the other, so that either may come first. */
  corequisites: readonly { discipline: string; mutual: boolean }[];
  /** Rules that are waived for this student and course. */
  waived: readonly WaivableRule[];
  /** Names of prerequisites and corequisites, for the refusal. */
  names: Readonly<Record<string, Localized>>;
  /** Sport disciplines with a result in an earlier term. */
  sport_results: number;
  /** The course's sheet has a mark of the student. */
  marked: boolean;
}

export function settingsOf(get: GetFact): RegistrationSettings {
  return get(recordFact(registrationSettings), registrationSettingsUid) ?? defaultRegistrationSettings;
}

/** Facts of a command about one student and, where there is one, one course. */
export function readRegistrationFacts(
  data: { student: string; study_period: string; offering?: string },
  get: GetFact,
): Known {
  const standing = get(standingFact, data.student) ?? noStanding;
  const course = data.offering === undefined ? null : get(offeringFact, data.offering);
  const about = course && get(recordFact(discipline), course.discipline);
  const named = [
    ...(about?.prerequisites ?? []).flatMap(row => [row.required_discipline, ...row.and_prerequisites]),
    ...(about?.corequisites ?? []),
  ];
  const person = get(recordFact(student), data.student);
  const programs = programsOf(person, standing, get);
  return {
    student: person,
    programs,
    same_direction: isOfDirection(about, programs, get),
    additional:
      (standing.additional_program &&
        get(recordFact(fieldOfSciences), standing.additional_program.field_sciences)?.disciplines) ??
      [],
    corequisites: (about?.corequisites ?? []).map(uid => ({
      discipline: uid,
      mutual: get(recordFact(discipline), uid)?.corequisites.includes(about!.uid) ?? false,
    })),
    waived: data.offering === undefined ? [] : (standing.permissions[data.offering]?.waives ?? []),
    standing,
    settings: settingsOf(get),
    periods: Object.values(get(periodsFact, allRecordsKey) ?? {}).filter(
      period => period.study_period === data.study_period,
    ),
    rules: Object.values(get(creditRulesFact, allRecordsKey) ?? {}),
    semester: get(recordFact(studyPeriod), data.study_period)?.semester ?? null,
    discipline: about,
    names: Object.fromEntries(
      named.flatMap(uid => {
        const name = get(recordFact(discipline), uid)?.name;
        return name ? [[uid, name]] : [];
      }),
    ),
    sport_results: about?.is_sport
      ? standing.results.filter(result => get(recordFact(discipline), result.discipline)?.is_sport).length
      : 0,
    marked: data.offering !== undefined && get(markedFact, `${data.offering}.${data.student}`) !== null,
  };
}

/** The programs of the chosen study plan, of the record and of the granted plans, each once. */
function programsOf(person: Student | null, { study_plan, study_plans }: RegistrationStanding, get: GetFact): string[] {
  const ofPlan = (uid: string | null) => (uid === null ? undefined : get(recordFact(studyPlan), uid)?.edu_program);
  const found = [ofPlan(study_plan), person?.edu_program, ...study_plans.map(ofPlan)];
  return [...new Set(found.filter(uid => uid !== undefined))];
}

/** Looked up only for a course of other programs. */
function isOfDirection(about: Discipline | null, programs: readonly string[], get: GetFact): boolean {
  if (!about || about.edu_programs.length === 0 || about.edu_programs.some(uid => programs.includes(uid))) return true;
  const directionOf = (uid: string) => get(recordFact(eduProgram), uid)?.edu_program_group ?? null;
  const [own, others] = [programs.map(directionOf), about.edu_programs.map(directionOf)];
  return others.some(direction => direction === null || own.includes(direction)) || own.includes(null);
}
