const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const second = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];
const rest = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * digits[index]!, 0) % 11;

/** The last digit that an individual or business identification number has to have; null: such a number is never issued. */
export function checkDigitOf(number: string): number | null {
  const digits = [...number].map(Number);
  const once = rest(digits, first);
  const check = once === 10 ? rest(digits, second) : once;
  return check === 10 ? null : check;
}

/** A number of Kazakhstan: twelve digits, the last of which follows from the others. That it fits birth date or sex is not asked (since 2013 it need not). */
export const isIin = (text: string): boolean => /^\d{12}$/.test(text) && checkDigitOf(text) === Number(text[11]);
/** A personal number of Kyrgyzstan: fourteen digits without a check. */
export const isPin = (text: string): boolean => /^\d{14}$/.test(text);
