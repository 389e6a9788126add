import { randomInt } from 'node:crypto';

const digits = '23456789';
const lower = 'abcdefghijkmnpqrstuvwxyz';
const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const pick = (from: string): string => from[randomInt(from.length)]!;

/** A temporary password that keeps the rules: twelve characters in groups of four, none that look alike. */
export function temporaryPassword(): string {
  const characters = [
    pick(digits),
    pick(lower),
    pick(upper),
    ...Array.from({ length: 9 }, () => pick(digits + lower + upper)),
  ];
  for (let left = characters.length - 1; left > 0; left--) {
    const other = randomInt(left + 1);
    [characters[left], characters[other]] = [characters[other]!, characters[left]!];
  }
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}
