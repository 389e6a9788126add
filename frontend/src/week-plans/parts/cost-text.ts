import type { WeekCost } from '@portal/event-schemas/week-plans/cost.ts';
import { useFormat } from '../../i18n/format.ts';
import { dayKeys, useRegistrationText } from '../../registration/api.ts';
import { usePlannerText } from '../planner-text.ts';

/** What speaks against a week, in words, what counts most for most people first. */
export function useCostText(): (cost: WeekCost) => string {
  const t = usePlannerText();
  const r = useRegistrationText();
  const { number } = useFormat();
  const about = (value: number): string => number(value, value < 10 && !Number.isInteger(value) ? 1 : 0);
  return ({ gaps, early, late, pause, busy_days, other_teachers, other_languages }) =>
    [
      gaps < 1 ? t('cost.no_gaps') : t('cost.gaps', { hours: Math.floor(gaps / 60), minutes: Math.round(gaps % 60) }),
      early > 0 && t('cost.early', { count: about(early) }),
      late > 0 && t('cost.late', { count: about(late) }),
      pause > 0 && t('cost.pause', { count: about(pause) }),
      busy_days.length > 0 && t('cost.busy', { days: busy_days.map(day => r(`day.${dayKeys[day]!}`)).join(', ') }),
      other_teachers.length > 0 && t('cost.teachers', { count: other_teachers.length }),
      other_languages > 0 && t('cost.languages', { count: other_languages }),
    ]
      .filter(Boolean)
      .join(' · ');
}
