import { discipline, student, studyPeriod, studyPlan, teacher } from '@portal/event-schemas/curriculum/records.ts';
import { individualPlanEvents } from '@portal/event-schemas/plans/events.ts';
import type { RegistrationSettings } from '@portal/event-schemas/registration/records.ts';
import type { RecordedEvent } from '@portal/platform/event-log/types.ts';
import { defineFact, type GetFact } from '@portal/platform/facts/types.ts';
import { allRecordsKey, recordFact } from '@portal/platform/records/fact.ts';
import type { z } from 'zod';
import {
  creditRulesFact,
  standingFact,
  studyPeriodsFact,
  type CreditRule,
  type Student,
} from '../registration/facts.ts';
import { settingsOf, type Discipline } from '../registration/known.ts';
import { noStanding, type FinalResult } from '../registration/standing/registration-standing.ts';
import { asPlanned, individualPlan, planId, type IndividualPlan } from './individual-plan.ts';
import { taughtLessons, type TaughtLesson } from './taught.ts';

type StudyPlan = z.infer<typeof studyPlan.fields> & { uid: string };
export type Term = z.infer<typeof studyPeriod.fields> & { uid: string };
type Teacher = z.infer<typeof teacher.fields> & { uid: string };

/** All that decisions about an individual plan look at besides the plan and the card of the term. */
export interface PlanKnown {
  student: Student | null;
  study_plan: StudyPlan | null;
  /** Study periods of the plan's year. */
  terms: readonly Term[];
  results: readonly FinalResult[];
  settings: RegistrationSettings;
  rules: readonly CreditRule[];
  /** Of the catalogue, by uid: those of the plan's year and those that the command names. */
  disciplines: Readonly<Record<string, Discipline>>;
  /** Lessons in which those disciplines are taught: in the year's terms, or in any where they are not. */
  taught: Readonly<Record<string, readonly TaughtLesson[]>>;
  teachers: Readonly<Record<string, Teacher>>;
}

/** What was added to plans, so that a decision finds the disciplines; by `<student>.<study year>`. */
export const individualPlanFact = defineFact<IndividualPlan>({
  name: 'registration.individual_plan',
  fold: Object.fromEntries(
    Object.keys(individualPlanEvents).map(type => [
      type,
      (event: RecordedEvent<any>) => [
        {
          key: planId(event.data),
          change: (previous: IndividualPlan | null) => individualPlan.evolve(previous ?? asPlanned, event),
        },
      ],
    ]),
  ),
});

interface PlanCommand {
  student: string;
  study_year: number;
  disciplines?: readonly string[];
  discipline?: string | null;
  lines?: readonly { teacher?: string }[];
}

export function planKnownOf(data: PlanCommand, get: GetFact): PlanKnown {
  const about = get(recordFact(student), data.student);
  const standing = get(standingFact, data.student) ?? noStanding;
  const chosen = standing.study_plan ?? about?.study_plan;
  const plan = chosen ? get(recordFact(studyPlan), chosen) : null;
  const terms = Object.entries(get(studyPeriodsFact, allRecordsKey) ?? {})
    .map(([uid, term]) => ({ uid, ...term }))
    .filter(term => term.study_year === data.study_year);
  const added = Object.values((get(individualPlanFact, planId(data)) ?? asPlanned).added).map(
    ({ entry }) => entry.discipline,
  );
  const wanted = [
    ...new Set([
      ...(plan?.lines ?? []).map(line => line.discipline),
      ...added,
      ...(data.disciplines ?? []),
      ...(data.discipline ? [data.discipline] : []),
    ]),
  ];
  const teachers = (data.lines ?? []).flatMap(line => line.teacher ?? []);
  return {
    student: about,
    study_plan: plan,
    terms,
    results: standing.results,
    settings: settingsOf(get),
    rules: Object.values(get(creditRulesFact, allRecordsKey) ?? {}),
    disciplines: byUid(wanted, uid => get(recordFact(discipline), uid)),
    taught: data.lines?.length
      ? byUid(wanted, uid =>
          taughtLessons(
            uid,
            terms.map(term => term.uid),
            get,
          ),
        )
      : {},
    teachers: byUid(teachers, uid => get(recordFact(teacher), uid)),
  };
}
const byUid = <V>(uids: readonly string[], find: (uid: string) => V | null): Record<string, V> =>
  Object.fromEntries(
    uids.flatMap(uid => {
      const found = find(uid);
      return found === null ? [] : [[uid, found]];
    }),
  );
