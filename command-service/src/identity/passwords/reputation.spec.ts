import { expect, it } from 'vitest';
import { reputation } from './reputation.ts';

it('an address whose log-ins mostly fail is known as such for ten minutes; a campus with its slips is not', () => {
  let now = 0;
  const addresses = reputation(() => now);
  for (let n = 0; n < 2; n++) addresses.record('flood', false);
  expect(addresses.mostlyFails('flood')).toBe(false);
  addresses.record('flood', false);
  expect([addresses.mostlyFails('flood'), addresses.mostlyFails('other')]).toEqual([true, false]);
  for (let n = 0; n < 300; n++) addresses.record('campus', n % 20 !== 0);
  expect(addresses.mostlyFails('campus')).toBe(false);
  now = 600_001;
  expect(addresses.mostlyFails('flood')).toBe(false);
});
