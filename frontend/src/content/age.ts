import type { Text } from '../i18n/catalogue.ts';
import type ru from './i18n/ru.ts';

const day = 86_400_000;
/** How long something has waited, in whole days. */
export const daysSince = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / day));

type Say = Text<typeof ru>;
/** «ждёт 3 дня», of several the oldest; of what came today nothing is said. */
export function ageOf(t: Say, { since, count }: { since: string | null; count: number }, now: number): string | null {
  const days = since === null ? 0 : daysSince(since, now);
  return days === 0 ? null : t(count === 1 ? 'work.age' : 'work.oldest', { smart_count: days });
}

/** How near a deadline is: over, within a day, within three, or far. */
export function nearness(due: string, now: number): 'over' | 'today' | 'soon' | 'far' {
  const left = Date.parse(due) - now;
  if (left <= 0) return 'over';
  return left <= day ? 'today' : left <= 3 * day ? 'soon' : 'far';
}
