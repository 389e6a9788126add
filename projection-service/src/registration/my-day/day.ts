/** The calendar day of a moment in a time zone, as `2026-11-21`. */
export function dayOf(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string): string => parts.find(one => one.type === type)!.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}
