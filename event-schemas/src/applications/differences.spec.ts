import { describe, expect, it } from 'vitest';
import { aField } from '../forms/testing/properties.ts';
import type { TypeDefinition } from './definition.ts';
import { differencesOf, same } from './differences.ts';

const name = { ru: 'Шаг', kk: 'Қадам', en: 'Step', ky: 'Кадам' };
const waypoint = {
  code: 'sign',
  name,
  actors: [{ kind: 'role' as const, role: 'office' as const }],
  in_order: false,
  acts: ['approve' as const],
  comment_required: [],
  deadline_days: null,
  remind_days_before: null,
};
const before: TypeDefinition = {
  names: name,
  description: null,
  audience: { roles: ['student'], preparation_levels: [], study_forms: [], courses: [], edu_programs: [] },
  period: null,
  blocked_by: [],
  max_open: null,
  properties: [aField('int'), aField('text')],
  agreement: null,
  completion_message: null,
  route: {
    steps: [{ code: 'one', name, waypoints: [waypoint], forward_to: [], next: [{ when: null, to: null }] }],
    after_return: 'resume',
  },
};
const told = (after: TypeDefinition) =>
  differencesOf(before, after).map(({ what, how, parts }) => [what, how, ...parts].join(' '));

describe('the difference of two definitions', () => {
  it('is nothing for the same, in whatever order their keys stand', () => {
    expect(told(JSON.parse(JSON.stringify(before)))).toEqual([]);
    expect(same({ a: 1, b: [1, { c: 2, d: 3 }] }, { b: [1, { d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same([], {})).toBe(false);
  });
  it('names what changed in general', () =>
    expect(told({ ...before, max_open: 2, route: { ...before.route, after_return: 'from_start' } })).toEqual([
      'general changed max_open after_return',
    ]));
  it('finds fields again by their uid: added, removed, changed, moved', () => {
    expect(told({ ...before, properties: [before.properties[1]!, before.properties[0]!] })).toEqual([
      'field moved',
      'field moved',
    ]);
    expect(
      told({
        ...before,
        properties: [{ ...before.properties[0]!, required: true, prop_code: 'amount' }, aField('bool')],
      }),
    ).toEqual(['field added', 'field removed', 'field changed prop_code required']);
  });
  it('tells of steps and of their waypoints apart', () => {
    const step = before.route.steps[0]!;
    const after = {
      ...before,
      route: {
        ...before.route,
        steps: [
          {
            ...step,
            waypoints: [
              { ...waypoint, deadline_days: 3 },
              { ...waypoint, code: 'other' },
            ],
          },
        ],
      },
    };
    expect(told(after)).toEqual(['waypoint added', 'waypoint changed deadline_days']);
  });
});
