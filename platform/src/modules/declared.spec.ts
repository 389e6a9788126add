import './declared.ts';
import { loadedModules } from '@portal/event-schemas/kernel/module.ts';
import { expect, it } from 'vitest';

it('modules are found in the order of their names, in whichever they were loaded', () => {
  const names = loadedModules().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual(names.toSorted());
});
