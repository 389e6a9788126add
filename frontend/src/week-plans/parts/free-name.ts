import { useWeekPlans } from '../calls.ts';
import { usePlannerText } from '../planner-text.ts';

/** The name of a new plan: "Plan 2", the first that is free. */
export function useFreeName(card: string): () => string {
  const t = usePlannerText();
  const plans = useWeekPlans(card);
  return () => {
    const names = plans.data?.plans.map(({ name }) => name) ?? [];
    let number = names.length + 1;
    while (names.includes(t('plans.number', { number }))) number++;
    return t('plans.number', { number });
  };
}
