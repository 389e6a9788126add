/**
 * Marks are computed in integers: a percent of 97.1 is 9710 hundredths, 3.33 points are 333. So nothing is lost on the
 * way, and what is rounded is rounded once, half up, at the end.
 */
export const hundredths = (value: number): number => Math.round(value * 100);
export const fromHundredths = (value: number): number => value / 100;
/** Of two whole numbers, not negative: their quotient as a whole number, half up. */
export const dividedHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
