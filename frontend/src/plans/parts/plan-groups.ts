import type { PlanCredits } from '@portal/event-schemas/plans/views.ts';
import type { ChildDiscipline, StudentDiscipline } from '../calls.ts';

export interface TermGroup {
  key: string;
  study_year: number;
  term: StudentDiscipline['term'];
  study_period: string | null;
  entries: StudentDiscipline[];
}
const order = ['autumn', 'spring', 'summer'] as const;

/** The disciplines of a plan by study year and term, in the order of the year. */
export function byTerm(results: readonly StudentDiscipline[]): TermGroup[] {
  const groups = new Map<string, TermGroup>();
  for (const entry of results) {
    const key = `${entry.study_year}.${entry.term}`;
    const group = groups.get(key) ?? {
      key,
      study_year: entry.study_year,
      term: entry.term,
      study_period: null,
      entries: [],
    };
    groups.set(key, {
      ...group,
      study_period: group.study_period ?? entry.study_period,
      entries: [...group.entries, entry],
    });
  }
  return [...groups.values()].sort(
    (a, b) => a.study_year - b.study_year || order.indexOf(a.term) - order.indexOf(b.term),
  );
}

/** What counts: main disciplines and what stands in their place, without those that are out of the plan. */
export const countedOf = (entries: readonly StudentDiscipline[]): ChildDiscipline[] =>
  entries.flatMap(entry => [entry, ...entry.children]).filter(entry => entry.is_active);

export function creditsOf(entries: readonly ChildDiscipline[]): PlanCredits {
  const sum = (fits: (entry: ChildDiscipline) => boolean): number =>
    entries.reduce((total, entry) => (fits(entry) ? total + entry.credit : total), 0);
  const [total, current_count, onway] = [
    sum(() => true),
    sum(entry => entry.status === 'accomplished'),
    sum(entry => entry.status === 'registered'),
  ];
  return { total, current_count, onway, left: total - current_count - onway };
}

/** The plan by cycle and component, each with its credits. */
export function byCycle(entries: readonly ChildDiscipline[]): {
  cycle: NonNullable<ChildDiscipline['cycle']>;
  component: NonNullable<ChildDiscipline['component']>;
  credits: PlanCredits;
  count: number;
}[] {
  return (['ood', 'bd', 'pd'] as const).flatMap(cycle =>
    (['ok', 'vk', 'kv'] as const).flatMap(component => {
      const group = entries.filter(entry => entry.cycle === cycle && entry.component === component);
      return group.length > 0 ? [{ cycle, component, credits: creditsOf(group), count: group.length }] : [];
    }),
  );
}
