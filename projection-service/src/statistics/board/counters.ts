/**
 * What the board counts. For a course: seats in students and what has happened; for the whole period (`*`) the sums of its courses, `cards` with a
 * course on them, and cards sent and approved; for a card status `cards` in it; for a refusal's code `refused`.
 */
export const counterNames = [
  'capacity',
  'taken',
  'held',
  'offered',
  'waiting',
  'registered',
  'dropped',
  'joined',
  'passed',
  'refused',
  'cards',
  'sent',
  'approved',
] as const;
export type CounterName = (typeof counterNames)[number];
export type Counters = Record<CounterName, number>;

export const noCounters = (): Counters => Object.fromEntries(counterNames.map(name => [name, 0])) as Counters;
export function addTo(sum: Counters, change: Partial<Counters>): void {
  for (const name of counterNames) sum[name] += change[name] ?? 0;
}
export const minus = (one: Counters, other: Counters): Counters =>
  Object.fromEntries(counterNames.map(name => [name, one[name] - other[name]])) as Counters;

/** Keys under which is counted, beside the uids of courses. */
export const wholePeriod = '*';
export const statusKey = (status: string): string => `status:${status}`;
export const codeKey = (code: string): string => `code:${code}`;
