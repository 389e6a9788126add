import type { Screen } from '@portal/event-schemas/kernel/screens.ts';
import { describe, expect, it } from 'vitest';
import { isHidden } from './tabs.ts';

const screen: Screen = {
  id: 'courses',
  module: 'x',
  area: 'office',
  path: 'courses',
  roles: ['office', 'supervisor'],
  title: 't',
  menu: { group: 'office', order: 1 },
};
const hides = (role: 'office' | 'supervisor' | 'teacher', is_visible = false) => ({
  role,
  screen: 'courses',
  is_visible,
});

describe('a tab of the menu', () => {
  it.each([
    ['without a rule', ['office'], [], false],
    ['hidden for the only role', ['office'], [hides('office')], true],
    ['hidden for one of two roles that open it', ['office', 'supervisor'], [hides('office')], false],
    ['hidden for both', ['office', 'supervisor'], [hides('office'), hides('supervisor')], true],
    ['hidden for the role that opens it, the other role does not', ['office', 'teacher'], [hides('office')], true],
    ['shown by its rule', ['office'], [hides('office', true)], false],
    ['nobody’s who may not open it', ['teacher'], [hides('teacher')], false],
  ] as const)('%s', (_, held, rules, hidden) => expect(isHidden(screen, held, rules)).toBe(hidden));
});
