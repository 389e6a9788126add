import { isRejection, reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import type { IndividualPlanEvent } from '@portal/event-schemas/plans/events.ts';
import type { PlanAct } from '@portal/event-schemas/plans/rights.ts';
import type {
  AddToPlan,
  ChangePlan,
  ExcludeFromPlan,
  NotifyOfPlan,
  OnDiscipline,
} from '@portal/event-schemas/plans/requests.ts';
import type { PlanActor, PlanEntry } from '@portal/event-schemas/plans/values.ts';
import type { StudyCard } from '../registration/study-card/study-card.ts';
import { chooseLines } from './choosing.ts';
import { entriesOf, entryOf, semesterIn, termNamed } from './entries.ts';
import { individualPlan, type IndividualPlan } from './individual-plan.ts';
import type { PlanKnown } from './known.ts';
import { admissionRefusal, creditRefusal, planRefusal, type PlanSituation } from './policies.ts';

/** Decisions about a student's individual plan. Events for the plan; the card of the term is only looked at. */
export type PlanDecision = Rejection | readonly [readonly IndividualPlanEvent[], readonly never[]];
type States = readonly [IndividualPlan, StudyCard];
export interface PlanMoment {
  now: string;
  by: PlanActor;
}
const done = (...events: readonly IndividualPlanEvent[]): PlanDecision => [events, []];
const after = (plan: IndividualPlan, events: readonly IndividualPlanEvent[]): IndividualPlan =>
  events.reduce(individualPlan.evolve, plan);

/** The discipline that a command names, with all that its rules look at. */
function situationOf(
  act: PlanAct,
  data: OnDiscipline,
  [plan, card]: States,
  known: PlanKnown,
  { now, by }: PlanMoment,
): Rejection | PlanSituation {
  if (!known.study_plan) return reject('registration.study_plan_not_chosen', { student: data.student });
  const entries = entriesOf(data, plan, known);
  const entry = entries.find(one => one.uid === data.uid);
  if (!entry) return reject('registration.plan_discipline_not_found', { uid: data.uid, study_year: data.study_year });
  const term = termNamed(known, entry, data.study_period);
  if (term === undefined)
    return reject(
      'registration.plan_wrong_term',
      { name: entry.name },
      { study_period: 'registration.plan_wrong_term' },
    );
  return { act, by, now, entry, entries, plan, card, term, known };
}

/** Puts disciplines into the plan of a term: electives, or what has to be repeated; the office any. */
export function addToPlan(
  data: AddToPlan,
  [before, card]: States,
  known: PlanKnown,
  { now, by }: PlanMoment,
): PlanDecision {
  if (!known.study_plan) return reject('registration.study_plan_not_chosen', { student: data.student });
  const term = known.terms.find(one => one.uid === data.study_period);
  if (!term) return reject('registration.study_period_not_found', { study_period: data.study_period });
  if (term.end_date < now.slice(0, 10) && by !== 'registrar')
    return reject('registration.plan_term_over', { end_date: term.end_date });
  const semester = semesterIn(known, data.study_year, term);
  if (semester !== null && (semester < 1 || semester > 16))
    return reject('registration.study_period_not_found', { study_period: data.study_period });
  const known_entries = entriesOf(data, before, known);
  if (
    data.main_discipline &&
    !known_entries.some(one => one.uid === data.main_discipline && one.main_discipline === null)
  )
    return reject('registration.plan_discipline_not_found', { uid: data.main_discipline, study_year: data.study_year });
  const entries: PlanEntry[] = [];
  for (const uid of new Set(data.disciplines)) {
    const about = known.disciplines[uid];
    if (!about)
      return reject(
        'registration.plan_discipline_not_found',
        { uid, study_year: data.study_year },
        { disciplines: 'registration.plan_discipline_not_found' },
      );
    const entry = entryOf(data, about, semester, data.main_discipline);
    if (known_entries.some(one => one.uid === entry.uid))
      return reject('registration.plan_already', { name: entry.name });
    const refusal =
      admissionRefusal(entry, by, known) ??
      creditRefusal(entry, { by, entries: [...known_entries, ...entries], plan: before, card, term, known });
    if (refusal) return refusal;
    entries.push(entry);
  }
  return done({
    type: 'PlanDisciplinesAdded',
    data: { student: data.student, study_year: data.study_year, by, entries },
  });
}

/** Chooses languages and teachers of lines, and takes another discipline in the place of this one. */
export function changePlan(data: ChangePlan, states: States, known: PlanKnown, moment: PlanMoment): PlanDecision {
  const situation = situationOf(data.discipline === null ? 'choose' : 'change', data, states, known, moment);
  if (isRejection(situation)) return situation;
  const refusal = planRefusal(situation);
  if (refusal) return refusal;
  const chosen = chooseLines(
    states[0],
    { ...situation, student: data.student, study_year: data.study_year },
    data.lines,
  );
  if (isRejection(chosen)) return chosen;
  if (data.discipline === null) return done(...chosen);
  const replaced = replace(data, data.discipline, { ...situation, plan: after(states[0], chosen) });
  return isRejection(replaced) ? replaced : done(...chosen, ...replaced);
}

/** What stands in the place of another discipline is replaced by taking that change back first. */
function replace(data: OnDiscipline, discipline: string, situation: PlanSituation): Rejection | IndividualPlanEvent[] {
  const { by, known, entry, plan, entries, card, term } = situation;
  const base = { student: data.student, study_year: data.study_year, by };
  const main = entries.find(one => one.uid === entry.main_discipline && plan.out[one.uid]?.replacement === entry.uid);
  const repealed: IndividualPlanEvent[] = main
    ? [{ type: 'PlanDisciplineRepealed', data: { ...base, entry: main, removed: entry.uid } }]
    : [];
  const target = main ?? entry;
  const about = known.disciplines[discipline];
  if (!about)
    return reject(
      'registration.plan_discipline_not_found',
      { uid: discipline, study_year: data.study_year },
      { discipline: 'registration.plan_discipline_not_found' },
    );
  const replacement = entryOf(data, about, target.semester, target.uid);
  if (entries.some(one => one.uid === replacement.uid))
    return reject('registration.plan_already', { name: replacement.name });
  const changed: IndividualPlanEvent = { type: 'PlanDisciplineChanged', data: { ...base, entry: target, replacement } };
  const without = after(plan, [
    ...repealed,
    { type: 'PlanDisciplineExcluded', data: { ...base, entry: target, is_active: false, reason: '' } },
  ]);
  const left = entries.filter(one => one.uid !== entry.uid || !main);
  const refusal =
    admissionRefusal(replacement, by, known) ??
    (by !== 'registrar' && replacement.credits < target.credits
      ? reject('registration.plan_credits_short', {
          name: replacement.name,
          credits: replacement.credits,
          needed: target.credits,
        })
      : null) ??
    creditRefusal(replacement, { by, entries: left, plan: without, card, term, known });
  return refusal ?? [...repealed, changed];
}

/** Takes a change or an exclusion back; named by the discipline or by what stands in its place. */
export function repealPlan(data: OnDiscipline, states: States, known: PlanKnown, moment: PlanMoment): PlanDecision {
  const named = situationOf('repeal', data, states, known, moment);
  if (isRejection(named)) return named;
  const { plan, entries } = named;
  const main = plan.out[named.entry.uid]
    ? undefined
    : entries.find(one => plan.out[one.uid]?.replacement === named.entry.uid);
  const situation = { ...named, entry: main ?? named.entry };
  const { entry } = situation;
  const refusal = planRefusal(situation);
  if (refusal) return refusal;
  const removed = plan.out[entry.uid]!.replacement;
  const event: IndividualPlanEvent = {
    type: 'PlanDisciplineRepealed',
    data: { student: data.student, study_year: data.study_year, by: moment.by, entry, removed },
  };
  const restored = after(plan, [
    event,
    { type: 'PlanDisciplineExcluded', data: { ...event.data, is_active: false, reason: '' } },
  ]);
  return (
    creditRefusal(entry, { ...situation, entries: entries.filter(one => one.uid !== removed), plan: restored }) ??
    done(event)
  );
}

/** Takes a discipline out of the plan, or puts it back. What is so already makes no event. */
export function excludeFromPlan(
  data: ExcludeFromPlan,
  states: States,
  known: PlanKnown,
  moment: PlanMoment,
): PlanDecision {
  const named = situationOf(data.is_active ? 'repeal' : 'exclude', data, states, known, moment);
  if (isRejection(named)) return named;
  const { plan, entry } = named;
  const out = plan.out[entry.uid];
  if (data.is_active ? !out : out?.replacement === null) return done();
  const refusal = planRefusal(named) ?? (data.is_active ? creditRefusal(entry, named) : null);
  if (refusal) return refusal;
  if (out?.replacement) return reject('registration.plan_inactive', { name: entry.name });
  return done({
    type: 'PlanDisciplineExcluded',
    data: {
      student: data.student,
      study_year: data.study_year,
      by: moment.by,
      entry,
      is_active: data.is_active,
      reason: data.reason,
    },
  });
}

/** The student tells the advisor of changes; advisor and office tell the student. */
export function notifyOfPlan(
  { student, study_year, message }: NotifyOfPlan,
  plan: IndividualPlan,
  advisor: string | null,
  by: PlanActor,
): Rejection | readonly [readonly IndividualPlanEvent[]] {
  if (by === 'student' && advisor === null) return reject('registration.no_advisor');
  if (by === 'student' && !plan.unreported && message === '')
    return reject('registration.plan_nothing_to_report', { student, study_year });
  return [
    [
      {
        type: 'PlanChangeNotified',
        data: { student, study_year, by, to: by === 'student' ? advisor! : student, message },
      },
    ],
  ];
}
