/** What a kind of lesson counts in the rating, in percent. */
export interface Share {
  load_type: string;
  percent: number;
}
/** Marks of a kind of lessons: how many, and their sum in hundredths of a percent. */
export interface Marks {
  load_type: string;
  marks: number;
  hundredths: number;
}
/** A kind of lessons in a rating. `average`: hundredths of a percent, null without marks; `counts`: it makes the rating. */
export interface RatingPart extends Share {
  marks: number;
  average: number | null;
  counts: boolean;
}

/** Journals of one kind together: who changed the stream has marks in both, and each of them counts once. */
function together(marks: readonly Marks[]): Map<string, Marks> {
  const kinds = new Map<string, Marks>();
  for (const one of marks) {
    const known = kinds.get(one.load_type) ?? { load_type: one.load_type, marks: 0, hundredths: 0 };
    const sum = { marks: known.marks + one.marks, hundredths: known.hundredths + one.hundredths };
    kinds.set(one.load_type, { ...known, ...sum });
  }
  return kinds;
}
const halfUp = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor));
const averageOf = ({ marks, hundredths }: Marks): number | null =>
  marks === 0 ? null : halfUp(BigInt(hundredths), BigInt(marks));

/** What each kind of lessons has come to, in the order of the shares; then kinds that count nothing. */
export function ratingParts(shares: readonly Share[], marks: readonly Marks[]): RatingPart[] {
  const kinds = together(marks);
  const shared = shares.map(({ load_type, percent }) => {
    const sum = kinds.get(load_type) ?? { load_type, marks: 0, hundredths: 0 };
    return { load_type, percent, marks: sum.marks, average: averageOf(sum), counts: percent > 0 && sum.marks > 0 };
  });
  const others = [...kinds.values()].filter(({ load_type }) => !shares.some(one => one.load_type === load_type));
  return [
    ...shared.filter(({ marks: some, percent }) => some > 0 || percent > 0),
    ...others.map(sum => ({
      load_type: sum.load_type,
      percent: 0,
      marks: sum.marks,
      average: averageOf(sum),
      counts: false,
    })),
  ];
}

/**
 * The rating of what journals say of a student, in hundredths of a percent: the average of each kind of lessons by its
 * share. The share of a kind without marks goes to the others in proportion; kinds without a share count nothing. Exact
 * until it is rounded once, half up. Null: nothing counts.
 */
export function ratingOf(shares: readonly Share[], marks: readonly Marks[]): number | null {
  const kinds = together(marks);
  let [dividend, divisor, whole] = [0n, 1n, 0n];
  for (const { load_type, percent } of shares) {
    const sum = kinds.get(load_type);
    if (!sum || sum.marks === 0 || percent <= 0) continue;
    const [share, count] = [BigInt(percent), BigInt(sum.marks)];
    dividend = dividend * count + BigInt(sum.hundredths) * share * divisor;
    divisor *= count;
    whole += share;
  }
  return whole === 0n ? null : halfUp(dividend, divisor * whole);
}
