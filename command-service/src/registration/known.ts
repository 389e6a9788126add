import { discipline, student } from '@portal/event-schemas/curriculum/records.ts';
import type { Localized } from '@portal/event-schemas/kernel/localized.ts';
import { defaultRegistrationSettings, registrationSettings, registrationSettingsUid, type RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { GetFact } from '@portal/platform/facts/types.ts';
import { recordFact } from '@portal/platform/records/fact.ts';
import type { z } from 'zod';
import { creditRulesFact, everything, offeringFact, periodsFact, standingFact, type CreditRule, type Period, type Student } from './facts.ts';
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
  discipline: Discipline | null;
  /** Names of the prerequisites, for the refusal. */
  names: Readonly<Record<string, Localized>>;
  /** Sport disciplines with a result in an earlier term. */
  sport_results: number;
}

export function settingsOf(get: GetFact): RegistrationSettings {
  return get(recordFact(registrationSettings), registrationSettingsUid) ?? defaultRegistrationSettings;
}

/** Facts of a command about one student and, where there is one, one course. */
export function knownOf(data: { student: string; study_period: string; offering?: string }, get: GetFact): Known {
  const standing = get(standingFact, data.student) ?? noStanding;
  const course = data.offering === undefined ? null : get(offeringFact, data.offering);
  const about = course && get(recordFact(discipline), course.discipline);
  const named = (about?.prerequisites ?? []).flatMap(row => [row.required_discipline, ...row.and_prerequisites]);
  return {
    student: get(recordFact(student), data.student),
    standing,
    settings: settingsOf(get),
    periods: Object.values(get(periodsFact, everything) ?? {}).filter(period => period.study_period === data.study_period),
    rules: Object.values(get(creditRulesFact, everything) ?? {}),
    discipline: about,
    names: Object.fromEntries(named.flatMap(uid => {
      const name = get(recordFact(discipline), uid)?.name;
      return name ? [[uid, name]] : [];
    })),
    sport_results: about?.is_sport ? standing.results.filter(result => get(recordFact(discipline), result.discipline)?.is_sport).length : 0,
  };
}
