import type { IndividualPlanEvent } from '@portal/event-schemas/plans/events.ts';
import type { PlanActor, PlanEntry } from '@portal/event-schemas/plans/values.ts';
import type { LoadType } from '@portal/event-schemas/registration/values.ts';
import type { Aggregate } from '@portal/platform/dispatcher/types.ts';

/** What is chosen for the line of one load type. */
export interface ChosenLine {
  language: string | null;
  teacher: string | null;
}
export type ChosenLines = Partial<Record<LoadType, ChosenLine>>;
/** A discipline that is out of the plan: excluded, or with another one in its place. */
export interface OutOfPlan {
  by: PlanActor;
  replacement: string | null;
}
/** What people decided about one study year of a student; by `uid` of the plan's disciplines. Plain JSON: it is also a fact of its own decisions. */
export interface IndividualPlan {
  added: Readonly<Record<string, { entry: PlanEntry; by: PlanActor }>>;
  out: Readonly<Record<string, OutOfPlan>>;
  lines: Readonly<Record<string, ChosenLines>>;
  /** The student has changed something since the advisor was last told. */
  unreported: boolean;
}
export const asPlanned: IndividualPlan = { added: {}, out: {}, lines: {}, unreported: false };
export const planId = (data: { student: string; study_year: number }): string => `${data.student}.${data.study_year}`;

/** Stream `individual_plan-<student>.<study year>`. */
export const individualPlan: Aggregate<IndividualPlan, IndividualPlanEvent> = {
  name: 'individual_plan',
  initialState: () => asPlanned,
  evolve: (plan, event): IndividualPlan => {
    const after = changed(plan, event);
    if (event.type === 'PlanChangeNotified')
      return event.data.by === 'student' ? { ...after, unreported: false } : after;
    return after !== plan && event.data.by === 'student' ? { ...after, unreported: true } : after;
  },
};

function changed(plan: IndividualPlan, { type, data }: IndividualPlanEvent): IndividualPlan {
  switch (type) {
    case 'PlanDisciplinesAdded':
      return {
        ...plan,
        added: { ...plan.added, ...Object.fromEntries(data.entries.map(entry => [entry.uid, { entry, by: data.by }])) },
      };
    case 'PlanLanguageChosen':
      return withLines(plan, data.entry.uid, data.load_types, line =>
        line.language === data.language ? line : { language: data.language, teacher: null },
      );
    case 'PlanTeacherChosen':
      return withLines(plan, data.entry.uid, data.load_types, line => ({ ...line, teacher: data.teacher }));
    case 'PlanDisciplineChanged':
      return {
        ...plan,
        added: { ...plan.added, [data.replacement.uid]: { entry: data.replacement, by: data.by } },
        out: { ...plan.out, [data.entry.uid]: { by: data.by, replacement: data.replacement.uid } },
      };
    case 'PlanDisciplineRepealed': {
      const gone = data.removed === null ? [] : [data.removed];
      return {
        ...plan,
        added: without(plan.added, gone),
        lines: without(plan.lines, gone),
        out: without(plan.out, [...gone, data.entry.uid]),
      };
    }
    case 'PlanDisciplineExcluded':
      return {
        ...plan,
        out: data.is_active
          ? without(plan.out, [data.entry.uid])
          : { ...plan.out, [data.entry.uid]: { by: data.by, replacement: null } },
      };
    default:
      return plan;
  }
}

/** A line that nobody has chosen for has neither language nor teacher. */
export const lineOf = (plan: IndividualPlan, uid: string, load: LoadType): ChosenLine =>
  plan.lines[uid]?.[load] ?? { language: null, teacher: null };

function withLines(
  plan: IndividualPlan,
  uid: string,
  loads: readonly LoadType[],
  change: (line: ChosenLine) => ChosenLine,
): IndividualPlan {
  const chosen = Object.fromEntries(loads.map(load => [load, change(lineOf(plan, uid, load))]));
  return { ...plan, lines: { ...plan.lines, [uid]: { ...plan.lines[uid], ...chosen } } };
}
const without = <V>(entries: Readonly<Record<string, V>>, keys: readonly string[]): Record<string, V> =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.includes(key)));
