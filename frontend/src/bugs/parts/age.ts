import { useBugText } from '../text.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a bug has been open, or was until it was performed. */
export function ageOf(
  from: string,
  to: string | null,
  now: number,
): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const passed = Math.max(0, (to === null ? now : Date.parse(to)) - Date.parse(from));
  if (passed >= 2 * day) return { unit: 'days', count: Math.floor(passed / day) };
  return passed >= 2 * hour
    ? { unit: 'hours', count: Math.floor(passed / hour) }
    : { unit: 'minutes', count: Math.floor(passed / minute) };
}

/** The age in words. */
export function useAge(): (row: Record<string, unknown>) => string {
  const t = useBugText();
  return row => {
    const { unit, count } = ageOf(
      String(row['created_at']),
      row['performed_at'] ? String(row['performed_at']) : null,
      Date.now(),
    );
    return t(unit, { smart_count: count });
  };
}
