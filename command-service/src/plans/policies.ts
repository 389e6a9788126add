import { reject, type Rejection } from '@portal/event-schemas/kernel/rejections.ts';
import { planRights, type PlanAct } from '@portal/event-schemas/plans/rights.ts';
import type { PlanActor, PlanEntry } from '@portal/event-schemas/plans/values.ts';
import { creditLimit } from '../registration/registering/credit-limit.ts';
import type { StudyCard } from '../registration/study-card/study-card.ts';
import { plannedCredits } from './entries.ts';
import type { IndividualPlan } from './individual-plan.ts';
import type { PlanKnown, Term } from './known.ts';

/** What the rules look at: who acts on which discipline of which plan, and what is known. `entries`: all disciplines of the year. */
export interface PlanSituation {
  act: PlanAct;
  by: PlanActor;
  now: string;
  entry: PlanEntry;
  entries: readonly PlanEntry[];
  plan: IndividualPlan;
  card: StudyCard;
  /** The term of the discipline; null while the calendar has none. */
  term: Term | null;
  known: PlanKnown;
}
type Rule = (situation: PlanSituation) => Rejection | null;
interface PlanPolicy {
  name: string;
  rule: Rule;
  /** For which acts it holds, and who need not heed it. */
  acts: readonly PlanAct[];
  past: readonly PlanActor[];
}

export const isElective = (known: PlanKnown, discipline: string): boolean =>
  known.disciplines[discipline]?.component === 'kv';
const onCard = (card: StudyCard, discipline: string) =>
  [...Object.values(card.courses), ...Object.values(card.queued)].find(course => course.discipline === discipline);

const termNotOver: Rule = ({ term, now }) =>
  term && term.end_date < now.slice(0, 10) ? reject('registration.plan_term_over', { end_date: term.end_date }) : null;
const notCompleted: Rule = ({ entry, known }) => {
  const result = known.results.find(one => one.discipline === entry.discipline && one.completed);
  return result ? reject('registration.plan_completed', { name: entry.name, letter: result.letter }) : null;
};
/** Looks at the discipline that stands in its place too. */
const notRegistered: Rule = ({ entry, plan, card }) => {
  const replacement = plan.added[plan.out[entry.uid]?.replacement ?? '']?.entry;
  const registered = [entry, ...(replacement ? [replacement] : [])].find(one => onCard(card, one.discipline));
  return registered ? reject('registration.plan_registered', { name: registered.name }) : null;
};
const standsInPlan: Rule = ({ entry, plan }) =>
  plan.out[entry.uid] ? reject('registration.plan_inactive', { name: entry.name }) : null;
const isOut: Rule = ({ entry, plan }) =>
  plan.out[entry.uid] ? null : reject('registration.plan_nothing_to_repeal', { name: entry.name });
const mayAct: Rule = ({ act, by, entry, plan, known }) => {
  const code = planRights[act](by, {
    elective: isElective(known, entry.discipline),
    added_by: plan.added[entry.uid]?.by ?? null,
    changed_by: plan.out[entry.uid]?.by ?? null,
  });
  return code ? reject(code, { name: entry.name }) : null;
};

/** What every act on a discipline of the plan checks, in this order. The office corrects past terms too. */
export const planPolicies: readonly PlanPolicy[] = [
  {
    name: 'the term is not over',
    rule: termNotOver,
    acts: ['choose', 'change', 'repeal', 'exclude'],
    past: ['registrar'],
  },
  { name: 'not studied already', rule: notCompleted, acts: ['choose', 'change', 'repeal', 'exclude'], past: [] },
  {
    name: 'not on the card of the term',
    rule: notRegistered,
    acts: ['choose', 'change', 'repeal', 'exclude'],
    past: [],
  },
  { name: 'stands in the plan', rule: standsInPlan, acts: ['choose', 'change', 'exclude'], past: [] },
  { name: 'is changed or excluded', rule: isOut, acts: ['repeal'], past: [] },
  { name: 'may be done by this person', rule: mayAct, acts: ['change', 'repeal', 'exclude'], past: [] },
];
export function planRefusal(situation: PlanSituation): Rejection | null {
  for (const { rule, acts, past } of planPolicies) {
    const refusal = acts.includes(situation.act) && !past.includes(situation.by) ? rule(situation) : null;
    if (refusal) return refusal;
  }
  return null;
}

/**
 * A discipline that comes into the plan: not studied, for the student's level and program, an elective or (`retake`)
 * one to be repeated. The office adds any.
 */
export function admissionRefusal(entry: PlanEntry, by: PlanActor, known: PlanKnown): Rejection | null {
  const about = known.disciplines[entry.discipline]!;
  const results = known.results.filter(one => one.discipline === entry.discipline);
  const completed = results.find(one => one.completed);
  if (completed) return reject('registration.plan_completed', { name: entry.name, letter: completed.letter });
  if (by === 'registrar' || results.length > 0) return null;
  const { student } = known;
  if (student && about.preparation_levels.length > 0 && !about.preparation_levels.includes(student.preparation_level))
    return reject('registration.course_not_for_level', {
      course: entry.name,
      preparation_level: student.preparation_level,
    });
  if (
    student &&
    about.edu_programs.length > 0 &&
    ![student.edu_program, known.study_plan?.edu_program].some(one => one && about.edu_programs.includes(one))
  )
    return reject('registration.course_not_for_program', { course: entry.name });
  return isElective(known, entry.discipline) ? null : reject('registration.plan_not_elective', { name: entry.name });
}

/** The plan of a term does not go above its credit limit, unless the office says so. */
export function creditRefusal(
  entry: PlanEntry,
  { by, entries, plan, card, term, known }: Pick<PlanSituation, 'by' | 'entries' | 'plan' | 'card' | 'term' | 'known'>,
): Rejection | null {
  if (by === 'registrar') return null;
  const { max } = creditLimit(
    { ...known, semester: term?.semester ?? (entry.semester === null ? 'summer' : null) },
    card,
    term?.uid ?? '',
  );
  const current = plannedCredits(entries, plan, entry.semester);
  return current + entry.credits > max
    ? reject('registration.plan_credit_limit', { name: entry.name, current, adding: entry.credits, max })
    : null;
}
