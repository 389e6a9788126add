/**
 * How likely one of the first is slower than one of the others (Mann–Whitney U over all pairs): 0.5 where nobody can
 * tell them apart, whatever the machine's speed.
 */
export function likelihoodOfSlower(first: readonly number[], others: readonly number[]): number {
  const slower = first.reduce(
    (sum, one) => sum + others.reduce((pairs, other) => pairs + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  return slower / (first.length * others.length);
}
